import type { Db, Tx } from '../../platform/db/database.ts'
import { forgetValues } from '../audit/audit.service.ts'
import { findDataOf } from './lecturer-data.queries.ts'
import { findAbsencesOf, findLecturerOf, forgetLecturerOf } from './personal.queries.ts'

// What the programme shows in place of a person whose account is deleted.
const formerLecturer = 'Profil gelöscht'

/**
 * Takes the person out of the public profile of an account, and out of its history; answers which picture it had of its
 * own.
 */
export const forgetLecturer = async (tx: Tx, accountId: number) => {
  const lecturer = await findLecturerOf(tx, accountId)
  if (!lecturer) return null
  await forgetLecturerOf(tx, accountId, formerLecturer)
  await forgetValues(tx, 'lecturers', [lecturer.id])
  await forgetValues(tx, 'lecturer_absences', [lecturer.id])
  return lecturer.picture
}

/** What the office needs to pay the account's owner, for its owner to read; it goes together with the account. */
export const exportLecturerData = async (db: Db, accountId: number) => {
  const data = await findDataOf(db, accountId)
  if (!data) return undefined
  const { id: _id, accountId: _account, ...shown } = data
  return shown
}

/** The public profile that is kept of the account, for its owner to read. */
export const exportLecturer = async (db: Db, accountId: number) => {
  const lecturer = await findLecturerOf(db, accountId)
  if (!lecturer) return undefined
  const { firstName, lastName, profileDescription, createdAt } = lecturer
  return {
    first_name: firstName,
    last_name: lastName,
    profile_description: profileDescription,
    created: createdAt,
    absences: await findAbsencesOf(db, lecturer.id),
  }
}
