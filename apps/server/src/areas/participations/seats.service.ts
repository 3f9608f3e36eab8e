import { refuseLeaving, refuseSeat } from '@tafelrunde/contract/events/booking'
import type { RegistrationRefusal } from '@tafelrunde/contract/http/errors'
import { unknownChoice } from '@tafelrunde/contract/http/filters'
import type { Subscription } from '@tafelrunde/contract/people/subscription'
import type { Deps } from '../../deps.ts'
import {
  brokenConstraint,
  type Db,
  inSavepoint,
  inTransaction,
  type Tx,
  untilFree,
} from '../../platform/db/database.ts'
import { placesTaken } from '../../platform/kept.ts'
import { InvalidField, NotFound, Refusal } from '../../platform/refusals.ts'
import { refuseGone } from '../accounts/accounts.service.ts'
import { noteLeaving } from './notes/notes.queries.ts'
import * as queries from './participations.queries.ts'
import { clashSentence, refusalSentences, swapFull, timeslotIsOff } from './participations.texts.ts'
import { findOffer, findSeatFacts, type SeatWish, takeSeat, takeSeatTogether } from './seats.queries.ts'
import { fillWaiting, lockAround } from './waitlist.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'changes'>
type Facts = Awaited<ReturnType<typeof readSeat>>

/** What account and timeslot have to do with each other; `givenUp` is left out of account as if it were free. */
const readSeat = async (db: Db, timeslotId: number, accountId: number, givenUp: number | null = null) => {
  const row = await findSeatFacts(db, { timeslotId, accountId, givenUp })
  if (!row) throw new NotFound()
  const { clashName, clashStartsAt, clashEndsAt, ...seat } = row
  const clash =
    clashName !== null && clashStartsAt && clashEndsAt
      ? { name: clashName, startsAt: clashStartsAt, endsAt: clashEndsAt }
      : undefined
  return { ...seat, event: { ...row, state: row.eventState }, clash }
}

const toSubscription = ({ state, position }: Facts): Subscription => {
  if (state === 'waitlisted') return { state, position }
  return { state: state === 'none' ? 'none' : 'registered' }
}

const refusalText = (code: RegistrationRefusal, { clash, isCalledOff }: Facts) => {
  if (code === 'clash' && clash) return clashSentence(clash)
  if (code === 'state' && isCalledOff) return timeslotIsOff
  return refusalSentences[code === 'clash' ? 'state' : code]
}

const refuse = (code: RegistrationRefusal, facts: Facts) => new Refusal(code, refusalText(code, facts))

/** What neither refuses nor takes, twice: somebody changes it all the time. */
const refuseUnclear = () => {
  throw new Refusal('state', refusalSentences.state)
}

const checkSeat = async (db: Db, { timeslotId, accountId }: SeatWish, facts: Facts, now: Date) => {
  const decide = (isOffered: boolean) =>
    refuseSeat({ ...facts, clash: facts.clash !== undefined, isOffered, now })
  const decision = decide(false)
  if (!decision) return
  // Only then: it is asked for rarely, and a rush has no time for it.
  const isOffered = decision === 'closed' && (await findOffer(db, timeslotId, accountId)).length > 0
  const last = isOffered ? decide(true) : decision
  if (last) throw refuse(last, facts)
}

/** What the database refused in the last moment, told as the rule that it guards. */
const guarded: Record<string, RegistrationRefusal> = {
  participations_no_clash: 'clash',
  participations_called_off: 'state',
  events_not_overbooked: 'event_full',
}

/** Refuses by the rule whose guard a write has met; `db` is what can still be asked after it. */
const refuseGuarded = async (
  error: unknown,
  db: Db,
  timeslotId: number,
  accountId: number,
  givenUp?: number,
) => {
  const code = guarded[brokenConstraint(error) ?? '']
  if (!code) return refuseGone(error)
  throw refuse(code, await readSeat(db, timeslotId, accountId, givenUp))
}

/** The caller's place in a timeslot. */
export const readSubscription = async (db: Db, timeslotId: number, accountId: number) =>
  toSubscription(await readSeat(db, timeslotId, accountId))

/** After looking at what refuses it; `undefined` if something does by now that did not before. */
const takeAlone = async ({ db, clock }: Needs, wish: SeatWish): Promise<Subscription | undefined> => {
  const { timeslotId, accountId } = wish
  const facts = await readSeat(db, timeslotId, accountId)
  if (facts.state !== 'none') return toSubscription(facts)
  const now = clock.now()
  await checkSeat(db, wish, facts, now)
  return untilFree(() => takeSeat(db, wish, now)).catch(error =>
    refuseGuarded(error, db, timeslotId, accountId),
  )
}

/**
 * Gives the account a place, or the next one in the waitlist. Asking again changes nothing. In a rush most get what they
 * want: so it is taken first, and what refused it is looked for afterwards.
 */
export const subscribe = async (deps: Needs, wish: SeatWish): Promise<Subscription> => {
  const seat = await takeSeatTogether(deps.db, { ...wish, now: deps.clock.now() }).catch(() => undefined)
  if (seat) {
    deps.changes.tellTogether(placesTaken, `${placesTaken}/${seat.eventId}`)
    return seat
  }
  // What has changed in between is there at the second look.
  const alone = (await takeAlone(deps, wish)) ?? (await takeAlone(deps, wish)) ?? refuseUnclear()
  await deps.changes.settled()
  return alone
}

const checkLeaving = (facts: Facts, now: Date) => {
  // Somebody has already been at the door, so it is too late to leave.
  if (facts.state === 'attended' || facts.state === 'absent') throw refuse('started', facts)
  const waiting = facts.state === 'waitlisted'
  const decision = refuseLeaving(facts.event, { startsAt: facts.startsAt, waiting, now })
  if (decision) throw refuse(decision, facts)
}

/** Gives up the account's place; without one nothing happens. */
export const unsubscribe = (deps: Deps, timeslotId: number, accountId: number) =>
  inTransaction(deps.db, async tx => {
    const facts = await readSeat(tx, timeslotId, accountId)
    if (facts.state === 'none') return
    const now = deps.clock.now()
    checkLeaving(facts, now)
    const locked = await lockAround(tx, [timeslotId], accountId)
    await noteLeaving(tx, [timeslotId], accountId, now)
    await queries.cancelPlaces(tx, [timeslotId], accountId)
    await fillWaiting(tx, deps, locked)
  })

/** Gives up `givenUp` for a place in the timeslot: both or neither, and never for a place in a waitlist. */
const swap = async (
  tx: Tx,
  deps: Deps,
  { timeslotId, givenUp, accountId }: { timeslotId: number; givenUp: number; accountId: number },
): Promise<Subscription> => {
  const old = await readSeat(tx, givenUp, accountId).catch(() => undefined)
  if (!old || old.state === 'none' || givenUp === timeslotId) throw new InvalidField('swap', unknownChoice)
  const locked = await lockAround(tx, [timeslotId, givenUp], accountId)
  const now = deps.clock.now()
  const facts = await readSeat(tx, timeslotId, accountId, givenUp)
  if (facts.state !== 'none') return toSubscription(facts)
  checkLeaving(old, now)
  await checkSeat(tx, { timeslotId, accountId }, facts, now)
  await noteLeaving(tx, [givenUp], accountId, now)
  await queries.cancelPlaces(tx, [givenUp], accountId)
  const seat = await inSavepoint(tx, () => takeSeat(tx, { timeslotId, accountId }, now)).catch(error =>
    refuseGuarded(error, tx, timeslotId, accountId, givenUp),
  )
  if (seat?.state !== 'registered') throw new Refusal('state', swapFull)
  await fillWaiting(tx, deps, locked)
  return seat
}

/**
 * A place in a timeslot, in exchange for `givenUp` where there is one. It is told of by the time that this resolves: the
 * hot path tells it itself, without asking the database whether it has been told.
 */
export const take = async (
  deps: Deps,
  { givenUp, ...place }: { timeslotId: number; givenUp: number | undefined; accountId: number },
) => {
  if (givenUp === undefined) return subscribe(deps, place)
  const swapped = await inTransaction(deps.db, tx => swap(tx, deps, { ...place, givenUp }))
  await deps.changes.settled()
  return swapped
}
