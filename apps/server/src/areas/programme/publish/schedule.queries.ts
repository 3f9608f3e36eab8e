import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { lecturers, shownAs } from '../../lecturers/lecturers.tables.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshopLecturers, workshops } from '../../workshops/workshops.tables.ts'

/** Everything that happens at an event, in the order in which it was entered. */
export const findSlots = (db: Db, eventId: number) =>
  db
    .select({
      id: timeslots.id,
      guid: timeslots.guid,
      caption: timeslots.caption,
      startsAt: timeslots.startsAt,
      endsAt: timeslots.endsAt,
      room: timeslots.location,
      workshop: {
        id: workshops.id,
        guid: workshops.guid,
        name: workshops.name,
        subtitle: workshops.subtitle,
        description: workshops.description,
      },
    })
    .from(timeslots)
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(and(eq(timeslots.eventId, eventId), isNull(timeslots.calledOffAt)))
    .orderBy(timeslots.id)

/** Who gives the workshops of an event, in their order, under the names that the public sees. */
export const findSpeakers = (db: Db, eventId: number) =>
  db
    .select({
      workshopId: workshopLecturers.workshopId,
      id: lecturers.id,
      source: lecturers.source,
      firstName: shownAs.firstName,
      lastName: shownAs.lastName,
      biography: lecturers.profileDescription,
    })
    .from(workshopLecturers)
    .innerJoin(workshops, eq(workshops.id, workshopLecturers.workshopId))
    .innerJoin(lecturers, eq(lecturers.id, workshopLecturers.lecturerId))
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(eq(workshops.eventId, eventId))
    .orderBy(workshopLecturers.position, workshopLecturers.lecturerId)
