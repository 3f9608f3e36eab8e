import type { Event } from '@tafelrunde/contract/events/events'
import { describe, expect, test } from 'vitest'
import { event as example } from '../../shared/queries/events.example.ts'
import { offeredInstead, offerOf, registrationOf, type Slot } from './booking.rules.ts'
import { slot } from './participations.example.ts'

const at = (time: string) => new Date(`2027-03-13T${time}:00+01:00`)
const now = new Date('2027-03-01T12:00:00+01:00')

/** Its registration has no window and no limit. */
const event = (facts: Partial<Event> = {}) =>
  example({
    id: 6,
    start: at('09:00'),
    end: at('17:00'),
    capacity: null,
    participants_count: 0,
    registration_start: null,
    registration_end: null,
    cancellation_deadline: null,
    ...facts,
  })

type State = 'registered' | 'waitlisted' | 'cancelled' | 'attended' | 'absent'
const own = (state: State, facts: Partial<Slot> = {}) => ({
  ...slot({ workshop: 7, ...facts }),
  created: now,
  participation: { id: 3, state, waitlist_position: state === 'waitlisted' ? 3 : null },
})

const offer = (
  one: Slot,
  places: ReturnType<typeof own>[] = [],
  facts: { event?: Event; now?: Date; barred?: boolean; offered?: Set<number> } = {},
) => offerOf(one, { event: event(), own: places, barred: false, offered: new Set(), now, ...facts })

describe('a timeslot in which the person has nothing', () => {
  test('offers a place while one is free', () => {
    expect(offer(slot())).toMatchObject({ state: 'free', action: 'take', clashes: [] })
  })
  test('offers a place when places are not limited', () => {
    expect(offer(slot({ capacity: null, participants_count: 900 }))).toMatchObject({
      state: 'free',
      action: 'take',
    })
  })
  test('offers the waitlist when it is full', () => {
    expect(offer(slot({ participants_count: 24 }))).toMatchObject({ state: 'full', action: 'queue' })
  })
  test('offers nothing once it has started', () => {
    expect(offer(slot(), [], { now: at('10:00') }).action).toBeUndefined()
  })
  test('offers nothing while the event itself is full without the person', () => {
    expect(offer(slot(), [], { barred: true }).action).toBeUndefined()
  })
  test('offers a place after the last day to register only where the office offers it instead of one called off', () => {
    const off = own('cancelled', { id: 90, is_called_off: true })
    const offered = offeredInstead(
      [off],
      [{ timeslots: [{ id: 90, alternatives: [slot().id] }, { id: 91 }] }],
    )
    const closed = { event: event({ state: 'closed' }) }
    expect(offer(slot(), [off], { ...closed, offered }).action).toBe('take')
    expect(offer(slot(), [off], closed).action).toBeUndefined()
    const over = { event: event({ state: 'finished' }), offered }
    expect(offer(slot(), [off], over).action).toBeUndefined()
    const others = [{ timeslots: [{ id: 91, alternatives: [slot().id] }] }]
    expect(offeredInstead([off], others), 'offered to others').toEqual(new Set())
  })
  test('can be taken again after a cancellation', () => {
    expect(offer(slot(), [own('cancelled')])).toMatchObject({ state: 'free', action: 'take' })
  })
})

describe('a timeslot that is called off', () => {
  test('offers nothing, and stays what the person had', () => {
    const off = { is_called_off: true }
    expect(offer(slot(off))).toMatchObject({ state: 'full', own: undefined, action: undefined })
    expect(offer(slot(off), [own('cancelled', { id: 1, ...off })])).toMatchObject({
      own: { state: 'cancelled' },
      action: undefined,
    })
  })
  test('keeps nothing at its time from being booked', () => {
    const off = own('cancelled', { id: 2, is_called_off: true })
    expect(offer(slot(), [off])).toMatchObject({ state: 'free', action: 'take', clashes: [] })
  })
})

describe('a timeslot at the time of a booked one', () => {
  const booked = own('registered', { id: 2, caption: 'Leseförderung' })
  test('offers to swap and names the other', () => {
    expect(offer(slot(), [booked])).toMatchObject({ action: 'swap', clashes: [{ caption: 'Leseförderung' }] })
  })
  test('offers the waitlist when it is full, where overlaps are allowed', () => {
    expect(offer(slot({ participants_count: 24 }), [booked])).toMatchObject({
      action: 'queue',
      clashes: [booked],
    })
  })
  test('offers nothing when two booked ones would have to go', () => {
    const second = own('registered', { id: 3, start: at('11:00'), end: at('12:00') })
    expect(offer(slot(), [booked, second])).toMatchObject({ action: undefined, clashes: [booked, second] })
  })
  test('is free when one only ends where the other begins', () => {
    expect(
      offer(slot(), [own('registered', { id: 2, start: at('11:30'), end: at('13:00') })]).clashes,
    ).toEqual([])
  })
  test('is free when the person only waits for the other', () => {
    expect(offer(slot(), [own('waitlisted', { id: 2 })])).toMatchObject({ action: 'take', clashes: [] })
  })
  test('tells of no clash where nothing can be booked anyway', () => {
    expect(offer(slot(), [booked], { event: event({ state: 'closed' }) })).toMatchObject({
      action: undefined,
      clashes: [],
    })
  })
})

describe('another Termin of a workshop that is booked', () => {
  const monday = { id: 2, start: at('14:00'), end: at('15:30') }
  test('offers to swap, whichever time it is', () => {
    const booked = own('registered', { ...monday, workshop: 1 })
    expect(offer(slot(), [booked])).toMatchObject({ action: 'swap', clashes: [], givenUp: booked })
  })
  test('gives up what overlaps rather than it', () => {
    const clash = own('registered', { id: 3 })
    const booked = own('registered', { ...monday, workshop: 1 })
    expect(offer(slot(), [booked, clash])).toMatchObject({ action: 'swap', givenUp: clash })
  })
  test.each([
    ['it is only waited for', own('waitlisted', { ...monday, workshop: 1 }), {}],
    ['it has been attended', own('attended', { ...monday, workshop: 1 }), {}],
    ['it is of another workshop', own('registered', monday), {}],
    [
      'it is too late to leave it',
      own('registered', { ...monday, workshop: 1 }),
      { event: event({ cancellation_deadline: new Date('2027-02-28T12:00:00+01:00') }) },
    ],
  ])('is simply taken when %s', (_, booked, facts) => {
    expect(offer(slot(), [booked], facts)).toMatchObject({ action: 'take', givenUp: undefined })
  })
})

describe('an own timeslot', () => {
  const deadline = event({ cancellation_deadline: new Date('2027-02-20T12:00:00+01:00') })
  test.each([
    ['a booked one can be left', 'registered', event(), now, { state: 'booked', action: 'leave' }],
    [
      'a booked one not after the start',
      'registered',
      event(),
      at('10:00'),
      { state: 'booked', action: undefined },
    ],
    [
      'a booked one not after the deadline',
      'registered',
      deadline,
      now,
      { state: 'booked', action: undefined },
    ],
    [
      'a waitlist can be left after the deadline',
      'waitlisted',
      deadline,
      now,
      { state: 'waiting', action: 'leave' },
    ],
    [
      'a booked one can be left when registration is over',
      'registered',
      event({ state: 'closed' }),
      now,
      { state: 'booked', action: 'leave' },
    ],
    ['an attended one stays', 'attended', event(), now, { state: 'booked', action: undefined }],
  ] as const)('%s', (_, state, of, at, expected) => {
    expect(offer(slot(), [own(state)], { event: of, now: at })).toMatchObject(expected)
  })
  test('a waitlist tells of the booked timeslot that is in its way', () => {
    const booked = own('registered', { id: 2 })
    expect(offer(slot({ participants_count: 24 }), [own('waitlisted'), booked]).clashes).toEqual([booked])
  })
})

const later = new Date('2027-03-02T12:00:00+01:00')
const earlier = new Date('2027-02-20T12:00:00+01:00')
test.each([
  ['open', {}, 'open'],
  ['open, before the window', { registration_start: later }, 'not_yet'],
  ['open, after the window', { registration_end: earlier }, 'over'],
  ['announced', { state: 'announced' }, 'not_yet'],
  ['closed', { state: 'closed' }, 'over'],
  ['finished', { state: 'finished' }, 'finished'],
  ['cancelled', { state: 'cancelled' }, 'cancelled'],
  ['past', { end: earlier }, 'finished'],
] as const)('an event that is %s', (_, facts, expected) => {
  expect(registrationOf(event(facts), now)).toBe(expected)
})
