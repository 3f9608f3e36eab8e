import type { Db, Tx } from '../../platform/db/database.ts'
import { findLecturerOf, forgetLecturerOf } from './personal.queries.ts'

// What the programme shows in place of a person whose account is deleted.
const formerLecturer = 'Profil gelöscht'

/** Takes the person out of the public profile of an account; answers which picture it had of its own. */
export const forgetLecturer = async (tx: Tx, accountId: number) => {
  const lecturer = await findLecturerOf(tx, accountId)
  await forgetLecturerOf(tx, accountId, formerLecturer)
  return lecturer?.picture ?? null
}

/** What is kept of the account here, for its owner to read. */
export const exportLecturer = async (db: Db, accountId: number) => {
  const lecturer = await findLecturerOf(db, accountId)
  if (!lecturer) return undefined
  const { firstName, lastName, profileDescription, createdAt } = lecturer
  return {
    first_name: firstName,
    last_name: lastName,
    profile_description: profileDescription,
    created: createdAt,
  }
}
