import { and, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { events } from '../events/events.tables.ts'
import { timeslotName, timeslots } from '../timeslots/timeslots.tables.ts'
import { workshops } from '../workshops/workshops.tables.ts'
import { feedback, feedbackColumns } from './feedback/feedback.tables.ts'
import { participations } from './participations.tables.ts'
import { eventSubscriptions } from './subscriptions.tables.ts'

/** The account's places that are still to come, or that it waits for. */
export const findPlacesAhead = (db: Db, accountId: number, now: Date) =>
  db
    .select({ timeslotId: participations.timeslotId })
    .from(participations)
    .where(
      and(
        eq(participations.accountId, accountId),
        inArray(participations.state, ['registered', 'waitlisted']),
        gt(participations.startsAt, now),
      ),
    )

/** The events that are not over, and that the account is registered or waits for. */
export const findEventsAhead = (db: Db, accountId: number, now: Date) =>
  db
    .select({ eventId: eventSubscriptions.eventId })
    .from(eventSubscriptions)
    .innerJoin(events, eq(events.id, eventSubscriptions.eventId))
    .where(
      and(
        eq(eventSubscriptions.accountId, accountId),
        inArray(eventSubscriptions.state, ['registered', 'waitlisted']),
        gt(events.endsAt, now),
      ),
    )
    .orderBy(eventSubscriptions.eventId)

/** What took place stays as a count that belongs to nobody; what did not goes. Answers what stays. */
export const forgetPlaces = async (tx: Tx, accountId: number) => {
  const own = eq(participations.accountId, accountId)
  await tx
    .delete(participations)
    .where(and(own, notInArray(participations.state, ['registered', 'attended', 'absent'])))
  return tx
    .update(participations)
    .set({ accountId: null })
    .where(own)
    .returning({ participationId: participations.id })
}

/** The same for registrations for events. */
export const forgetSubscriptions = async (tx: Tx, accountId: number) => {
  const own = eq(eventSubscriptions.accountId, accountId)
  await tx.delete(eventSubscriptions).where(and(own, notInArray(eventSubscriptions.state, ['registered'])))
  await tx.update(eventSubscriptions).set({ accountId: null, officeNote: '' }).where(own)
}

/** Everything that is kept of the account's participations, with what they were for. */
export const findAllPlaces = (db: Db, accountId: number) =>
  db
    .select({
      event: events.name,
      workshop: timeslotName,
      start: timeslots.startsAt,
      end: timeslots.endsAt,
      location: timeslots.location,
      state: participations.state,
      attendedMinutes: participations.attendedMinutes,
      created: participations.createdAt,
      feedback: { ...feedbackColumns, created: feedback.createdAt, updated: feedback.updatedAt },
    })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .leftJoin(feedback, eq(feedback.participationId, participations.id))
    .where(eq(participations.accountId, accountId))
    .orderBy(participations.startsAt, participations.id)

/** Everything that is kept of the account's registrations for events. */
export const findAllSubscriptions = (db: Db, accountId: number) =>
  db
    .select({
      event: events.name,
      start: events.startsAt,
      end: events.endsAt,
      state: eventSubscriptions.state,
      created: eventSubscriptions.createdAt,
      note: eventSubscriptions.officeNote,
      answers: sql<{ question: string; answer: string[] }[]>`(
        select coalesce(json_agg(json_build_object('question', question.text, 'answer', given."values")
          order by question.position), '[]')
        from event_answers given join event_questions question on question.id = given.question_id
        where given.subscription_id = event_subscriptions.id)`,
    })
    .from(eventSubscriptions)
    .innerJoin(events, eq(events.id, eventSubscriptions.eventId))
    .where(eq(eventSubscriptions.accountId, accountId))
    .orderBy(events.startsAt, eventSubscriptions.id)
