import { type OfficeRoom, type RoomFields, roomText } from '@tafelrunde/contract/admin/events/rooms'
import { unknownChoice } from '@tafelrunde/contract/http/filters'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import type { ListQuery } from '../../platform/db/filters.ts'
import type { KeepAnswer } from '../../platform/idempotency.ts'
import { InvalidField, orNotFound, Refusal } from '../../platform/refusals.ts'
import { checkSeen, type Subjects, versionOf } from '../audit/audit.service.ts'
import { whyItStays } from './events/deletion.rules.ts'
import * as queries from './rooms.queries.ts'

type Called = { name: string; building: string }

const folded = ({ name, building }: Called) => `${building}\n${name}`.toLocaleLowerCase('de')

/** What is wrong with a room's name beside those of the others: two houses may each have a „Raum 1“. */
const roomNameProblem = (room: Called, others: Called[]) => {
  if (others.every(other => folded(other) !== folded(room))) return undefined
  return room.building ? 'Diesen Raum gibt es in diesem Gebäude schon.' : 'Diesen Raum gibt es schon.'
}

/** Where a room is written. */
export const roomSubjects: Subjects = ['rooms']

/** A page of all rooms. */
export const listRooms = (db: Db, query: ListQuery & Record<string, unknown>) => queries.findRooms(db, query)

/** A room as the office sees it, with the version that whoever changes it has to name. */
export const readOfficeRoom = async (db: Db, id: number): Promise<OfficeRoom> => {
  const row = orNotFound(await queries.findRoom(db, id))
  return { ...row, version: await versionOf(db, roomSubjects, id) }
}

/** What people read of where a Termin in this room is; a room that is not there is wrong at its field. */
export const readRoomText = async (db: Db, id: number) => {
  const room = await queries.findRoom(db, id)
  if (!room) throw new InvalidField('room', unknownChoice)
  return roomText(room)
}

// No room has this id.
const none = 0

const checkName = async (tx: Tx, id: number, fields: RoomFields) => {
  const problem = roomNameProblem(fields, await queries.findOtherRooms(tx, id))
  if (problem) throw new InvalidField('name', problem)
}

/** Makes a room, whose name no other one of its building has. */
export const createRoom = (deps: Deps, fields: RoomFields, keep: KeepAnswer) =>
  inTransaction(deps.db, async tx => {
    await queries.lockRoomNames(tx)
    await checkName(tx, none, fields)
    const made = await readOfficeRoom(
      tx,
      await queries.insertRoom(tx, { ...fields, createdAt: deps.clock.now() }),
    )
    await keep(tx, made)
    return made
  })

/** Changes a room that is as its changer saw it. Whoever has a place in one of its Termine to come hears its new name. */
export const changeRoom = (
  deps: Deps,
  id: number,
  { version, ...fields }: RoomFields & { version: number },
) =>
  inTransaction(deps.db, async tx => {
    await queries.lockRoomNames(tx)
    orNotFound(await queries.lockRoom(tx, id))
    await checkSeen(tx, roomSubjects, id, version)
    await checkName(tx, id, fields)
    await queries.updateRoom(tx, id, fields)
    await queries.renameWhatIsToCome(tx, id, roomText(fields), deps.clock.now())
    return readOfficeRoom(tx, id)
  })

/** Deletes a room that no Termin has. */
export const dropRoom = async (tx: Tx, id: number) => {
  orNotFound(await queries.lockRoom(tx, id))
  const { timeslots, planned } = await queries.countUsesOfRoom(tx, id)
  const refusal = whyItStays(
    [timeslots, 'Termin', 'Termine'],
    [planned, 'geplanter Termin', 'geplante Termine'],
  )
  if (refusal) throw new Refusal('state', refusal)
  await queries.removeRoom(tx, id)
}
