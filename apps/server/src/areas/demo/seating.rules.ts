import type { Feedback } from '@tafelrunde/contract/events/feedback'
import { comments } from './content/comments.content.ts'
import type { DemoBooking } from './demo.rules.ts'
import type { PlannedEvent, PlannedSlot } from './plan.rules.ts'

const ratings = [5, 4, 5, 3, 4, 5, 4, 2, 5, 4, 4] as const

/** What somebody who was there thinks of it: six out of ten say, mostly content, and some of them in words. */
const opinionOf = (number: number): Feedback | undefined => {
  if (number % 10 >= 6) return undefined
  const rating = (scale: number) => ratings[(number * 7 + scale * 3) % ratings.length] ?? 5
  return {
    content: rating(0),
    teaching: rating(1),
    organisation: rating(2),
    benefit: rating(3),
    comment: (number % 4 === 1 && comments[Math.floor(number / 4) % comments.length]) || '',
  }
}

export type Seat = {
  accountId: number
  state: 'registered' | 'waitlisted' | 'attended' | 'absent'
  createdAt: Date
  attendedMinutes: number | null
  opinion: Feedback | undefined
}

/** The same people in another order, the same one for the same `round` at every start. */
export const shuffled = <Person>(people: Person[], round: number) =>
  people
    .map((person, index) => ({ person, key: ((index + 1) * 7919 * (round + 3)) % 10_007 }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ person }) => person)

/**
 * When people of an event registered, and then chose: `share` of 0 to 1 of the time in which they could. The
 * first half is for registering, the second for choosing workshops.
 */
const momentOf = ({ event }: PlannedEvent, now: Date, share: number) => {
  const { registrationStartsAt, registrationEndsAt } = event
  const until = Math.min(now.getTime(), registrationEndsAt?.getTime() ?? now.getTime())
  const from = registrationStartsAt?.getTime() ?? until
  return new Date(from + share * (until - from))
}

/** Registers people for an event in their order; those beyond its places wait. */
export const registerPeople = (plan: PlannedEvent, people: number[], places: number, now: Date) =>
  people.map((accountId, index) => ({
    accountId,
    state: index < places ? ('registered' as const) : ('waitlisted' as const),
    createdAt: momentOf(plan, now, (index + 1) / (people.length + 1) / 2),
  }))

const stateOf = (slot: PlannedSlot, place: number, now: Date): Seat['state'] => {
  if (place >= slot.taken) return 'waitlisted'
  if (now >= slot.endsAt) return place % 14 === 13 ? 'absent' : 'attended'
  return now >= slot.startsAt && place % 4 !== 3 ? 'attended' : 'registered' // just being ticked off
}

const unknown = { attendedMinutes: null, opinion: undefined }

/** In long workshops every twelfth leaves before the end, and was there for most of it. */
const attendanceOf = ({ startsAt, endsAt, breakMinutes }: PlannedSlot, place: number, round: number) => ({
  attendedMinutes:
    breakMinutes > 0 && place % 12 === 11
      ? (endsAt.getTime() - startsAt.getTime()) / 60_000 - breakMinutes - 25
      : null,
  opinion: opinionOf(round * 17 + place),
})

/**
 * Fills the timeslots of an event with its people, as many as the content says, so that nobody is in two at
 * once. `chosen` are the bookings of `chooser`, who is not among the people.
 *
 * Answers the seats per timeslot in the order in which they were taken: first places, then the waitlist.
 */
export const seatPeople = (
  plan: PlannedEvent,
  people: number[],
  chooser: number,
  chosen: DemoBooking[],
  now: Date,
): Seat[][] => {
  const busyUntil = new Map<number, Date>()
  return plan.slots.map((slot, round) => {
    const isFree = (person: number) => (busyUntil.get(person) ?? slot.startsAt) <= slot.startsAt
    const choice = chosen.find(({ day, workshop }) => day === slot.day && workshop === slot.workshop)
    const count = slot.taken + slot.waiting
    const others = shuffled(people, round)
      .filter(isFree)
      .slice(0, choice ? count - 1 : count)
    const place = choice?.waitingPlace ? slot.taken + choice.waitingPlace - 1 : 0
    const seated = choice ? others.toSpliced(place, 0, chooser) : others
    for (const person of seated.slice(0, slot.taken)) busyUntil.set(person, slot.endsAt)
    const attendance = (accountId: number, index: number) =>
      accountId === chooser
        ? { attendedMinutes: choice?.attendedMinutes ?? null, opinion: choice?.feedback }
        : attendanceOf(slot, index, round)
    return seated.map((accountId, index) => {
      const state = stateOf(slot, index, now)
      const isPast = state === 'attended' && plan.event.state === 'finished'
      return {
        accountId,
        state,
        createdAt: momentOf(plan, now, (1 + (index + 1) / (count + 1)) / 2),
        ...(isPast ? attendance(accountId, index) : unknown),
      }
    })
  })
}
