import type { Event } from '@tafelrunde/contract/events/events'
import type { Subscription } from '@tafelrunde/contract/people/subscription'
import { expect, test } from 'vitest'
import { at, event } from '../../shared/queries/events.example.ts'
import { actionOf, arrange, daysOf, hintOf, isToday, mayLeave, statusOf } from './events.rules.ts'

const now = at('2027-02-10T12:00')

const full = { capacity: 60, participants_count: 60 }
const today = { start: at('2027-02-10T09:00'), end: at('2027-02-11T17:00') }
const laterToday = { start: at('2027-02-10T14:00'), end: at('2027-02-10T17:00') }
const over = { start: at('2027-02-09T09:00'), end: at('2027-02-09T17:00') }
const opensLater = { registration_start: at('2027-02-20T08:00') }
const closedBefore = { registration_end: at('2027-02-01T23:59') }

test.each<[string, Partial<Event>, ReturnType<typeof statusOf>]>([
  ['open with places', {}, 'open'],
  ['open without limit', { capacity: null, participants_count: 9000 }, 'open'],
  ['open and full', full, 'full'],
  ['more people than places', { capacity: 60, participants_count: 61 }, 'full'],
  ['open before its window', opensLater, 'announced'],
  ['open after its window', closedBefore, 'closed'],
  ['full after its window', { ...full, ...closedBefore }, 'closed'],
  ['announced', { state: 'announced' }, 'announced'],
  ['closed', { state: 'closed' }, 'closed'],
  ['finished', { state: 'finished' }, 'over'],
  ['open, but over', over, 'over'],
  ['cancelled, and over', { state: 'cancelled', ...over }, 'cancelled'],
  ['a draft', { state: 'draft' }, 'draft'],
])('the status of an event: %s', (_case, other, status) => {
  expect(statusOf(event(other), now)).toBe(status)
})

const none: Subscription = { state: 'none' }
const registered: Subscription = { state: 'registered' }
const third: Subscription = { state: 'waitlisted', position: 3 }

test.each<[string, Partial<Event>, Subscription, ReturnType<typeof actionOf>]>([
  ['free place', {}, none, 'register'],
  ['full', full, none, 'wait'],
  ['registered before the day', {}, registered, 'choose'],
  ['registered, registration closed', { state: 'closed' }, registered, 'choose'],
  ['registered on the day', { ...today, state: 'closed' }, registered, 'pass'],
  ['registered on the day, no workshops', { ...today, workshops_count: 0 }, registered, 'pass'],
  ['registered for something without workshops', { workshops_count: 0 }, registered, 'read'],
  ['registered for what was cancelled', { state: 'cancelled' }, registered, 'browse'],
  ['waiting', full, third, 'read'],
  ['announced', { state: 'announced' }, none, 'browse'],
  ['announced without workshops yet', { state: 'announced', workshops_count: 0 }, none, 'read'],
  ['closed', { state: 'closed' }, none, 'browse'],
  ['on the day, but not registered', { ...today, state: 'closed' }, none, 'browse'],
])('the one button: %s', (_case, other, own, action) => {
  expect(actionOf(event(other), own, now)).toBe(action)
})

test.each<[string, Partial<Event>, Subscription, ReturnType<typeof hintOf>]>([
  ['open', {}, none, { about: 'register until', at: at('2027-02-28T23:59') }],
  ['open without end', { registration_end: null }, none, undefined],
  ['full', full, none, { about: 'register until', at: at('2027-02-28T23:59') }],
  ['not open yet', opensLater, none, { about: 'register from', at: at('2027-02-20T08:00') }],
  ['announced, date unknown', { state: 'announced', registration_start: null }, none, undefined],
  ['announced, date gone by', { state: 'announced' }, none, undefined],
  ['window gone by', closedBefore, none, { about: 'registered until', at: at('2027-02-01T23:59') }],
  ['closed before the window ended', { state: 'closed' }, none, undefined],
  ['registered', {}, registered, { about: 'leave until', at: at('2027-03-08T23:59') }],
  ['registered, no deadline', { cancellation_deadline: null }, registered, undefined],
  ['registered, deadline gone by', { cancellation_deadline: at('2027-02-09T23:59') }, registered, undefined],
  ['registered, begins today', laterToday, registered, { about: 'begins', at: at('2027-02-10T14:00') }],
  ['registered, has begun', today, registered, undefined],
  ['waiting', full, third, { about: 'position', position: 3 }],
  ['cancelled', { state: 'cancelled' }, registered, undefined],
  ['over', over, registered, undefined],
])('the line under the button: %s', (_case, other, own, hint) => {
  expect(hintOf(event(other), own, now)).toEqual(hint)
})

test.each<[string, Partial<Event>, Subscription, boolean]>([
  ['registered before the deadline', {}, registered, true],
  ['registered, no deadline', { cancellation_deadline: null }, registered, true],
  ['registered after the deadline', { cancellation_deadline: at('2027-02-09T23:59') }, registered, false],
  ['waiting after the deadline', { cancellation_deadline: at('2027-02-09T23:59') }, third, true],
  ['registered, has begun', today, registered, false],
  ['waiting, has begun', today, third, false],
  ['not registered', {}, none, false],
])('leaving: %s', (_case, other, own, may) => {
  expect(mayLeave(event(other), own, now)).toBe(may)
})

test('the day is the one in Berlin', () => {
  const one = event({ start: at('2027-03-12T09:00'), end: at('2027-03-12T17:00') })
  expect(isToday(one, at('2027-03-11T23:59'))).toBe(false)
  expect(isToday(one, at('2027-03-12T00:00'))).toBe(true)
  expect(isToday(one, at('2027-03-12T16:59'))).toBe(true)
  expect(isToday(one, at('2027-03-12T17:00'))).toBe(false)
})

const ids = (events: readonly Event[]) => events.map(({ id }) => id)

test('the board has what runs today, else the next by date; the rest follows by date, the past backwards', () => {
  const soon = event({ id: 1 })
  const later = event({
    id: 2,
    state: 'announced',
    start: at('2027-04-21T14:00'),
    end: at('2027-04-21T17:00'),
  })
  const called = event({
    id: 3,
    state: 'cancelled',
    start: at('2027-02-20T09:00'),
    end: at('2027-02-20T12:00'),
  })
  const running = event({ id: 4, state: 'closed', ...today })
  const past = event({ id: 5, state: 'closed', ...over })
  const longPast = event({
    id: 6,
    state: 'cancelled',
    start: at('2026-09-26T09:00'),
    end: at('2026-09-26T15:00'),
  })
  const withRunning = arrange([longPast, later, called, past, soon, running], now)
  expect(withRunning.next?.id).toBe(4)
  expect(ids(withRunning.others)).toEqual([3, 1, 2])
  expect(ids(withRunning.past)).toEqual([5, 6])
  expect(arrange([later, called, soon], now).next?.id).toBe(1)
  expect(arrange([called, past, event({ state: 'draft' })], now).next).toBeUndefined()
})

test('an event is shown day by day, as its timeslots have it', () => {
  const slot = (start: string, end: string) => ({ start: at(start), end: at(end) })
  expect(
    daysOf(event(), [
      slot('2027-03-13T10:00', '2027-03-13T11:30'),
      slot('2027-03-12T09:00', '2027-03-12T17:30'),
      slot('2027-03-13T08:30', '2027-03-13T09:00'),
    ]),
  ).toEqual([slot('2027-03-12T09:00', '2027-03-12T17:30'), slot('2027-03-13T08:30', '2027-03-13T11:30')])
  expect(daysOf(event(), [])).toEqual([slot('2027-03-12T09:00', '2027-03-13T17:00')])
})
