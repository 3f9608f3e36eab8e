import { largestId } from '@tafelrunde/contract/http/ids'
import type { Caller } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { InvalidField, Refusal } from '../../platform/refusals.ts'
import { readStaying } from '../accounts/merges.service.ts'
import { checkBeside, isIn, openPlace } from '../participations/admission.service.ts'
import { readPass } from '../passes/passes.service.ts'
import * as texts from './attendance.texts.ts'
import { findActiveAccount, findByCustomerNumber } from './door.queries.ts'
import { type Named, usualState, wayOf } from './door.rules.ts'
import { findMarks } from './marks.queries.ts'
import { checkMoment, keepMark } from './marks.service.ts'
import { findOwnTimeslot } from './own-timeslots.queries.ts'

const readAccount = async ({ db }: Deps, id: number) => {
  const account = id > largestId ? undefined : await findActiveAccount(db, await readStaying(db, id))
  if (!account) throw new InvalidField('account', texts.noObject(id))
  return account.id
}

const readCustomer = async ({ db }: Deps, customerNumber: string) => {
  const [account, other] = await findByCustomerNumber(db, customerNumber)
  if (!account) throw new InvalidField('as_customernumber', texts.noCustomer)
  if (other) throw new InvalidField('as_customernumber', texts.severalCustomers)
  return account.id
}

const readQr = async (deps: Deps, qr: string) => {
  const pass = await readPass(deps, qr)
  if ('fault' in pass) throw new InvalidField('qr', texts.passFaults[pass.fault])
  return pass.accountId
}

/** Whose account is meant, in whichever way somebody was named. */
export const readPerson = (deps: Deps, named: Named) => {
  const way = wayOf(named)
  if (!way) throw new InvalidField('non_field_errors', texts.oneOfThree)
  if (way.field === 'account') return readAccount(deps, way.account)
  return way.field === 'qr' ? readQr(deps, way.qr) : readCustomer(deps, way.customerNumber)
}

const readTimeslot = async ({ db }: Deps, caller: Caller, id: number) => {
  const timeslot = Math.abs(id) > largestId ? undefined : await findOwnTimeslot(db, caller, id)
  if (!timeslot) throw new InvalidField('timeslot', texts.noObject(id))
  return timeslot
}

type Wish = Named & {
  timeslot: number
  force: boolean
  state?: 'registered' | 'attended' | undefined
  recorded_at?: Date | undefined
}

/**
 * Adds somebody at the door; answers the id of the participation. With `force` also where it is full, or where the
 * person is registered elsewhere at that time. What a device sends twice is added once.
 */
export const addParticipant = async (deps: Deps, caller: Caller, wish: Wish) => {
  const timeslot = await readTimeslot(deps, caller, wish.timeslot)
  const accountId = await readPerson(deps, wish)
  const recordedAt = wish.recorded_at ?? deps.clock.now()
  checkMoment(deps, timeslot, recordedAt)
  const state = wish.state ?? usualState(timeslot.startsAt, recordedAt)
  const mark = { state, minutes: null, recordedAt, recordedBy: caller.id }
  const person = { timeslotId: timeslot.id, accountId }

  return inTransaction(deps.db, async tx => {
    const { id, state: before } = await openPlace(tx, deps, person)
    const marks = wish.recorded_at ? await findMarks(tx, [id]) : []
    if (marks.some(one => Number(one.recordedAt) === Number(recordedAt) && one.state === state)) return id
    if (isIn(before)) throw new Refusal('already', texts.already)
    if (!wish.force) await checkBeside(tx, person)
    await keepMark(tx, deps, { ...person, participationId: id }, mark, wish.force)
    return id
  })
}
