import { afterEach, expect, test, vi } from 'vitest'
import type { Key } from './keys.ts'

vi.stubGlobal('window', new EventTarget())
const { queryClient } = await import('./query.ts')
const { invalidate, refetch } = await import('./stale.ts')

afterEach(() => queryClient.clear())

const seen = (...keys: Key[]) => keys.forEach(key => queryClient.setQueryData(key, []))
const staleKeys = () =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
    .map(({ queryKey }) => queryKey.join(' '))

test('a booking makes stale what counts places and what tells whose they are, and nothing else', async () => {
  seen(['timeslots', 1], ['workshop', 7], ['personal', 'timeslots'], ['personal', 'events'])
  seen(['lecturers'], ['association'], ['personal', 'orders'], ['personal', 'account'])
  await invalidate('booking')
  expect(staleKeys()).toEqual(['timeslots 1', 'workshop 7', 'personal timeslots', 'personal events'])
})

test('a change of the profile makes stale whatever shows the person, and no programme', async () => {
  seen(['lecturers', 3], ['personal', 'account'], ['timeslots', 1], ['events'], ['personal', 'sessions'])
  await invalidate('profile')
  expect(staleKeys()).toEqual(['lecturers 3', 'personal account'])
})

test('an order makes stale the orders and what is left to order', async () => {
  seen(['personal', 'orders'], ['personal', 'orders', 4], ['personal', 'exhibitions'], ['personal', 'entry'])
  await invalidate('order')
  expect(staleKeys()).toEqual(['personal orders', 'personal orders 4', 'personal exhibitions'])
})

test('a screen that is pulled asks for what it shows alone', async () => {
  seen(['events'], ['events', 1], ['lecturers'])
  await refetch({ queryKey: ['events', 1] })
  expect(staleKeys()).toEqual(['events 1'])
})
