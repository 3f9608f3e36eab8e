import { unknownChoice } from '@tafelrunde/contract/http/filters'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Sight } from '../../platform/db/sight.ts'
import { InvalidField, orNotFound } from '../../platform/refusals.ts'
import { type EventFacts, findEvent, insertEvent, lockEvent, updateEvent } from './events.queries.ts'

/** The event, for whoever may see it. */
export const readEvent = async (db: Db, sight: Sight, id: number) =>
  orNotFound(await findEvent(db, sight, id))

/** A filter on an event that the caller cannot see is wrong at that field (contract A1). */
export const checkEventFilter = async (db: Db, sight: Sight, id: number | undefined) => {
  if (id !== undefined && !(await findEvent(db, sight, id))) throw new InvalidField('event', unknownChoice)
}

export { lockEvent }

/** The event for the office, which nobody else changes until the transaction ends. */
export const lockForChange = async (tx: Tx, id: number) => {
  await lockEvent(tx, id)
  return readEvent(tx, true, id)
}

/** Writes a new event; answers its id. */
export const writeEvent = (tx: Tx, facts: EventFacts) => insertEvent(tx, facts)

/** Writes what changes of an event. The caller holds its lock. */
export const rewriteEvent = (tx: Tx, id: number, changes: Partial<EventFacts>) => updateEvent(tx, id, changes)
