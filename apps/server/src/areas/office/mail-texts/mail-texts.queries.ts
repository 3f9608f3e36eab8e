import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { events } from '../../events/events.tables.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshops } from '../../workshops/workshops.tables.ts'

/** This event, or the one that was made last. */
export const findEventToShow = async (db: Db, id: number | undefined) => {
  const [row] = await db
    .select({
      id: events.id,
      name: events.name,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      location: events.location,
    })
    .from(events)
    .where(id === undefined ? undefined : eq(events.id, id))
    .orderBy(desc(events.id))
    .limit(1)
  return row
}

/** The first Termine of an event that belong to workshops. */
export const findFirstTimeslots = (db: Db, eventId: number) =>
  db
    .select({
      name: workshops.name,
      startsAt: timeslots.startsAt,
      endsAt: timeslots.endsAt,
      location: timeslots.location,
    })
    .from(timeslots)
    .innerJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(and(eq(timeslots.eventId, eventId), isNotNull(timeslots.workshopId)))
    .orderBy(asc(timeslots.startsAt), asc(timeslots.id))
    .limit(2)
