import type { Counts, LivePlaces } from '@tafelrunde/contract/live'
import { type Db, prepared } from '../../platform/db/database.ts'

type Row = { event: number; kind: keyof LivePlaces; id: number; taken: number; waiting: number }

const selectPlaces = prepared<Row>(
  'find-live-places',
  `with published as (
     select id, seats_taken, waitlist_count from events
     where state <> 'draft' and ends_at > $1 and ($2::integer[] is null or id = any($2)))
   select id as event, 'events' as kind, id, seats_taken as taken, waitlist_count as waiting from published
   union all
   select t.event_id, 'timeslots', t.id, t.seats_taken, t.waitlist_count
   from timeslots t join published on published.id = t.event_id
   order by event, kind, id`,
)

const countsOf = ({ id, taken, waiting }: Row): Counts => ({
  id,
  participants_count: taken,
  waitlist_count: waiting,
})

/**
 * The numbers of published events that are not over at `now`, and of their timeslots, by the events' ids: of these
 * events or of all.
 */
export const findPlaces = async (db: Db, now: Date, eventIds?: number[]) => {
  const rows = await selectPlaces(db, now, eventIds ?? null)
  const places = new Map<number, LivePlaces>()
  for (const row of rows) {
    const ofEvent = places.get(row.event) ?? { timeslots: [], events: [] }
    ofEvent[row.kind].push(countsOf(row))
    places.set(row.event, ofEvent)
  }
  return places
}
