import type { LivePlaces } from '@tafelrunde/contract/live'
import { type Db, prepared } from '../../platform/db/database.ts'

type Row = { kind: keyof LivePlaces; id: number; taken: number; waiting: number }

const selectPlaces = prepared<Row>(
  'find-live-places',
  `with published as (
     select id, seats_taken, waitlist_count from events where state <> 'draft' and ends_at > $1)
   select 'events' as kind, id, seats_taken as taken, waitlist_count as waiting from published
   union all
   select 'timeslots', t.id, t.seats_taken, t.waitlist_count
   from timeslots t join published on published.id = t.event_id
   order by kind, id`,
)

/** The numbers of all published events that are not over at `now`, and of their timeslots, always in one order. */
export const findPlaces = async (db: Db, now: Date): Promise<LivePlaces> => {
  const rows = await selectPlaces(db, now)
  const of = (kind: Row['kind']) =>
    rows
      .filter(row => row.kind === kind)
      .map(({ id, taken, waiting }) => ({ id, participants_count: taken, waitlist_count: waiting }))
  return { timeslots: of('timeslots'), events: of('events') }
}
