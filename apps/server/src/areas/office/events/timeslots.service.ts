import type { NewTimeslot, OfficeTimeslot, TimeslotFields } from '@tafelrunde/contract/admin/events/programme'
import { unknownChoice } from '@tafelrunde/contract/http/filters'
import type { Deps } from '../../../deps.ts'
import {
  brokenConstraint,
  type Db,
  inSavepoint,
  inTransaction,
  type Tx,
} from '../../../platform/db/database.ts'
import type { KeepAnswer } from '../../../platform/idempotency.ts'
import { InvalidField, InvalidFields, orNotFound, Refusal } from '../../../platform/refusals.ts'
import { checkSeen, type Subjects, versionOf } from '../../audit/audit.service.ts'
import { checkEventFilter } from '../../events/events.service.ts'
import { fillWaiting } from '../../participations/waitlist.service.ts'
import { isPlanned } from '../../plan/plan.service.ts'
import { toTimeslot } from '../../timeslots/timeslots.rules.ts'
import { readWorkshop } from '../../workshops/workshops.service.ts'
import { readRoomText } from '../rooms.service.ts'
import type { Taken } from '../taken.texts.ts'
import * as queries from './programme.queries.ts'
import { clashText, timeslotProblems, whyTimeslotsStay } from './programme.rules.ts'

/** Where a Termin is written. */
export const timeslotSubjects: Subjects = ['timeslots']

/** A Termin as the office sees it, with the version that whoever changes it has to name. */
export const readOfficeTimeslot = async (db: Db, id: number): Promise<OfficeTimeslot> => {
  const row = orNotFound(await queries.findTimeslot(db, id))
  const version = await versionOf(db, timeslotSubjects, id)
  return {
    ...toTimeslot(row),
    version,
    break_minutes: row.breakMinutes,
    room: row.roomId,
    called_off_reason: row.calledOffReason,
    is_planned: await isPlanned(db, id),
  }
}

const check = async (db: Db, eventId: number, fields: TimeslotFields, taken: Taken) => {
  const problems = Object.entries(timeslotProblems(fields, taken))
  if (problems.length > 0)
    throw new InvalidFields(problems.map(([field, sentence]) => new InvalidField(field, sentence)))
  if (fields.workshop === null) return
  const workshop = await readWorkshop(db, true, fields.workshop).catch(() => undefined)
  if (workshop?.workshop.eventId !== eventId) throw new InvalidField('workshop', unknownChoice)
}

/** A Termin in one of the rooms is where that room's name says. */
const toRow = async (db: Db, { workshop, start, end, room, location, ...fields }: TimeslotFields) => ({
  workshopId: workshop,
  caption: fields.caption,
  startsAt: start,
  endsAt: end,
  roomId: room,
  location: room === null ? location : await readRoomText(db, room),
  capacity: fields.capacity,
  breakMinutes: fields.break_minutes,
})

/** Makes a Termin of an event, and the same at further times; answers the first. */
export const createTimeslot = (deps: Deps, { event, repeats, ...fields }: NewTimeslot, keep: KeepAnswer) =>
  inTransaction(deps.db, async tx => {
    await checkEventFilter(tx, true, event)
    await check(tx, event, fields, { seatsTaken: 0, seatsAllotted: 0 })
    const facts = { ...(await toRow(tx, fields)), eventId: event, createdAt: deps.clock.now() }
    const id = await queries.insertTimeslot(tx, facts)
    const length = fields.end.getTime() - fields.start.getTime()
    for (const { start } of repeats)
      await queries.insertTimeslot(tx, {
        ...facts,
        startsAt: start,
        endsAt: new Date(start.getTime() + length),
      })
    const made = await readOfficeTimeslot(tx, id)
    await keep(tx, made)
    return made
  })

type Row = NonNullable<Awaited<ReturnType<typeof queries.lockTimeslot>>>

/** Writes a Termin that is locked; refused where somebody would get two at once. */
export const rewriteTimeslot = async (tx: Tx, { id, eventId, ...taken }: Row, fields: TimeslotFields) => {
  await check(tx, eventId, fields, taken)
  const facts = await toRow(tx, fields)
  await inSavepoint(tx, () => queries.updateTimeslot(tx, id, facts)).catch(async error => {
    if (brokenConstraint(error) !== 'participations_no_clash') throw error
    throw new Refusal('clash', clashText(await queries.countClashes(tx, id, fields.start, fields.end)))
  })
}

/**
 * Changes a Termin that is as its changer saw it. Who has a place is told by the database's notes
 * (participations).
 */
export const changeTimeslot = (
  deps: Deps,
  id: number,
  { version, ...fields }: TimeslotFields & { version: number },
) =>
  inTransaction(deps.db, async tx => {
    const row = orNotFound(await queries.lockTimeslot(tx, id))
    await checkSeen(tx, timeslotSubjects, id, version)
    await rewriteTimeslot(tx, row, fields)
    await fillWaiting(tx, deps)
    return readOfficeTimeslot(tx, id)
  })

/** Deletes a Termin while nobody was ever in it. */
export const dropTimeslot = async (tx: Tx, id: number) => {
  orNotFound(await queries.lockTimeslot(tx, id))
  const refusal = whyTimeslotsStay(await queries.countEver(tx, [id]))
  if (refusal) throw new Refusal('state', refusal)
  await queries.removeTimeslot(tx, id)
}
