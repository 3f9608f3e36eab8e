import type { AttendanceStatus, OfficeAttendance } from '@tafelrunde/contract/admin/events/attendances'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { NotFound, orNotFound } from '../../platform/refusals.ts'
import { checkEventFilter } from '../events/events.service.ts'
import { readFile } from '../storage/storage.service.ts'
import { type Attendance, findAttendances, findIdsByName } from './attendances.queries.ts'
import { readLatest } from './confirmations.service.ts'
import { confirmationName } from './confirmations.texts.ts'
import { issueOne, mailPaper } from './issuing.service.ts'
import { countConflicts, findClaims, findConflicts } from './office.queries.ts'
import { statusOf } from './office.rules.ts'

type Query = Page & {
  event?: number | undefined
  timeslot?: number | undefined
  search?: string | undefined
  status?: AttendanceStatus | undefined
}

const toAttendance = (row: Attendance, status: AttendanceStatus): Omit<OfficeAttendance, 'claims'> => {
  const { id, account, timeslot, name, state, attendedMinutes, confirmation } = row
  return {
    id,
    account: {
      id: account.id,
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
    },
    timeslot: {
      id: timeslot.id,
      name,
      start: timeslot.startsAt,
      end: timeslot.endsAt,
      location: timeslot.location,
    },
    state,
    minutes: attendedMinutes,
    status,
    confirmation: confirmation && { number: confirmation.number, issued: confirmation.issuedAt },
  }
}

/** Adds to those whom two people recorded differently what each of them did. */
const withClaims = async (db: Db, rows: ReturnType<typeof toAttendance>[]): Promise<OfficeAttendance[]> => {
  const open = rows.filter(({ status }) => status === 'conflict').map(({ id }) => id)
  const claims = Map.groupBy(await findClaims(db, open), ({ participationId }) => participationId)
  return rows.map(row => ({
    ...row,
    claims: (claims.get(row.id) ?? []).map(({ state, recordedAt, recordedBy }) => ({
      state,
      recorded_at: recordedAt,
      recorded_by: recordedBy,
    })),
  }))
}

/** These participations with what stands in the way of each confirmation, in this order. */
const judge = async ({ db, clock }: Deps, ids: number[]) => {
  const [rows, conflicts] = [await findAttendances(db, ids), await findConflicts(db, ids)]
  const judged = new Map(
    rows.map(row => [row.id, toAttendance(row, statusOf(row, conflicts.has(row.id), clock.now()))]),
  )
  return ids.flatMap(id => judged.get(id) ?? [])
}

/**
 * Who was in the Termine of an event. What stands in the way of a confirmation is one rule, in code and not a second
 * time in SQL: so with a status all of one event are read and judged, a few thousand at most, and else those of the page;
 * without an event there is nobody.
 */
export const listAttendances = async (deps: Deps, { event, status, ...query }: Query) => {
  if (event === undefined) return { count: 0, rows: [] }
  await checkEventFilter(deps.db, true, event)
  const ids = await findIdsByName(deps.db, event, query)
  const pageOf = <One>(all: One[]) => all.slice(query.offset, query.offset + query.limit)
  const wanted = status && (await judge(deps, ids)).filter(one => one.status === status)
  const shown = wanted ? pageOf(wanted) : await judge(deps, pageOf(ids))
  return { count: (wanted ?? ids).length, rows: await withClaims(deps.db, shown) }
}

const year = 365 * 24 * 60 * 60 * 1000

/** How many participations of each event of the last year the office has to decide on, as its list has them. */
export const listConflicts = ({ db, clock }: Deps) =>
  countConflicts(db, new Date(clock.now().getTime() - year))

const readPaper = async (db: Db, id: number) => {
  const [attendance] = await findAttendances(db, [id])
  const confirmation = attendance?.confirmation
  if (!attendance || !confirmation?.file) throw new NotFound()
  const { bytes } = await readFile(db, confirmation.file)
  return { attendance, number: confirmation.number, bytes }
}

/** The valid confirmation of a participation as a file. */
export const readConfirmationPaper = async (db: Db, id: number) => {
  const { number, bytes } = await readPaper(db, id)
  return { name: confirmationName(number), bytes }
}

/** Issues one and mails it; one that is there already stays. */
export const issueConfirmation = async (deps: Deps, id: number) => {
  const [attendance] = await findAttendances(deps.db, [id])
  await issueOne(deps, orNotFound(attendance), { mail: true })
  return readLatest(deps.db, id)
}

export const mailConfirmationAgain = async (deps: Deps, id: number) => {
  const { attendance, ...paper } = await readPaper(deps.db, id)
  await inTransaction(deps.db, tx => mailPaper(tx, deps, attendance, paper))
  return readLatest(deps.db, id)
}
