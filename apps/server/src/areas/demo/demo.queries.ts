import type { LegalKind } from '@tafelrunde/contract/legal-texts'
import { eq, sql } from 'drizzle-orm'
import { type Db, patiently, type Tx } from '../../platform/db/database.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { association } from '../association/association.tables.ts'
import { legalTexts } from '../association/legal/legal.tables.ts'
import { exhibitorEvents, exhibitors } from '../directory/directory.tables.ts'
import { events } from '../events/events.tables.ts'
import { orders } from '../exhibitions/exhibitions.tables.ts'
import { lecturerData } from '../lecturers/lecturer-data.tables.ts'
import { lecturers } from '../lecturers/lecturers.tables.ts'
import { feedback } from '../participations/feedback/feedback.tables.ts'
import { participations } from '../participations/participations.tables.ts'
import { eventSubscriptions } from '../participations/subscriptions.tables.ts'
import { schooltypes } from '../schooltypes/schooltypes.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'
import { materials } from '../workshops/materials.tables.ts'
import { workshopLecturers, workshopSchooltypes, workshops } from '../workshops/workshops.tables.ts'

// The demo writes to the tables of all areas, many rows at a time: it is a state, not what happened.

export const isEmpty = async (db: Db) => {
  const [person] = await db.select({ id: accounts.id }).from(accounts).limit(1)
  const [event] = await db.select({ id: events.id }).from(events).limit(1)
  return !person && !event
}

/** Waits for whoever else is about to write accounts, and keeps others from it until the end. */
export const lockAccounts = (tx: Tx) => patiently(tx, 'lock table accounts in share row exclusive mode')

export const hasAccount = async (db: Db, email: string) => {
  const found = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
  return found.length > 0
}

export const nameAssociation = (tx: Tx, row: typeof association.$inferInsert) =>
  tx.update(association).set(row)

/** The first version of each legal text, which has held for a while. */
export const publishTexts = (tx: Tx, texts: { kind: LegalKind; text: string }[], publishedAt: Date) =>
  tx
    .insert(legalTexts)
    .values(
      texts.map(text => ({ ...text, validFrom: '2025-09-01', edition: '1. September 2025', publishedAt })),
    )

export const insertSchooltypes = (tx: Tx, names: readonly string[]) =>
  tx
    .insert(schooltypes)
    .values(names.map(name => ({ name })))
    .returning()

export const insertAccounts = (tx: Tx, rows: (typeof accounts.$inferInsert)[]) =>
  tx.insert(accounts).values(rows).returning({ id: accounts.id, email: accounts.email })

export const insertLecturers = (tx: Tx, rows: (typeof lecturers.$inferInsert)[]) =>
  tx.insert(lecturers).values(rows).returning({ id: lecturers.id, lastName: lecturers.lastName })

export const insertEvent = async (tx: Tx, row: typeof events.$inferInsert) => {
  const [event] = await tx.insert(events).values(row).returning({ id: events.id })
  if (!event) throw new Error('an insert answers its row')
  return event.id
}

export const insertWorkshops = (tx: Tx, rows: (typeof workshops.$inferInsert)[]) =>
  tx.insert(workshops).values(rows).returning({ id: workshops.id, name: workshops.name })

export const insertWorkshopLecturers = (tx: Tx, rows: (typeof workshopLecturers.$inferInsert)[]) =>
  tx.insert(workshopLecturers).values(rows)

export const insertWorkshopSchooltypes = (tx: Tx, rows: (typeof workshopSchooltypes.$inferInsert)[]) =>
  tx.insert(workshopSchooltypes).values(rows)

export const insertTimeslots = (tx: Tx, rows: (typeof timeslots.$inferInsert)[]) =>
  tx
    .insert(timeslots)
    .values(rows)
    .returning({ id: timeslots.id, startsAt: timeslots.startsAt, endsAt: timeslots.endsAt })

/** Makes the rooms that timeslots name, each as large as its largest Termin, and puts them there. */
export const makeRooms = async (tx: Tx, now: Date) => {
  await tx.execute(sql`
    insert into rooms (name, capacity, equipment, created_at)
    select location, max(capacity), case when bool_or(workshop_id is not null) then '{Beamer,WLAN}'::text[] else '{}' end,
      ${now.toISOString()}::timestamptz
    from timeslots where location <> '' group by location order by location`)
  await tx.execute(
    sql`update timeslots set room_id = rooms.id from rooms where rooms.name = timeslots.location`,
  )
}

const nextInQueue = { queueNumber: sql<number>`nextval('queue_numbers')` }

/** In the order of the rows: who waits comes into the queue in that order. */
export const insertSubscriptions = (tx: Tx, rows: (typeof eventSubscriptions.$inferInsert)[]) =>
  tx
    .insert(eventSubscriptions)
    .values(rows.map(row => ({ ...row, ...(row.state === 'waitlisted' && nextInQueue) })))

/** In the order of the rows: who waits comes into the queue in that order. */
export const insertParticipations = (tx: Tx, rows: (typeof participations.$inferInsert)[]) =>
  tx
    .insert(participations)
    .values(rows.map(row => ({ ...row, ...(row.state === 'waitlisted' && nextInQueue) })))
    .returning({ id: participations.id })

export const insertFeedback = (tx: Tx, rows: (typeof feedback.$inferInsert)[]) =>
  tx.insert(feedback).values(rows)

export const insertLecturerData = (tx: Tx, rows: (typeof lecturerData.$inferInsert)[]) =>
  tx.insert(lecturerData).values(rows)

/** The same for each workshop that somebody gives. */
export const insertMaterials = async (
  tx: Tx,
  lecturerId: number,
  facts: Omit<typeof materials.$inferInsert, 'workshopId'>,
) => {
  const given = await tx
    .select({ workshopId: workshopLecturers.workshopId })
    .from(workshopLecturers)
    .where(eq(workshopLecturers.lecturerId, lecturerId))
  await tx.insert(materials).values(given.map(workshop => ({ ...workshop, ...facts })))
}

export const insertExhibitors = (tx: Tx, rows: (typeof exhibitors.$inferInsert)[]) =>
  tx.insert(exhibitors).values(rows).returning({ id: exhibitors.id, name: exhibitors.name })

export const decideOrder = (
  tx: Tx,
  id: number,
  changes: Pick<typeof orders.$inferInsert, 'state' | 'declineRemark'>,
) => tx.update(orders).set(changes).where(eq(orders.id, id))

export const insertExhibitorEvents = (tx: Tx, rows: (typeof exhibitorEvents.$inferInsert)[]) =>
  tx.insert(exhibitorEvents).values(rows)
