import { discardPlan, getPlanReach, type Plan, publishPlan } from '@tafelrunde/contract/admin/events/plan'
import type { Clash } from '@tafelrunde/contract/events/plan-clashes'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Ask } from '../../shared/deeds/Ask.tsx'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { ChangeList } from './ChangeList.tsx'
import { ClashList } from './Clashes.tsx'
import type { Change } from './changes.rules.ts'
import { Panel } from './Panel.tsx'
import css from './panel.module.css'

type Props = {
  plan: Plan
  changes: Change[]
  clashes: Clash[]
  close: () => void
  show: (key: string) => void
  published: () => Promise<unknown>
}

const Reach = ({ plan }: { plan: Plan }) => {
  const { id } = plan.event
  const { data } = useQuery({
    queryKey: ['plan-reach', id, plan.version],
    queryFn: () => call(getPlanReach, { params: { id } }),
    staleTime: 0,
  })
  if (!data) return <p role="status">Wird gezählt …</p>
  return (
    <ul className={css['reach']}>
      <li>
        <strong>{counted(data.people, 'Person', 'Personen')}</strong>
        bekommen je eine E-Mail, auch bei mehreren Änderungen
      </li>
      <li>
        <strong>{counted(data.calendars, 'Kalender', 'Kalender')}</strong>
        folgen beim nächsten Abruf, die App sofort
      </li>
      <li>
        <strong>{counted(data.lecturers, 'Referent/in', 'Referenten')}</strong>
        {data.lecturers_without_account > 0
          ? `bekommen sofort eine E-Mail; ${counted(data.lecturers_without_account, 'weitere Person hat', 'weitere haben')} kein Konto`
          : 'bekommen sofort je eine E-Mail mit ihren Terminen'}
      </li>
    </ul>
  )
}

/** All that a publication would change, what stands against it and who would hear of it, before it happens. */
export const PublishPanel = ({ plan, changes, clashes, close, show, published }: Props) => {
  const [isDiscarding, setDiscarding] = useState(false)
  const stops = clashes.filter(({ weight }) => weight === 'stop').length
  const { id } = plan.event
  const seen = { params: { id }, body: { version: plan.version } }

  const publish = useDeed(() => call(publishPlan, seen), {
    done: ({ number }) => `Fassung ${number} ist veröffentlicht.`,
    onSettled: published,
  })
  const discard = useDeed(() => call(discardPlan, seen), {
    done: 'Die Arbeitsfassung ist verworfen.',
    onSettled: published,
  })
  const isBusy = publish.isBusy || discard.isBusy

  const since = plan.published
    ? `Fassung ${plan.published.number + 1} · seit Fassung ${plan.published.number} vom ${tableDayAndTime(plan.published.created)}`
    : 'Die erste Veröffentlichung dieses Plans'
  return (
    <Panel
      title="Plan veröffentlichen"
      note={since}
      close={close}
      foot={
        <>
          <p>
            {stops > 0
              ? `Lösen Sie zuerst ${stops === 1 ? 'den Konflikt, der aufhält' : 'die Konflikte, die aufhalten'}.`
              : 'Angemeldeten schreibt die App frühestens nach 1 Minute; was bis dahin zurückgenommen ist, erfahren sie nicht.'}
          </p>
          <Button label="Verwerfen" color="error" onClick={() => setDiscarding(true)} />
          <Button
            variant="contained"
            label="Plan veröffentlichen"
            disabled={stops > 0 || isBusy}
            onClick={() => publish.run()}
          />
        </>
      }
    >
      <h3>{counted(changes.length, 'Änderung', 'Änderungen')}</h3>
      <ChangeList changes={changes} />
      <h3>{counted(clashes.length, 'offener Konflikt', 'offene Konflikte')}</h3>
      {clashes.length > 0 ? (
        <ClashList clashes={clashes} show={({ keys }) => show(keys.at(-1) ?? '')} verb="Zeigen" />
      ) : (
        <p>Nichts hält auf, nichts warnt.</p>
      )}
      <h3>Wer es erfährt</h3>
      <Reach plan={plan} />
      <Ask
        isOpen={isDiscarding}
        isBusy={isBusy}
        title="Arbeitsfassung verwerfen"
        verb="Verwerfen"
        onConfirm={discard.run}
        onClose={() => setDiscarding(false)}
      >
        {`${counted(changes.length, 'Änderung geht', 'Änderungen gehen')} verloren; auf dem Plan steht dann, was veröffentlicht ist.`}
      </Ask>
    </Panel>
  )
}
