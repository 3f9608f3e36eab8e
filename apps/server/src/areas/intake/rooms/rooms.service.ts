import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { recordConsequences } from '../counts.texts.ts'
import type { Line } from '../judged.rules.ts'
import type { Check } from '../kind.rules.ts'
import { findRooms, insertRooms, updateRooms } from './rooms.queries.ts'
import { planRooms } from './rooms.rules.ts'

/** Looks what a table of rooms does, and offers to do it. */
export const checkRooms = async (
  tx: Tx,
  { clock }: Deps,
  _eventId: number,
  lines: Line[],
): Promise<Check> => {
  const { judged, ...plan } = planRooms(lines, await findRooms(tx))
  const write = async () => {
    if (plan.insert.length > 0) await insertRooms(tx, plan.insert, clock.now())
    if (plan.update.length > 0) await updateRooms(tx, plan.update)
  }
  return { judged, consequences: recordConsequences(plan, 'Raum', 'Räume'), write }
}
