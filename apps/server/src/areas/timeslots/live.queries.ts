import type { Counts } from '@tafelrunde/contract/http/live'
import { type Db, statement } from '../../platform/db/database.ts'

type Row = {
  event: number
  kind: 'timeslots' | 'events'
  id: number
  taken: number
  waiting: number
  stamp: string | null
}

const selectPlaces = statement<Row>(
  `with published as (
     select id, seats_taken, waitlist_count from events
     where state <> 'draft' and ends_at > $1 and ($2::integer[] is null or id = any($2)))
   select id as event, 'events' as kind, id, seats_taken as taken, waitlist_count as waiting, null as stamp
   from published
   union all
   select t.event_id, 'timeslots', t.id, t.seats_taken, t.waitlist_count,
     concat_ws('/', extract(epoch from t.changed_at), t.capacity)
   from timeslots t join published on published.id = t.event_id
   order by event, kind, id`,
)

const countsOf = ({ id, taken, waiting }: Row): Counts => ({
  id,
  participants_count: taken,
  waitlist_count: waiting,
})

const nothingOf = () => ({
  timeslots: Array.of<Counts>(),
  events: Array.of<Counts>(),
  stamps: Array.of<{ id: number; stamp: string }>(),
})

/**
 * The numbers of published events that are not over at `now`, and of their timeslots with their stamps, by the events'
 * ids: of these events or of all.
 */
export const findPlaces = async (db: Db, now: Date, eventIds?: number[]) => {
  const rows = await selectPlaces(db, now, eventIds ?? null)
  const places = new Map<number, ReturnType<typeof nothingOf>>()
  for (const row of rows) {
    const ofEvent = places.get(row.event) ?? nothingOf()
    ofEvent[row.kind].push(countsOf(row))
    if (row.stamp !== null) ofEvent.stamps.push({ id: row.id, stamp: row.stamp })
    places.set(row.event, ofEvent)
  }
  return places
}
