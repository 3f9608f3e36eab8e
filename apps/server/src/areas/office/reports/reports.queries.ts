import { and, asc, count, desc, eq, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { events } from '../../events/events.tables.ts'
import type { participations } from '../../participations/participations.tables.ts'
import { eventAnswers, eventQuestions } from '../../participations/questions/questions.tables.ts'
import { eventSubscriptions } from '../../participations/subscriptions.tables.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'
import { workshops } from '../../workshops/workshops.tables.ts'

/** Earlier events that people could register for, the latest first. */
export const findEarlier = (db: Db, { id, startsAt }: { id: number; startsAt: Date }) =>
  db
    .select({ id: events.id, name: events.name, startsAt: events.startsAt })
    .from(events)
    .where(
      and(
        lt(events.startsAt, startsAt),
        ne(events.id, id),
        notInArray(events.state, ['draft', 'announced', 'cancelled']),
      ),
    )
    .orderBy(desc(events.startsAt), desc(events.id))

const registered = eq(eventSubscriptions.state, 'registered')

/** Whole days in Berlin; whoever came while it ran came on its first day. */
const daysLeft = sql<number>`greatest(0, (${events.startsAt} at time zone 'Europe/Berlin')::date
  - (${eventSubscriptions.createdAt} at time zone 'Europe/Berlin')::date)`

/** How many registered when so many days were left, the earliest first: of those who still are. */
export const findCourse = (db: Db, eventId: number) =>
  db
    .select({ daysLeft, people: count() })
    .from(eventSubscriptions)
    .innerJoin(events, eq(events.id, eventSubscriptions.eventId))
    .where(and(eq(eventSubscriptions.eventId, eventId), registered))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)

/** What is called off has no places. */
const ofItsTimeslots = sql`from timeslots t where t.workshop_id = ${workshops.id} and t.called_off_at is null`
const inItsTimeslots = (...states: (typeof participations.$inferSelect.state)[]) =>
  sql<number>`(select count(*)::integer from participations p
    where p.timeslot_id in (select t.id ${ofItsTimeslots})
      and p.state = any(${sql.param(states)}))`

/** What became of the places of each workshop. */
export const findWorkshops = (db: Db, eventId: number) =>
  db
    .select({
      id: workshops.id,
      name: workshops.name,
      timeslots: sql<number>`(select count(*)::integer ${ofItsTimeslots})`,
      capacity: sql<number | null>`(
        select case when bool_or(t.capacity is null) then null else coalesce(sum(t.capacity), 0)::integer end
        ${ofItsTimeslots})`,
      taken: inItsTimeslots('registered', 'attended', 'absent'),
      waiting: inItsTimeslots('waitlisted'),
      attended: inItsTimeslots('attended'),
      absent: inItsTimeslots('absent'),
    })
    .from(workshops)
    .where(eq(workshops.eventId, eventId))
    .orderBy(asc(workshops.name), asc(workshops.id))

/** Of which school types those are who are registered, the most first; who does not say it comes last. */
export const findSchooltypes = (db: Db, eventId: number) =>
  db
    .select({ name: sql<string>`coalesce(${schooltypes.name}, '')`, people: count() })
    .from(eventSubscriptions)
    .leftJoin(accounts, eq(accounts.id, eventSubscriptions.accountId))
    .leftJoin(schooltypes, eq(schooltypes.id, accounts.schooltypeId))
    .where(and(eq(eventSubscriptions.eventId, eventId), registered))
    .groupBy(schooltypes.id, schooltypes.name)
    .orderBy(sql`${schooltypes.id} is null`, desc(count()), asc(schooltypes.name))

/** Which of an event's questions is that of the region, if it asks. */
const findRegionQuestion = async (db: Db, eventId: number) => {
  const [row] = await db
    .select({ id: eventQuestions.id })
    .from(eventQuestions)
    .where(and(eq(eventQuestions.eventId, eventId), eq(eventQuestions.isRegion, true)))
    .orderBy(desc(eventQuestions.isActive), asc(eventQuestions.position))
    .limit(1)
  return row?.id
}

/** From which regions those are who are registered, as the school types; nothing where the event does not ask. */
export const findRegions = async (db: Db, eventId: number) => {
  const question = await findRegionQuestion(db, eventId)
  if (question === undefined) return undefined
  const region = sql<string>`coalesce(${eventAnswers.values}[1], '')`
  return db
    .select({ name: region, people: count() })
    .from(eventSubscriptions)
    .leftJoin(
      eventAnswers,
      and(eq(eventAnswers.subscriptionId, eventSubscriptions.id), eq(eventAnswers.questionId, question)),
    )
    .where(and(eq(eventSubscriptions.eventId, eventId), registered))
    .groupBy(region)
    .orderBy(sql`${region} = ''`, desc(count()), region)
}
