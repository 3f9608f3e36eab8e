import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { recordConsequences } from '../counts.texts.ts'
import type { Line } from '../judged.rules.ts'
import type { Check } from '../kind.rules.ts'
import * as queries from './exhibitors.queries.ts'
import { planExhibitors } from './exhibitors.rules.ts'

const ownEntries = (count: number) =>
  count > 0
    ? [
        `${count} davon ${count === 1 ? 'pflegt den' : 'pflegen ihren'} Eintrag selbst: Dort ändern sich nur Stand und Veranstaltung.`,
      ]
    : []

/** Looks what a table of exhibitors does, and offers to do it. */
export const checkExhibitors = async (
  tx: Tx,
  _deps: Deps,
  eventId: number,
  lines: Line[],
): Promise<Check> => {
  const { judged, own, ...plan } = planExhibitors(
    lines,
    await queries.findExhibitors(tx, eventId),
    eventId > 0,
  )
  const write = async () => {
    const made = plan.insert.length > 0 ? await queries.insertExhibitors(tx, plan.insert) : []
    if (plan.update.length > 0) await queries.updateExhibitors(tx, plan.update)
    if (eventId > 0) await queries.joinEvent(tx, eventId, [...made, ...plan.update.map(({ id }) => id)])
  }
  const consequences = [...recordConsequences(plan, 'Aussteller', 'Aussteller'), ...ownEntries(own)]
  return { judged, consequences, write }
}
