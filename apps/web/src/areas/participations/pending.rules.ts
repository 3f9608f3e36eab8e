import { isFull } from '@tafelrunde/contract/events/booking'
import type { OwnTimeslot } from '@tafelrunde/contract/events/participations'
import { ownIn, type Slot } from './booking.rules.ts'

/** A change of places: take a timeslot or queue for it, perhaps in exchange for another, or leave it. */
export type Change = { slot: Slot } & ({ kind: 'take'; givenUp?: Slot } | { kind: 'leave'; waiting: boolean })

type Participation = OwnTimeslot['participation'] | undefined

/** A change on its way to the server, and what it ends with as far as is known: nothing after leaving. */
export type Pending = { change: Change; outcome: Participation }

/** What the server will most likely answer. */
export const expectedOutcome = (change: Change): Participation => {
  if (change.kind === 'leave') return undefined
  return isFull(change.slot)
    ? { id: 0, state: 'waitlisted', waitlist_position: change.slot.waitlist_count + 1 }
    : { id: 0, state: 'registered', waitlist_position: null }
}

const givenUpBy = (change: Change) => (change.kind === 'take' ? change.givenUp?.id : undefined)

export const touches = ({ change }: Pending, slotId: number) =>
  change.slot.id === slotId || givenUpBy(change) === slotId

/** The own timeslots once a change has come to its outcome. */
export const ownAfter = (own: readonly OwnTimeslot[], pending: Pending): OwnTimeslot[] => {
  const { change, outcome } = pending
  const rest = own.filter(({ id }) => !touches(pending, id))
  if (!outcome) return rest
  const taken = { ...change.slot, created: change.slot.start, participation: outcome }
  return [...rest, taken].toSorted((one, other) => one.start.getTime() - other.start.getTime())
}

/** A timeslot's counts as they will be when the own timeslots have changed from `before` to `after`. */
export const countsAfter = <Counted extends Slot>(
  slot: Counted,
  before: readonly OwnTimeslot[],
  after: readonly OwnTimeslot[],
): Counted => {
  const had = ownIn(before, slot.id)?.participation.state
  const has = ownIn(after, slot.id)?.participation.state
  if (had === has) return slot
  const more = (state: typeof has) => Number(has === state) - Number(had === state)
  return {
    ...slot,
    participants_count: slot.participants_count + more('registered'),
    waitlist_count: slot.waitlist_count + more('waitlisted'),
  }
}

/** The change that takes `change` back, with the timeslot's counts as they are after it. */
export const undoOf = (change: Change): Change => {
  const { slot } = change
  if (change.kind === 'take')
    return change.givenUp
      ? { kind: 'take', slot: change.givenUp, givenUp: slot }
      : { kind: 'leave', slot, waiting: isFull(slot) }
  const left = change.waiting ? 'waitlist_count' : 'participants_count'
  return { kind: 'take', slot: { ...slot, [left]: slot[left] - 1 } }
}
