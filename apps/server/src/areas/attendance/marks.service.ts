import type { Caller } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { InvalidField, InvalidTimestamp, Refusal } from '../../platform/refusals.ts'
import { bringPlace, lockPlace } from '../participations/admission.service.ts'
import { aheadOfTime, markSentences, minutesOfAbsent, notThere, tooManyMinutes } from './attendance.texts.ts'
import { findMarks, insertMark } from './marks.queries.ts'
import { inOrder, isAhead, type Mark, mostMinutes, refuseMark } from './marks.rules.ts'
import { readOwnParticipant } from './participants.service.ts'

type Slot = Parameters<typeof refuseMark>[0]
type Person = { participationId: number; timeslotId: number; accountId: number }

/** Refuses what cannot have been seen then. */
export const checkMoment = ({ clock }: Deps, slot: Slot, recordedAt: Date) => {
  if (isAhead(recordedAt, clock.now())) throw new InvalidTimestamp('recorded_at', aheadOfTime)
  const code = refuseMark(slot, recordedAt)
  if (code) throw new Refusal(code === 'called_off' ? 'state' : code, markSentences[code])
}

const findWinner = async (tx: Tx, participationId: number) => {
  const marks = await findMarks(tx, [participationId])
  return { id: inOrder(marks)[0]?.id, marks }
}

/**
 * Keeps a record and brings the participation to the one that counts among all of them. The same record, sent
 * again, changes nothing. `mayGoBeyond`: lets in although it is full; without it only who had a place before.
 */
export const keepMark = async (
  tx: Tx,
  deps: Deps,
  { participationId, ...person }: Person,
  mark: Mark & { recordedBy: number },
  mayGoBeyond?: boolean,
) => {
  const id = await insertMark(tx, { ...mark, participationId, receivedAt: deps.clock.now() })
  // What came late is history: the participation is already what the winner made of it, and that stays.
  if (id === undefined || (await findWinner(tx, participationId)).id !== id) return
  const place = await lockPlace(tx, person)
  const { marks, ...winner } = await findWinner(tx, participationId) // the last one before us may have won meanwhile
  if (winner.id !== id) return
  const isFirst = marks.filter(({ state }) => state === 'attended').length === 1
  const beyond = mayGoBeyond ?? place.state === 'cancelled'
  await bringPlace(tx, deps, person, place, { ...mark, beyond, isFirst })
}

const checkMinutes = (minutes: number | null, slot: Parameters<typeof mostMinutes>[0]) => {
  const most = mostMinutes(slot)
  if (minutes !== null && minutes > most) throw new InvalidField('minutes', tooManyMinutes(most))
}

type Wish = {
  state?: Mark['state'] | undefined
  minutes?: number | null | undefined
  recorded_at?: Date | undefined
}

/** Records within a transaction whether somebody is there; without a state, for how long somebody was. */
export const markWithin = async (tx: Tx, deps: Deps, caller: Caller, id: number, wish: Wish) => {
  const { participation, slot, account } = await readOwnParticipant(tx, caller, id)
  if (wish.state === undefined && wish.minutes === undefined) return
  const { minutes = null, state = 'attended', recorded_at: recordedAt = deps.clock.now() } = wish
  if (minutes !== null && state !== 'attended') throw new InvalidField('minutes', minutesOfAbsent)
  checkMinutes(minutes, slot)
  checkMoment(deps, slot, recordedAt)
  if (wish.state === undefined && participation.state !== 'attended') throw new Refusal('state', notThere)
  const person = { participationId: id, timeslotId: participation.timeslotId, accountId: account.id }
  const mark = { state, minutes, recordedAt, recordedBy: caller.id }
  await keepMark(tx, deps, person, mark)
}

/** The same as one transaction. */
export const markParticipant = (deps: Deps, caller: Caller, id: number, wish: Wish) =>
  inTransaction(deps.db, tx => markWithin(tx, deps, caller, id, wish))
