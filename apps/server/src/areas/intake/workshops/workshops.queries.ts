import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { lecturers, shownName } from '../../lecturers/lecturers.tables.ts'
import { rooms } from '../../rooms/rooms.tables.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshops } from '../../workshops/workshops.tables.ts'
import { intakeKeys } from '../intake.tables.ts'

export const findWorkshops = (tx: Tx, eventId: number) =>
  tx
    .select({
      id: workshops.id,
      key: intakeKeys.key,
      name: workshops.name,
      description: workshops.description,
      schooltypeIds: sql<
        number[]
      >`array(select schooltype_id from workshop_schooltypes where workshop_id = ${workshops.id})`,
      lecturerIds: sql<number[]>`array(select lecturer_id from workshop_lecturers
        where workshop_id = ${workshops.id} order by position, lecturer_id)`,
    })
    .from(workshops)
    .leftJoin(intakeKeys, eq(intakeKeys.workshopId, workshops.id))
    .where(eq(workshops.eventId, eventId))
    .orderBy(workshops.id)

/** The Termine of workshops, with how many are registered and how many of those and the waiting would be told. */
export const findSlots = (tx: Tx, eventId: number) =>
  tx
    .select({
      id: timeslots.id,
      workshopId: sql<number>`${timeslots.workshopId}`,
      startsAt: timeslots.startsAt,
      endsAt: timeslots.endsAt,
      location: timeslots.location,
      roomId: timeslots.roomId,
      capacity: timeslots.capacity,
      taken: timeslots.seatsTaken,
      people: sql<number>`${timeslots.seatsTaken} + ${timeslots.waitlistCount}`,
    })
    .from(timeslots)
    .where(sql`${timeslots.eventId} = ${eventId} and ${timeslots.workshopId} is not null`)
    .orderBy(timeslots.startsAt, timeslots.id)

/** Nobody books or leaves a Termin of the event until the end of the transaction. */
export const lockSlots = (tx: Tx, eventId: number) =>
  tx
    .select({ id: timeslots.id })
    .from(timeslots)
    .where(eq(timeslots.eventId, eventId))
    .orderBy(timeslots.id)
    .for('no key update')

export const findLecturers = (tx: Tx, eventId: number) =>
  tx
    .select({
      id: lecturers.id,
      name: shownName,
      isOfEvent: sql<boolean>`exists (select from workshop_lecturers l join workshops w on w.id = l.workshop_id
        where l.lecturer_id = ${lecturers.id} and w.event_id = ${eventId})`,
    })
    .from(lecturers)
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .orderBy(lecturers.id)

export const findRooms = (tx: Tx) =>
  tx
    .select({ id: rooms.id, name: rooms.name, building: rooms.building, capacity: rooms.capacity })
    .from(rooms)
    .orderBy(rooms.id)

/** Answers ids in the order of the rows, which `position` says. */
const inserted = async (tx: Tx, statement: ReturnType<typeof sql>) => {
  const { rows } = await tx.execute<{ id: number; position: number }>(statement)
  return rows.toSorted((one, other) => one.position - other.position).map(({ id }) => id)
}

/** New ids are drawn first, so that each is known by its row. */
const drawn = (table: string, rows: object[], columns: ReturnType<typeof sql>) => sql`
  select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as new_id, new.* from ${rowsOf(rows, columns)}`

export const insertLecturers = (tx: Tx, rows: { firstName: string; lastName: string }[], now: Date) =>
  inserted(
    tx,
    sql`with drawn as (${drawn(
      'lecturers',
      rows.map((row, position) => ({ ...row, position })),
      sql`position integer, "firstName" text, "lastName" text`,
    )}), made as (
      insert into lecturers (id, first_name, last_name, created_at) overriding system value
      select new_id, "firstName", "lastName", ${now.toISOString()}::timestamptz from drawn
    ) select new_id as id, position from drawn`,
  )

type Written = { name: string; description: string }

export const insertWorkshops = (tx: Tx, eventId: number, rows: Written[], now: Date) =>
  inserted(
    tx,
    sql`with drawn as (${drawn(
      'workshops',
      rows.map((row, position) => ({ ...row, position })),
      sql`position integer, name text, description text`,
    )}), made as (
      insert into workshops (id, event_id, name, description, created_at) overriding system value
      select new_id, ${eventId}, name, description, ${now.toISOString()}::timestamptz from drawn order by position
    ) select new_id as id, position from drawn`,
  )

/** Writes what differs alone, so that the audit log tells nothing else. */
export const updateWorkshops = (tx: Tx, rows: (Written & { id: number })[]) =>
  tx.execute(sql`
    update workshops set name = new.name, description = new.description
    from ${rowsOf(rows, sql`id integer, name text, description text`)}
    where workshops.id = new.id and (workshops.name, workshops.description) <> (new.name, new.description)`)

export const putKeys = (tx: Tx, eventId: number, rows: { workshopId: number; key: string }[]) =>
  tx.execute(sql`
    insert into intake_keys (workshop_id, event_id, key)
    select "workshopId", ${eventId}, key from ${rowsOf(rows, sql`"workshopId" integer, key text`)}
    on conflict (workshop_id) do update set key = excluded.key`)

type SlotRow = { startsAt: Date; endsAt: Date; location: string | undefined; roomId: number | null }

export const insertSlots = (
  tx: Tx,
  eventId: number,
  rows: (SlotRow & { workshopId: number; capacity: number | null })[],
  now: Date,
) =>
  tx.execute(sql`
    insert into timeslots (event_id, workshop_id, starts_at, ends_at, location, room_id, capacity, created_at)
    select ${eventId}, "workshopId", "startsAt", "endsAt", coalesce(location, ''), "roomId", capacity,
      ${now.toISOString()}::timestamptz
    from ${rowsOf(
      rows,
      sql`"workshopId" integer, "startsAt" timestamptz, "endsAt" timestamptz, location text, "roomId" integer,
        capacity integer`,
    )}`)

/** Without `location` the place stays, without `hasCapacity` the capacity does. */
export const updateSlots = (
  tx: Tx,
  rows: (SlotRow & { id: number; capacity: number | null; hasCapacity: boolean })[],
) =>
  tx.execute(sql`
    update timeslots set starts_at = new."startsAt", ends_at = new."endsAt",
      location = coalesce(new.location, timeslots.location),
      room_id = case when new.location is null then timeslots.room_id else new."roomId" end,
      capacity = case when new."hasCapacity" then new.capacity else timeslots.capacity end
    from ${rowsOf(
      rows,
      sql`id integer, "startsAt" timestamptz, "endsAt" timestamptz, location text, "roomId" integer,
        capacity integer, "hasCapacity" boolean`,
    )}
    where timeslots.id = new.id`)

/** The links of these workshops become exactly these; who stays keeps the role. */
export const relinkLecturers = async (
  tx: Tx,
  workshopIds: number[],
  links: { workshopId: number; lecturerId: number; position: number }[],
) => {
  const wanted = rowsOf(links, sql`"workshopId" integer, "lecturerId" integer, position integer`)
  await tx.execute(sql`
    delete from workshop_lecturers old where old.workshop_id = any(${sql.param(workshopIds)}::integer[])
      and not exists (select from ${wanted} where new."workshopId" = old.workshop_id and new."lecturerId" = old.lecturer_id)`)
  await tx.execute(sql`
    insert into workshop_lecturers as old (workshop_id, lecturer_id, position)
    select "workshopId", "lecturerId", position from ${wanted}
    on conflict (workshop_id, lecturer_id) do update set position = excluded.position
    where old.position <> excluded.position`)
}

export const relinkSchooltypes = async (
  tx: Tx,
  workshopIds: number[],
  links: { workshopId: number; schooltypeId: number }[],
) => {
  const wanted = rowsOf(links, sql`"workshopId" integer, "schooltypeId" integer`)
  await tx.execute(sql`
    delete from workshop_schooltypes old where old.workshop_id = any(${sql.param(workshopIds)}::integer[])
      and not exists (select from ${wanted} where new."workshopId" = old.workshop_id and new."schooltypeId" = old.schooltype_id)`)
  await tx.execute(sql`
    insert into workshop_schooltypes (workshop_id, schooltype_id)
    select "workshopId", "schooltypeId" from ${wanted} on conflict do nothing`)
}
