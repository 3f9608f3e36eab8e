import { expect, test } from 'vitest'
import { takesOrders } from './exhibitions.rules.ts'

test('orders are taken until the day of the office, or until the event begins', () => {
  const event = {
    id: 1,
    name: '',
    state: 'open' as const,
    startsAt: new Date('2027-03-12T09:00:00+01:00'),
    endsAt: new Date('2027-03-13T17:00:00+01:00'),
    location: '',
  }
  const takes = (now: string, facts: { ordersUntil?: Date; state?: 'draft' | 'cancelled' } = {}) =>
    takesOrders(
      {
        exhibition: { endingDays: [], endingPercents: [], ordersUntil: facts.ordersUntil ?? null },
        event: { ...event, state: facts.state ?? 'open' },
      },
      new Date(now),
    )
  expect(takes('2027-03-12T08:59:59+01:00')).toBe(true)
  expect(takes('2027-03-12T09:00:00+01:00')).toBe(false)
  expect(takes('2027-03-01T12:00:00+01:00', { ordersUntil: new Date('2027-03-01T00:00:00+01:00') })).toBe(
    false,
  )
  for (const state of ['draft', 'cancelled'] as const)
    expect(takes('2027-03-01T12:00:00+01:00', { state })).toBe(false)
})
