import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { events } from '../events/events.tables.ts'
import { participations, waitlistPosition } from '../participations/participations.tables.ts'
import { eventSubscriptions, eventWaitlistPosition } from '../participations/subscriptions.tables.ts'
import { latest, timeslotFacts, timeslots } from '../timeslots/timeslots.tables.ts'
import { workshops } from '../workshops/workshops.tables.ts'

const event = { id: events.id, name: events.name, state: events.state, location: events.location }

const changesOfTimeslot = [events.changedAt, workshops.changedAt, timeslots.changedAt]

export const findTimeslotFacts = async (db: Db, id: number) => {
  const [row] = await db
    .select({ event, slot: { ...timeslotFacts, changedAt: latest(...changesOfTimeslot) } })
    .from(timeslots)
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(and(eq(timeslots.id, id), ne(events.state, 'draft')))
  return row
}

/** All timeslots of an event, in the order of time. */
export const findEventTimeslots = (db: Db, eventId: number) =>
  db
    .select({ ...timeslotFacts, changedAt: latest(...changesOfTimeslot) })
    .from(timeslots)
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(eq(timeslots.eventId, eventId))
    .orderBy(timeslots.startsAt, timeslots.id)

/** The account's places, also those that it gave up; of one timeslot, if that is given. */
export const findPlaces = (db: Db, accountId: number, timeslotId?: number) =>
  db
    .select({
      event,
      slot: { ...timeslotFacts, changedAt: latest(...changesOfTimeslot, participations.changedAt) },
      place: { state: participations.state, position: waitlistPosition },
    })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(
      and(
        eq(participations.accountId, accountId),
        timeslotId ? eq(participations.timeslotId, timeslotId) : undefined,
        ne(events.state, 'draft'),
      ),
    )
    .orderBy(timeslots.startsAt, timeslots.id)

/** Whether the account has a timeslot of the event, or had one before it left the event altogether. */
const hasPlaces = sql`exists (select from participations p join timeslots t on t.id = p.timeslot_id
  where p.account_id = ${eventSubscriptions.accountId} and t.event_id = ${eventSubscriptions.eventId}
    and (p.state <> 'cancelled' or ${eventSubscriptions.state} = 'cancelled'))`

/** The events for which the account registered, also those that it left, where no timeslot of it tells of them. */
export const findBareEvents = (db: Db, accountId: number) =>
  db
    .select({
      event,
      times: {
        startsAt: events.startsAt,
        endsAt: events.endsAt,
        changedAt: latest(events.changedAt, eventSubscriptions.changedAt),
      },
      place: { state: eventSubscriptions.state, position: eventWaitlistPosition },
    })
    .from(eventSubscriptions)
    .innerJoin(events, eq(events.id, eventSubscriptions.eventId))
    .where(and(eq(eventSubscriptions.accountId, accountId), ne(events.state, 'draft'), sql`not ${hasPlaces}`))
    .orderBy(events.startsAt, events.id)
