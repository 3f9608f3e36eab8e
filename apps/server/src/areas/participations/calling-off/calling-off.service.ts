import type { CallingOff } from '@tafelrunde/contract/admin/events/calling-off'
import { canTakeOffer } from '@tafelrunde/contract/events/booking'
import type { Deps } from '../../../deps.ts'
import {
  brokenConstraint,
  type Db,
  inSavepoint,
  inTransaction,
  type Tx,
} from '../../../platform/db/database.ts'
import { InvalidField, orNotFound, Refusal } from '../../../platform/refusals.ts'
import { readPlaceAttachment } from '../../calendar/calendar.service.ts'
import { postMail } from '../../mail/mail.service.ts'
import { lockTimeslots } from '../participations.queries.ts'
import { fillWaiting } from '../waitlist.service.ts'
import { ownSlotCalledOffMail, slotCalledOffMail } from './calling-off.mails.ts'
import * as queries from './calling-off.queries.ts'
import * as texts from './calling-off.texts.ts'

type Slot = NonNullable<Awaited<ReturnType<typeof queries.findSlot>>>

const findOffers = async (db: Db, slot: Slot, now: Date) =>
  canTakeOffer(slot.event) ? queries.findAlternatives(db, slot.id, now) : []

const findGivers = async (db: Db, { workshopId }: Slot) =>
  workshopId === null ? [] : queries.findGivers(db, workshopId)

export const readSlot = async (db: Db, id: number) => orNotFound(await queries.findSlot(db, id))

/** Whom it concerns if a Termin is called off, and what can be offered to them. */
export const readCallingOff = async ({ db, clock }: Deps, id: number): Promise<CallingOff> => {
  const slot = await readSlot(db, id)
  const now = clock.now()
  const states = await queries.countStates(db, id)
  return {
    people: (states.get('registered') ?? 0) + (states.get('absent') ?? 0),
    waiting: states.get('waitlisted') ?? 0,
    mails: (await queries.findTold(db, id, [])).length,
    lecturer_mails: (await findGivers(db, slot)).length,
    can_book: canTakeOffer(slot.event),
    alternatives: await findOffers(db, slot, now),
  }
}

const lockSlot = async (tx: Tx, id: number) => {
  await lockTimeslots(tx, [id])
  return readSlot(tx, id)
}

const checkCallingOff = async (tx: Tx, slot: Slot, now: Date) => {
  if (slot.calledOffAt) throw new Refusal('state', texts.alreadyOff)
  if (now >= slot.endsAt) throw new Refusal('started', texts.isOver)
  if ((await queries.countStates(tx, slot.id)).get('attended')) throw new Refusal('state', texts.someCame)
}

/** What the mail offers, in the order of the offers. */
const chosenOffers = async (tx: Tx, slot: Slot, ids: number[], now: Date) => {
  if (ids.length > 0 && !canTakeOffer(slot.event)) throw new InvalidField('alternatives', texts.cannotBook)
  const offers = (await findOffers(tx, slot, now)).filter(({ id }) => ids.includes(id))
  if (offers.length < new Set(ids).size) throw new InvalidField('alternatives', texts.notOffered)
  return offers
}

type Wish = { reason: string; alternatives: number[]; fee_stays: boolean }

/**
 * Calls a Termin off: all places in it are given up, and everybody hears why and what they can book instead; nothing
 * is booked for anybody. Whoever has been seen in it keeps it from being called off.
 */
export const callOff = (deps: Deps, id: number, { reason, alternatives, fee_stays }: Wish) =>
  inTransaction(deps.db, async tx => {
    const now = deps.clock.now()
    const slot = await lockSlot(tx, id)
    await checkCallingOff(tx, slot, now)
    const offers = await chosenOffers(tx, slot, alternatives, now)
    const told = await queries.findTold(tx, id, alternatives)
    await queries.setCalledOff(tx, id, {
      calledOffAt: now,
      calledOffReason: reason,
      feeStays: fee_stays,
      alternatives: offers.map(offer => offer.id),
    })
    await queries.giveUpPlaces(tx, id)
    await queries.dropNotes(tx, id)
    const { APP_URL } = deps.config
    for (const { accountId, possible, state, ...person } of told) {
      const hadPlace = state !== 'waitlisted'
      const file = hadPlace && (await readPlaceAttachment(tx, deps, { timeslotId: id, accountId }))
      const own = offers.filter(offer => possible.includes(offer.id))
      const letter = slotCalledOffMail(person, slot, { reason, alternatives: own, hadPlace }, APP_URL)
      await postMail(tx, deps, { ...letter, attachments: file ? [file] : [] })
    }
    const givers = await findGivers(tx, slot)
    for (const giver of givers)
      await postMail(tx, deps, ownSlotCalledOffMail(giver, slot, { reason, feeStays: fee_stays }, APP_URL))
    return { mails: told.length + givers.length }
  })

/** What keeps somebody from the place that they had. */
const isTaken = (error: unknown) =>
  ['participations_no_clash', 'timeslots_not_overbooked'].includes(brokenConstraint(error) ?? '')

const restore = (tx: Tx, id: number, waits: boolean, now: Date) =>
  inSavepoint(tx, () => queries.restorePlace(tx, id, waits, now)).then(
    () => true,
    error => {
      if (isTaken(error)) return false
      throw error
    },
  )

/** Takes it back while it has not begun; who has a place again is told by the mail about bookings. */
export const takeBack = (deps: Deps, id: number) =>
  inTransaction(deps.db, async tx => {
    const now = deps.clock.now()
    const slot = await lockSlot(tx, id)
    if (!slot.calledOffAt) throw new Refusal('state', texts.notOff)
    if (now >= slot.startsAt) throw new Refusal('started', texts.hasBegun)
    await queries.setCalledOff(tx, id, {
      calledOffAt: null,
      calledOffReason: '',
      feeStays: false,
      alternatives: [],
    })
    const before = await queries.findGivenUp(tx, id)
    let restored = 0
    for (const place of before)
      if (place.isRegistered && (await restore(tx, place.id, place.was === 'waitlisted', now))) restored += 1
    await queries.forgetGivenUp(tx, id)
    await fillWaiting(tx, deps, [id])
    return { restored, lost: before.length - restored }
  })
