import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { Chart, changeDatev, chartLength, type DatevSettings } from '@tafelrunde/contract/admin/money/datev'
import { Sphere } from '@tafelrunde/contract/admin/money/datev-settlements'
import { TaxCase } from '@tafelrunde/contract/values/tax'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../providers/call.ts'
import { Button } from '../../../shared/deeds/Button.tsx'
import { useDeed } from '../../../shared/deeds/useDeed.ts'
import { Choice } from './Choice.tsx'
import css from './datev.module.css'
import {
  caseTexts,
  chartTexts,
  monthTexts,
  paymentTexts,
  problemOf,
  settlementTexts,
  sphereTexts,
} from './fields.texts.ts'
import { NumberField } from './NumberField.tsx'
import {
  bodyOf,
  type Chosen,
  proposedBy,
  settlementField,
  settlementNames,
  type Typed,
  typedOf,
  ways,
} from './settings.form.ts'

/** The numbers of adviser and client, the financial year and the accounts; some charts propose theirs. */
export const Settings = ({ saved }: { saved: DatevSettings }) => {
  const [fields, setFields] = useState<Typed>(() => typedOf(saved))
  const [chosen, setChosen] = useState<Chosen>({
    chart: saved.chart,
    length: String(saved.account_length),
    month: String(saved.year_starts),
    sphere: saved.invoice_sphere ?? '',
    settlementSphere: saved.settlements.sphere ?? '',
    serviceDate: saved.service_date,
  })
  const [isTried, setTried] = useState(false)
  const queries = useQueryClient()
  const length = Number(chosen.length)
  const problem = (name: string) => problemOf(name, fields[name] ?? '', length)
  const save = useDeed(() => call(changeDatev, { body: bodyOf(fields, chosen) }), {
    done: 'Gespeichert.',
    shows: () => true,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['invoices', 'datev'] }),
  })
  const changeChart = (value: string) => {
    const chart = Chart.options.find(one => one === value) ?? chosen.chart
    const digits = chartLength[chart]
    setChosen({ ...chosen, chart, length: String(digits) })
    setFields({ ...fields, ...proposedBy(chart, digits) })
  }
  const field = (name: string, label: string, help = '', of = '') => (
    <NumberField
      key={name}
      label={label}
      value={fields[name] ?? ''}
      set={text => setFields({ ...fields, [name]: text })}
      problem={isTried ? problem(name) : undefined}
      help={help}
      of={of}
    />
  )
  const sphere = (name: 'sphere' | 'settlementSphere', label: string) => (
    <Choice
      label={label}
      help={
        chosen.chart === '49'
          ? 'Bei SKR49 steht sie im Konto.'
          : `Steht in ${chosen.chart === '42' ? 'KOST1, die Kostenstelle der Veranstaltung in KOST2' : 'KOST2, die Kostenstelle der Veranstaltung in KOST1'}.`
      }
      value={chosen[name]}
      set={text => setChosen({ ...chosen, [name]: text })}
      options={[['', 'nicht angeben'], ...Sphere.options.map(one => [one, sphereTexts[one]] as const)]}
    />
  )
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault()
    setTried(true)
    if (Object.keys(fields).every(name => !problem(name))) save.run()
  }
  return (
    <form onSubmit={submit} className={css['form']} noValidate>
      {field('consultant', 'Beraternummer')}
      {field('client', 'Mandantennummer')}
      <Choice
        label="Kontenrahmen"
        help="Wer ihn wechselt, bekommt bei SKR03 und SKR04 dessen Konten vorgeschlagen."
        value={chosen.chart}
        set={changeChart}
        options={Chart.options.map(one => [one, chartTexts[one]])}
      />
      <Choice
        label="Stellen eines Kontos"
        help="Personenkonten haben eine Stelle mehr."
        value={chosen.length}
        set={text => setChosen({ ...chosen, length: text })}
        options={['4', '5', '6', '7', '8'].map(one => [one, one])}
      />
      <Choice
        label="Das Wirtschaftsjahr beginnt im"
        value={chosen.month}
        set={month => setChosen({ ...chosen, month })}
        options={monthTexts.map((month, index) => [String(index + 1), month])}
      />
      <FormControlLabel
        label="Leistungsdatum mitgeben (mit der Steuerberatung absprechen)"
        control={
          <Checkbox
            checked={chosen.serviceDate}
            onChange={({ target }) => setChosen({ ...chosen, serviceDate: target.checked })}
          />
        }
      />
      {sphere('sphere', 'Sphäre der Erlöse')}
      {field('debtor', 'Debitorenkonto', 'Ein Sammelkonto für alle Aussteller')}
      {TaxCase.options.map(one => (
        <div key={one} className={css['pair']}>
          {field(one, caseTexts[one])}
          {field(
            `key.${one}`,
            'Schlüssel',
            one === 'standard' ? 'Leer bei Automatikkonten' : '',
            caseTexts[one],
          )}
        </div>
      ))}
      <p>Die Konten der Zahlungen brauchen Sie nur, wenn Sie Zahlungen exportieren.</p>
      {ways.map(way => field(`pay.${way}`, ...paymentTexts[way]))}
      <p>Was folgt, brauchen Sie nur, wenn Sie Abrechnungen exportieren; bezahlt werden sie vom Bankkonto.</p>
      {settlementNames.map(name => field(settlementField(name), ...settlementTexts[name]))}
      {sphere('settlementSphere', 'Sphäre der Abrechnungen')}
      {save.problem && (
        <p role="alert" className="ask__problem">
          {save.problem}
        </p>
      )}
      <div>
        <Button type="submit" variant="contained" size="medium" label="Speichern" disabled={save.isBusy} />
      </div>
    </form>
  )
}
