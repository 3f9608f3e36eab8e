import type { TimeslotChanges } from '@tafelrunde/contract/admin/many'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { orNotFound } from '../../../platform/refusals.ts'
import { fillWaiting } from '../../participations/waitlist.service.ts'
import { doToMany } from '../lists/many.service.ts'
import * as queries from './programme.queries.ts'
import { rewriteTimeslot } from './timeslots.service.ts'

const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000)

/**
 * Moves Termine, or gives them all a room or places. Those that others move into go first, so that nobody has two at
 * once in between, and whoever waits moves up when all have moved: else they might be in the way of the next one.
 */
export const changeTimeslots = async (
  deps: Deps,
  { shift_minutes, room, capacity, ...chosen }: TimeslotChanges,
) => {
  const ids = await queries.inOrderOfStart(deps.db, chosen.ids)
  if (shift_minutes > 0) ids.reverse()
  const change = async (tx: Tx, id: number) => {
    const row = orNotFound(await queries.lockTimeslot(tx, id))
    await rewriteTimeslot(tx, row, {
      workshop: row.workshopId,
      caption: row.caption,
      start: later(row.startsAt, shift_minutes),
      end: later(row.endsAt, shift_minutes),
      room: room === undefined ? row.roomId : room,
      location: row.location,
      capacity: capacity === undefined ? row.capacity : capacity,
      break_minutes: row.breakMinutes,
    })
  }
  return doToMany(deps, 'timeslots', { ...chosen, ids }, change, tx => fillWaiting(tx, deps))
}
