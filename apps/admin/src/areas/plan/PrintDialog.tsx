import { offerFile } from '@tafelrunde/client/offer-file'
import { getPlanPaper, PaperOrder, PaperPlan, PaperSize } from '@tafelrunde/contract/admin/events/plan'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { Panel } from './Panel.tsx'
import css from './panel.module.css'

const plans: Record<PaperPlan, string> = {
  published: 'der veröffentlichte Plan',
  draft: 'die Arbeitsfassung',
}
const orders: Record<PaperOrder, string> = {
  day: 'nach Tagen',
  room: 'nach Räumen',
  lecturer: 'nach Referenten',
}
const sizes: Record<PaperSize, string> = { a4: 'A4', a3: 'A3, größere Schrift' }

type ChoiceProps<Value extends string> = {
  label: string
  texts: Record<Value, string>
  value: Value
  choose: (value: Value) => void
  options: readonly Value[]
}

const Choice = <Value extends string>(props: ChoiceProps<Value>) => (
  <li>
    <label>
      <span>{props.label}</span>
      <select
        value={props.value}
        onChange={({ target }) => {
          const chosen = props.options.find(option => option === target.value)
          if (chosen) props.choose(chosen)
        }}
      >
        {props.options.map(option => (
          <option key={option} value={option}>
            {props.texts[option]}
          </option>
        ))}
      </select>
    </label>
  </li>
)

type Props = { event: number; close: () => void }

/** Saves the plan of an event for printing. */
export const PrintDialog = ({ event, close }: Props) => {
  const [plan, setPlan] = useState<PaperPlan>('published')
  const [by, setBy] = useState<PaperOrder>('day')
  const [size, setSize] = useState<PaperSize>('a4')
  const save = async () => {
    const bytes = await call(getPlanPaper, { params: { id: event }, query: { by, size, plan } })
    offerFile(plan === 'draft' ? 'Raumplan (Entwurf).pdf' : 'Raumplan.pdf', bytes)
  }
  const { run, isBusy } = useDeed(save, { onSuccess: close })
  return (
    <Panel
      title="Raumplan drucken"
      note="Als PDF zum Aushängen, Austeilen und Verschicken."
      close={close}
      foot={
        <>
          <p>Die Arbeitsfassung trägt auf jeder Seite das Wort „Entwurf“.</p>
          <Button variant="contained" label="PDF speichern" disabled={isBusy} onClick={() => run()} />
        </>
      }
    >
      <ul className={`${css['rules']} ${css['rules--wide']}`}>
        <Choice
          label="Gedruckt wird"
          texts={plans}
          value={plan}
          options={PaperPlan.options}
          choose={setPlan}
        />
        <Choice label="Geordnet" texts={orders} value={by} options={PaperOrder.options} choose={setBy} />
        <Choice label="Papier" texts={sizes} value={size} options={PaperSize.options} choose={setSize} />
      </ul>
    </Panel>
  )
}
