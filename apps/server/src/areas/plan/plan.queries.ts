import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { lecturerAbsences } from '../lecturers/absences.tables.ts'
import { lecturers, shownName } from '../lecturers/lecturers.tables.ts'
import { participations } from '../participations/participations.tables.ts'
import { rooms } from '../rooms/rooms.tables.ts'
import { timeslotName, timeslots } from '../timeslots/timeslots.tables.ts'
import { workshopLecturers, workshops } from '../workshops/workshops.tables.ts'
import { planChanges, planRules } from './plan.tables.ts'

type NewChange = typeof planChanges.$inferInsert

/** Nobody else writes this event's plan until the transaction ends; it may be read. */
export const lockPlan = (tx: Tx, eventId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('plan'), ${eventId})`)

export const findRooms = (db: Db) => db.select().from(rooms).orderBy(rooms.building, rooms.name)

export const findRoom = async (db: Db, id: number) => {
  const [row] = await db.select().from(rooms).where(eq(rooms.id, id))
  return row
}

/** The event's Termine, or this one alone. */
export const findTimeslots = (db: Db, eventId: number, id?: number) =>
  db
    .select({
      id: timeslots.id,
      workshopId: timeslots.workshopId,
      name: timeslotName,
      startsAt: timeslots.startsAt,
      endsAt: timeslots.endsAt,
      roomId: timeslots.roomId,
      location: timeslots.location,
      capacity: timeslots.capacity,
      waiting: timeslots.waitlistCount,
      isCalledOff: sql<boolean>`${timeslots.calledOffAt} is not null`,
    })
    .from(timeslots)
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(and(eq(timeslots.eventId, eventId), id === undefined ? undefined : eq(timeslots.id, id)))
    .orderBy(timeslots.startsAt, timeslots.id)

/** Who is registered for each of the event's Termine, or of this one alone: all in one pass. */
export const findPeople = async (db: Db, eventId: number, id?: number) => {
  const rows = await db
    .select({
      id: participations.timeslotId,
      people: sql<number[]>`array_agg(${participations.accountId} order by ${participations.accountId})`,
    })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .where(
      and(
        eq(timeslots.eventId, eventId),
        id === undefined ? undefined : eq(timeslots.id, id),
        eq(participations.state, 'registered'),
        isNotNull(participations.accountId),
      ),
    )
    .groupBy(participations.timeslotId)
  return new Map(rows.map(row => [row.id, row.people]))
}

/** The event's working copy, or what it has of this item alone. */
export const findChanges = (db: Db, eventId: number, key?: string) =>
  db
    .select({ change: planChanges, workshop: workshops.name })
    .from(planChanges)
    .leftJoin(workshops, eq(workshops.id, planChanges.workshopId))
    .where(and(eq(planChanges.eventId, eventId), key === undefined ? undefined : eq(planChanges.key, key)))
    .orderBy(planChanges.id)

/** Whether the working copy says something of this Termin. */
export const isPlanned = async (db: Db, timeslotId: number) => {
  const rows = await db
    .select({ id: planChanges.id })
    .from(planChanges)
    .where(eq(planChanges.timeslotId, timeslotId))
  return rows.length > 0
}

export const findWorkshops = (db: Db, eventId: number) =>
  db
    .select({
      id: workshops.id,
      name: workshops.name,
      equipment: workshops.equipment,
      lecturers: sql<number[]>`array(select lecturer_id from ${workshopLecturers}
        where ${workshopLecturers.workshopId} = ${workshops.id} order by position, lecturer_id)`,
      minutes: sql<
        number | null
      >`(select (extract(epoch from ends_at - starts_at) / 60)::integer from ${timeslots}
        where ${timeslots.workshopId} = ${workshops.id} order by starts_at, ${timeslots.id} limit 1)`,
    })
    .from(workshops)
    .where(eq(workshops.eventId, eventId))
    .orderBy(workshops.name, workshops.id)

/** Who gives a workshop at the event. */
export const findLecturers = (db: Db, eventId: number) =>
  db
    .select({ id: lecturers.id, name: shownName })
    .from(lecturers)
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(sql`${lecturers.id} in (select lecturer_id from ${workshopLecturers}
      join ${workshops} on ${workshops.id} = ${workshopLecturers.workshopId} where ${workshops.eventId} = ${eventId})`)
    .orderBy(lecturers.id)

export const findAbsences = (db: Db, ids: number[]) =>
  db
    .select()
    .from(lecturerAbsences)
    .where(inArray(lecturerAbsences.lecturerId, ids))
    .orderBy(asc(lecturerAbsences.startsAt))

export const findRules = async (db: Db, eventId: number) => {
  const [row] = await db.select().from(planRules).where(eq(planRules.eventId, eventId))
  return row
}

export const writeRules = (tx: Tx, row: typeof planRules.$inferInsert) =>
  tx.insert(planRules).values(row).onConflictDoUpdate({ target: planRules.eventId, set: row })

export const writeChanges = (tx: Tx, rows: NewChange[]) => tx.insert(planChanges).values(rows)

/** Plans a Termin of `workshopId` at each time and place where `of` has one. */
export const copyPlacements = (tx: Tx, workshopId: number, of: number) =>
  tx.execute(sql`
    insert into plan_changes (event_id, key, workshop_id, starts_at, ends_at, room_id, location)
    select event_id, 'n' || gen_random_uuid(), ${workshopId}, starts_at, ends_at, room_id, location
    from timeslots where workshop_id = ${of} order by starts_at, id`)

export const dropChange = (tx: Tx, eventId: number, key: string) =>
  tx.delete(planChanges).where(and(eq(planChanges.eventId, eventId), eq(planChanges.key, key)))

export const dropChanges = (tx: Tx, eventId: number) =>
  tx.delete(planChanges).where(eq(planChanges.eventId, eventId))

/** In which of these Termine somebody ever was, or waited. */
export const findEverBooked = async (db: Db, ids: number[]) => {
  const rows = await db
    .select({ id: participations.timeslotId })
    .from(participations)
    .where(inArray(participations.timeslotId, ids))
    .groupBy(participations.timeslotId)
  return new Set(rows.map(({ id }) => id))
}

/** Who would hear of it: people, lecturers of these Termine or new workshops, and people’s calendars; of a draft nobody hears. */
export const countReach = async (db: Db, eventId: number) => {
  const { rows } = await db.execute<
    Record<'people' | 'lecturers' | 'lecturers_without_account' | 'calendars', number>
  >(sql`
    with told as (
      select distinct p.account_id from plan_changes c join participations p on p.timeslot_id = c.timeslot_id
      where c.event_id = ${eventId} and p.state in ('registered', 'waitlisted') and p.account_id is not null
    ), giving as (
      select distinct wl.lecturer_id, coalesce(a.is_active, false) as is_told
      from plan_changes c left join timeslots t on t.id = c.timeslot_id
      join workshop_lecturers wl on wl.workshop_id = coalesce(c.workshop_id, t.workshop_id)
      join lecturers l on l.id = wl.lecturer_id left join accounts a on a.id = l.account_id
      join events e on e.id = c.event_id and e.state <> 'draft' where c.event_id = ${eventId}
    )
    select (select count(*)::integer from told) as people, 
      (select count(*)::integer from giving where is_told) as lecturers,
      (select count(*)::integer from giving where not is_told) as lecturers_without_account,
      (select count(*)::integer from calendar_feeds f join told using (account_id)) as calendars`)
  return onlyRow(rows)
}

/** Whom mails about their workshops reach: who gives them and has an account. */
export const findReachable = (db: Db, workshopIds: number[]) =>
  db
    .select({
      workshop: workshopLecturers.workshopId,
      id: accounts.id,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(workshopLecturers)
    .innerJoin(lecturers, eq(lecturers.id, workshopLecturers.lecturerId))
    .innerJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(and(inArray(workshopLecturers.workshopId, workshopIds), eq(accounts.isActive, true)))
    .orderBy(accounts.id)
