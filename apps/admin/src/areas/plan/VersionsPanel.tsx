import {
  getPlanVersion,
  listPlanVersions,
  type Plan,
  type PlanVersion,
  restorePlanVersion,
} from '@tafelrunde/contract/admin/events/plan'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Ask } from '../../shared/deeds/Ask.tsx'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { Failed } from '../../shared/pages/Failed.tsx'
import { ChangeList } from './ChangeList.tsx'
import { versionChanges } from './changes.rules.ts'
import { Panel } from './Panel.tsx'
import css from './panel.module.css'

const textOf = ({ number, created, by }: PlanVersion) =>
  `Fassung ${number}, ${tableDayAndTime(created)}${by ? `, ${by}` : ''}${number === 1 ? ' (vor der ersten Veröffentlichung)' : ''}`

/** What is published now, as a version has it. */
const publishedNow = ({ items }: Plan) =>
  items.flatMap(({ timeslot, name, published }) =>
    timeslot !== null && published ? [{ timeslot, name, at: published }] : [],
  )

/** The Termine of a version, or of the plan as it is published now. */
const useItems = (plan: Plan, id: number | undefined) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['plan-version', id],
    queryFn: () => call(getPlanVersion, { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
  })
  return { items: id === undefined ? publishedNow(plan) : data?.items, error, refetch }
}

type CompareProps = { plan: Plan; one: number; other: number | undefined }

const Comparison = ({ plan, one, other }: CompareProps) => {
  const older = useItems(plan, one)
  const newer = useItems(plan, other)
  if (older.error) return <Failed error={older.error} retry={older.refetch} />
  if (!older.items || !newer.items) return <p role="status">Wird geladen …</p>
  const changes = versionChanges(older.items, newer.items)
  return (
    <>
      <h3>
        {changes.length > 0 ? counted(changes.length, 'Unterschied', 'Unterschiede') : 'Kein Unterschied'}
      </h3>
      <ChangeList changes={changes} />
    </>
  )
}

type Props = { plan: Plan; close: () => void; restored: () => Promise<unknown> }

/** What was published before: to look at, to compare with another one, and to go back to. */
export const VersionsPanel = ({ plan, close, restored }: Props) => {
  const { id } = plan.event
  const [chosen, setChosen] = useState<number>()
  const [other, setOther] = useState<number>()
  const [isAsking, setAsking] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['plan-versions', id],
    queryFn: () => call(listPlanVersions, { params: { id }, query: { limit: '1000' } }),
    staleTime: 0,
  })
  const versions = data?.results ?? []
  const version = versions.find(one => one.id === chosen)

  const restore = (wish: PlanVersion) =>
    call(restorePlanVersion, { params: { id: wish.id }, body: { version: plan.version } })
  const { run, isBusy } = useDeed(restore, {
    done: ({ kept }, { number }) => {
      const stay = kept.length > 0 ? ` Es bleiben, weil jemand angemeldet ist: ${kept.join(', ')}.` : ''
      return `Die Arbeitsfassung ist jetzt wie Fassung ${number}.${stay}`
    },
    onSettled: restored,
  })

  return (
    <Panel
      title="Fassungen"
      note="Was veröffentlicht war, lässt sich vergleichen und wiederherstellen."
      close={close}
      foot={
        <>
          <p>Öffentlich wird eine frühere Fassung erst, wenn Sie sie veröffentlichen.</p>
          <Button
            variant="contained"
            label="Zu dieser Fassung zurück"
            disabled={!version}
            onClick={() => setAsking(true)}
          />
        </>
      }
    >
      {error && <Failed error={error} retry={refetch} />}
      {data && versions.length === 0 && <p>Noch ist nichts vom Raumplan aus veröffentlicht.</p>}
      <ul className={css['versions']}>
        {versions.map(one => (
          <li key={one.id}>
            <button type="button" aria-pressed={one.id === chosen} onClick={() => setChosen(one.id)}>
              {textOf(one)}
            </button>
          </li>
        ))}
      </ul>
      {version && (
        <>
          <label className={css['compare']}>
            Vergleichen mit
            <select
              value={other ?? ''}
              onChange={({ target }) => setOther(target.value ? Number(target.value) : undefined)}
            >
              <option value="">dem, was jetzt veröffentlicht ist</option>
              {versions
                .filter(one => one.id !== chosen)
                .map(one => (
                  <option key={one.id} value={one.id}>
                    {textOf(one)}
                  </option>
                ))}
            </select>
          </label>
          <Comparison plan={plan} one={version.id} other={other === chosen ? undefined : other} />
        </>
      )}
      <Ask
        isOpen={isAsking}
        isBusy={isBusy}
        title={`Zurück zu Fassung ${version?.number ?? ''}`}
        verb="Zurück zu dieser Fassung"
        onConfirm={() => version && run(version)}
        onClose={() => setAsking(false)}
      >
        Ihre Arbeitsfassung wird durch diese Fassung ersetzt. Öffentlich ändert sich noch nichts.
      </Ask>
    </Panel>
  )
}
