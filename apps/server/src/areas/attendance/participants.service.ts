import type { Caller } from '../../common/people.rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { NotFound, orNotFound } from '../../platform/refusals.ts'
import { findMarks } from './marks.queries.ts'
import { inOrder } from './marks.rules.ts'
import * as queries from './participants.queries.ts'

/** Somebody in a timeslot of the caller's, in any for staff. */
export const readOwnParticipant = async (db: Db, caller: Caller, id: number) => {
  const row = orNotFound(await queries.findParticipant(db, caller, id))
  return row
}

/** Adds to each what was recorded about them, the record that counts first. */
const withMarks = async (db: Db, rows: queries.ParticipantRow[]) => {
  const marks = await findMarks(
    db,
    rows.map(({ participation }) => participation.id),
  )
  const marksOf = Map.groupBy(marks, ({ participationId }) => participationId)
  return rows.map(row => ({ ...row, marks: inOrder(marksOf.get(row.participation.id) ?? []) }))
}

/** One participant with all records. */
export const readParticipant = async (db: Db, caller: Caller, id: number) => {
  const [participant] = await withMarks(db, [await readOwnParticipant(db, caller, id)])
  if (!participant) throw new NotFound()
  return participant
}

/** Several with all records, those of them who are in the caller's timeslots. */
export const readParticipants = async (db: Db, caller: Caller, ids: number[]) =>
  ids.length > 0 ? withMarks(db, await queries.findParticipantsOf(db, caller, ids)) : []

export const listParticipants = async (
  db: Db,
  caller: Caller,
  query: Parameters<typeof queries.findParticipants>[2],
) => {
  const { count, rows } = await queries.findParticipants(db, caller, query)
  return { count, rows: await withMarks(db, rows) }
}
