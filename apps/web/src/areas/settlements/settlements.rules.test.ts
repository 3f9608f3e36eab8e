import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { expect, test } from 'vitest'
import { event } from '../../shared/queries/events.example.ts'
import { settlement } from './settlements.example.ts'
import {
  currentStep,
  inOrder,
  needsPerson,
  needsTicket,
  sentExpenses,
  startable,
} from './settlements.rules.ts'

test('what needs the lecturer comes first, of that what was given back', () => {
  const list = [
    settlement({ id: 1, state: 'paid' }),
    settlement({ id: 2, missing: ['timeslots', 'iban'] }),
    settlement({ id: 3, missing: ['iban'] }),
    settlement({ id: 4, state: 'submitted' }),
    settlement({ id: 5, state: 'returned' }),
    settlement({ id: 6 }),
  ]
  expect(inOrder(list).map(({ id }) => id)).toEqual([5, 3, 6, 1, 2, 4])
})

test('before a timeslot was held, and once it is submitted, the lecturer has nothing to do', () => {
  expect(needsPerson(settlement({ missing: ['timeslots'] }))).toBe(false)
  expect(needsPerson(settlement({ state: 'submitted' }))).toBe(false)
  expect(needsPerson(settlement({ state: 'returned' }))).toBe(true)
})

test('what was given back stands at its beginning again', () => {
  const states = ['open', 'returned', 'submitted', 'approved', 'paid'] as const
  expect(states.map(state => currentStep(settlement({ state })))).toEqual([0, 0, 1, 2, 3])
})

const slot = (id: number): LecturerTimeslot => ({
  id,
  created: new Date(0),
  caption: '',
  event: id,
  event_name: '',
  workshop: id,
  workshop_name: '',
  start: new Date(0),
  end: new Date(0),
  location: '',
  capacity: 12,
  participants_count: 0,
  waitlist_count: 0,
  is_called_off: false,
  counts: { registered: 0, waitlisted: 0, attended: 0, absent: 0, cancelled: 0 },
})

test('a settlement can be begun for own events that are published and have none, also for what a cancelled one cost', () => {
  const events = [
    event({ id: 1 }),
    event({ id: 2, state: 'closed' }),
    event({ id: 3, state: 'cancelled' }),
    event({ id: 4, state: 'draft' }),
    event({ id: 5 }),
    event({ id: 6, state: 'finished' }),
  ]
  const { early, calledOff } = startable([1, 2, 3, 4, 6].map(slot), events, [settlement()])
  expect(early.map(({ id }) => id)).toEqual([2])
  expect(calledOff.map(({ id }) => id)).toEqual([3, 6])
})

test('expenses are sent with the ids of their receipts', () => {
  const expenses = [
    ...settlement().expenses,
    { text: 'Porto', cents: 160, vat_percent: null, billed_cents: 160, receipt: null },
  ]
  expect(sentExpenses(settlement({ expenses }))).toEqual([
    { text: 'Kopien', cents: 1620, vat_percent: 19, receipt: 7 },
    { text: 'Porto', cents: 160, vat_percent: null, receipt: null },
  ])
})

test('tickets that were paid need a receipt, a car needs none', () => {
  const tickets = { travel_mode: 'public', travel_cents: 4590 } as const
  expect(needsTicket(settlement(tickets))).toBe(true)
  expect(needsTicket(settlement({ ...tickets, travel_cents: 0 }))).toBe(false)
  expect(needsTicket(settlement({ ...tickets, travel_receipt: { id: 1, name: 'Fahrkarte.pdf' } }))).toBe(
    false,
  )
  expect(needsTicket(settlement())).toBe(false)
})
