import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { timeslotEntry } from '../../calendar/calendar.rules.ts'
import { calendarFiles } from './calendar-files.service.ts'
import { findNotedPlaces, takeMoves } from './notes.queries.ts'

/**
 * For who is told of a plan's publication anyway: which of these timeslots the account has a place in that has moved,
 * with the files for its calendar. No other mail tells it then.
 */
export const tellMovesOtherwise = async (
  tx: Tx,
  deps: Deps,
  accountId: number,
  { eventId, timeslotIds }: { eventId: number; timeslotIds: number[] },
) => {
  const moved = await takeMoves(tx, accountId, timeslotIds)
  const places = moved.length > 0 ? await findNotedPlaces(tx, accountId, [eventId]) : []
  const entries = places
    .filter(({ slot, state }) => moved.includes(slot.id) && state === 'registered')
    .map(place => timeslotEntry({ ...place, place }, deps.config.APP_URL))
  return { moved, attachments: await calendarFiles(tx, deps, entries) }
}
