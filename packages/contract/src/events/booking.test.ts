import { expect, test } from 'vitest'
import { refuseSeat, type SeatFacts } from './booking.ts'

const now = new Date('2027-03-01T12:00:00+01:00')
const later = new Date('2027-03-13T10:00:00+01:00')
const earlier = new Date('2027-02-01T00:00:00+01:00')
const event = {
  state: 'open' as const,
  registration_start: null,
  registration_end: null,
  cancellation_deadline: null,
}
const facts: SeatFacts = {
  event,
  subscription: 'none',
  eventIsFull: false,
  isBookable: true,
  isCalledOff: false,
  startsAt: later,
  free: true,
  clash: false,
  isOffered: false,
  now,
}

test.each<[string, Partial<SeatFacts>, string | undefined]>([
  ['a free place is given', {}, undefined],
  ['a full timeslot may be waited for', { free: false }, undefined],
  ['a place that clashes is refused', { clash: true }, 'clash'],
  ['waiting may clash', { clash: true, free: false }, undefined],
  ['a break cannot be booked', { isBookable: false }, 'state'],
  ['what has begun cannot be booked', { startsAt: now }, 'started'],
  ['a full event refuses newcomers', { eventIsFull: true }, 'event_full'],
  ['a full event keeps its own people', { eventIsFull: true, subscription: 'registered' }, undefined],
  ['who waits for the event waits for it first', { subscription: 'waitlisted' }, 'event_full'],
  ['the window opens', { event: { ...event, registration_start: later } }, 'not_open_yet'],
  ['the window closes', { event: { ...event, registration_end: earlier } }, 'closed'],
  [
    'what the office offers is given after that to who is registered',
    { event: { ...event, registration_end: earlier }, isOffered: true, subscription: 'registered' },
    undefined,
  ],
  [
    'also while the event is closed',
    { event: { ...event, state: 'closed' }, isOffered: true, subscription: 'registered' },
    undefined,
  ],
  ['but not to who has left the event', { event: { ...event, state: 'closed' }, isOffered: true }, 'closed'],
  [
    'nor when it is finished',
    { event: { ...event, state: 'finished' }, isOffered: true, subscription: 'registered' },
    'closed',
  ],
])('%s', (_sentence, given, code) => {
  expect(refuseSeat({ ...facts, ...given })).toBe(code)
})
