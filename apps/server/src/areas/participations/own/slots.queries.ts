import { statement } from '../../../platform/db/database.ts'
import { gathered, inOrder } from '../../../platform/db/gathered.ts'
import type { events } from '../../events/events.tables.ts'
import type { timeslots } from '../../timeslots/timeslots.tables.ts'

type Lecturer = { id: number; firstName: string; lastName: string; picture: string | null }

type Terms = Pick<
  typeof events.$inferSelect,
  'feedbackRequired' | 'feedbackDeadline' | 'unitMinutes' | 'minimumShare'
>

export type SlotRow = Omit<typeof timeslots.$inferSelect, 'seatsTaken' | 'waitlistCount'> &
  Terms & {
    n: number
    eventName: string
    eventState: (typeof events.$inferSelect)['state']
    eventStartsAt: Date
    eventEndsAt: Date
    workshopName: string | null
    lecturers: Lecturer[] | null
  }

// Who gives it stands in the programme's order; what their account says counts before what was imported.
const findRows = statement<SlotRow>(
  `select n::integer, t.id, t.created_at as "createdAt", t.caption, t.starts_at as "startsAt", t.ends_at as "endsAt",
     t.location, t.capacity, t.called_off_at as "calledOffAt", t.break_minutes as "breakMinutes",
     t.event_id as "eventId", t.workshop_id as "workshopId",
     e.name as "eventName", e.state as "eventState", e.starts_at as "eventStartsAt", e.ends_at as "eventEndsAt",
     e.feedback_required as "feedbackRequired", e.feedback_deadline as "feedbackDeadline",
     e.unit_minutes as "unitMinutes", e.minimum_share as "minimumShare", w.name as "workshopName",
     (select json_agg(json_build_object('id', l.id, 'firstName', coalesce(a.first_name, l.first_name),
         'lastName', coalesce(a.last_name, l.last_name), 'picture', coalesce(a.picture, l.picture))
       order by g.position, g.lecturer_id)
      from workshop_lecturers g join lecturers l on l.id = g.lecturer_id left join accounts a on a.id = l.account_id
      where g.workshop_id = w.id) as lecturers
   from unnest($1::integer[]) with ordinality as asked (id, n)
   join timeslots t on t.id = asked.id
   join events e on e.id = t.event_id
   left join workshops w on w.id = t.workshop_id`,
)

/** What is the same of a timeslot in everybody's own lists. */
export const findSlot = gathered(async (db, ids: number[]) => inOrder(await findRows(db, ids), ids.length))

/** What they are made from. */
export const sources = ['timeslots', 'events', 'workshops', 'workshop_lecturers', 'lecturers', 'accounts']
