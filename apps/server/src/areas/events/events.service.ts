import { unknownChoice } from '@tafelrunde/contract/filters'
import type { Db } from '../../platform/db/database.ts'
import { InvalidField, orNotFound } from '../../platform/refusals.ts'
import { findEvent } from './events.queries.ts'

/** The event, for whoever may see it. */
export const readEvent = async (db: Db, isStaff: boolean, id: number) =>
  orNotFound(await findEvent(db, isStaff, id))

/** A filter on an event that the caller cannot see is wrong at that field (contract A1). */
export const checkEventFilter = async (db: Db, isStaff: boolean, id: number | undefined) => {
  if (id !== undefined && !(await findEvent(db, isStaff, id))) throw new InvalidField('event', unknownChoice)
}
