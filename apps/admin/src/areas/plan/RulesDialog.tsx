import { type Plan, setPlanRules } from '@tafelrunde/contract/admin/events/plan'
import { ClashKind, ClashWeight } from '@tafelrunde/contract/events/plan-clashes'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { Panel } from './Panel.tsx'
import css from './panel.module.css'

const kinds: Record<ClashKind, string> = {
  room_twice: 'Raum doppelt belegt',
  room_small: 'Raum zu klein für die Angemeldeten',
  equipment: 'Nötige Ausstattung fehlt',
  lecturer_twice: 'Referent/in in zwei Terminen zugleich',
  lecturer_away: 'Referent/in nicht verfügbar',
  walk: 'Zu wenig Zeit für den Weg zwischen Gebäuden',
  people: 'Gebuchte Plätze einer Person überschneiden sich',
  outside: 'Termin außerhalb der Veranstaltung',
}
const weights: Record<ClashWeight, string> = { stop: 'hält auf', warn: 'warnt', ignore: 'zählt nicht' }

type Props = { plan: Plan; close: () => void; saved: () => Promise<unknown> }

/** What each kind of clash does at this event. */
export const RulesDialog = ({ plan, close, saved }: Props) => {
  const [wish, setWish] = useState({ weights: plan.weights, walk_minutes: String(plan.walk_minutes) })
  const save = () => call(setPlanRules, { params: { id: plan.event.id }, body: wish })
  const { run, isBusy } = useDeed(save, { done: 'Die Regeln sind gespeichert.', onSuccess: saved })
  return (
    <Panel
      title="Regeln für Konflikte"
      note="Sie gelten für den Raumplan dieser Veranstaltung."
      close={close}
      foot={
        <>
          <p>Was aufhält, muss vor der Veröffentlichung gelöst sein.</p>
          <Button variant="contained" label="Regeln speichern" disabled={isBusy} onClick={() => run()} />
        </>
      }
    >
      <ul className={css['rules']}>
        {ClashKind.options.map(kind => (
          <li key={kind}>
            <label>
              <span>{kinds[kind]}</span>
              <select
                value={wish.weights[kind]}
                // The database itself refuses it (product rule 4).
                disabled={kind === 'people'}
                onChange={({ target }) => {
                  const weight = ClashWeight.safeParse(target.value)
                  if (weight.data) setWish({ ...wish, weights: { ...wish.weights, [kind]: weight.data } })
                }}
              >
                {ClashWeight.options.map(weight => (
                  <option key={weight} value={weight}>
                    {weights[weight]}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
        <li>
          <label>
            <span>Minuten für den Weg von einem Gebäude zum anderen</span>
            <input
              type="number"
              min={0}
              max={240}
              value={wish.walk_minutes}
              onChange={({ target }) => setWish({ ...wish, walk_minutes: target.value })}
            />
          </label>
        </li>
      </ul>
    </Panel>
  )
}
