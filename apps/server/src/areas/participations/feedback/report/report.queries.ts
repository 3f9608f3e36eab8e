import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { accounts } from '../../../accounts/accounts.tables.ts'
import { events } from '../../../events/events.tables.ts'
import { lecturers, shownName } from '../../../lecturers/lecturers.tables.ts'
import { timeslots } from '../../../timeslots/timeslots.tables.ts'
import { workshopLecturers, workshops } from '../../../workshops/workshops.tables.ts'
import { participations } from '../../participations.tables.ts'
import { feedback, feedbackColumns } from '../feedback.tables.ts'

/** Of an event, or of one of its workshops alone. */
export type Scope = { event: number } | { workshop: number }

const within = (scope: Scope): SQL =>
  'event' in scope ? eq(workshops.eventId, scope.event) : eq(workshops.id, scope.workshop)

export const findWorkshops = (db: Db, scope: Scope) =>
  db
    .select({
      workshop: { id: workshops.id, name: workshops.name },
      event: { id: events.id, name: events.name },
    })
    .from(workshops)
    .innerJoin(events, eq(events.id, workshops.eventId))
    .where(within(scope))
    .orderBy(asc(workshops.name), asc(workshops.id))

/** What those who were there say; without whose it is. */
export const findOpinions = (db: Db, scope: Scope) =>
  db
    .select({ workshopId: workshops.id, ...feedbackColumns })
    .from(feedback)
    .innerJoin(participations, eq(participations.id, feedback.participationId))
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .innerJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(and(within(scope), eq(participations.state, 'attended')))

/** How many were in each workshop. */
export const countAsked = (db: Db, scope: Scope) =>
  db
    .select({ workshopId: workshops.id, asked: count() })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .innerJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(and(within(scope), eq(participations.state, 'attended')))
    .groupBy(workshops.id)

/** Who gives them, in the programme's order. */
export const findLecturers = (db: Db, scope: Scope) =>
  db
    .select({ workshopId: workshops.id, name: shownName })
    .from(workshopLecturers)
    .innerJoin(workshops, eq(workshops.id, workshopLecturers.workshopId))
    .innerJoin(lecturers, eq(lecturers.id, workshopLecturers.lecturerId))
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(within(scope))
    .orderBy(asc(workshopLecturers.position), asc(workshopLecturers.lecturerId))
