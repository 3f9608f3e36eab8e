import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { settlements } from '../settlements/settlements.tables.ts'
import { workshopLecturers } from '../workshops/workshops.tables.ts'
import { lecturerAbsences } from './absences.tables.ts'
import { lecturers } from './lecturers.tables.ts'

export const findLecturerOf = async (db: Db, accountId: number) => {
  const [row] = await db.select().from(lecturers).where(eq(lecturers.accountId, accountId))
  return row
}

export const findAbsencesOf = (db: Db, lecturerId: number) =>
  db
    .select({ start: lecturerAbsences.startsAt, end: lecturerAbsences.endsAt })
    .from(lecturerAbsences)
    .where(eq(lecturerAbsences.lecturerId, lecturerId))
    .orderBy(lecturerAbsences.startsAt)

/**
 * Whoever gives no workshop and has no settlement goes; of the others the programme and the office keep an entry
 * without a person.
 */
export const forgetLecturerOf = async (tx: Tx, accountId: number, name: string) => {
  const own = eq(lecturers.accountId, accountId)
  const workshops = tx
    .select({ one: sql`1` })
    .from(workshopLecturers)
    .where(eq(workshopLecturers.lecturerId, lecturers.id))
  const settled = tx.select({ one: sql`1` }).from(settlements).where(eq(settlements.lecturerId, lecturers.id))
  const ids = tx.select({ id: lecturers.id }).from(lecturers).where(own)
  await tx.delete(lecturerAbsences).where(inArray(lecturerAbsences.lecturerId, ids))
  await tx.delete(lecturers).where(and(own, notExists(workshops), notExists(settled)))
  const nobody = { firstName: '', lastName: name, profileDescription: '', picture: null, source: null }
  await tx
    .update(lecturers)
    .set({ ...nobody, accountId: null })
    .where(own)
}
