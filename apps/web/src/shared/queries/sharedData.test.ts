import { QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedData } from './sharedData.ts'

const read = () => [
  { id: 1, start: new Date('2027-03-13T09:00Z'), places: { taken: 3 }, tags: ['Lesen'] },
  { id: 2, start: new Date('2027-03-13T10:00Z'), places: { taken: 5 }, tags: [] },
]

test('what is the same is the very same, moments too', () => {
  const before = read()
  expect(sharedData(before, read())).toBe(before)
})

test('what has changed is new, with all that holds it and nothing else', () => {
  const before = read()
  const after = read().map(one => (one.id === 2 ? { ...one, places: { taken: 6 } } : one))
  const shared = sharedData(before, after)
  expect(shared).toEqual(after)
  expect(shared).toMatchObject([before[0], { start: before[1]?.start }])
  expect(Array.isArray(shared) && [shared[0] === before[0], shared[1] === before[1]]).toEqual([true, false])
})

test.each([
  [{ a: undefined }, {}],
  [{}, { a: undefined }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [new Date('2027-03-13T09:00Z'), '2027-03-13T09:00:00.000Z'],
  [null, {}],
  [[], {}],
  [0, -0],
])('%j and %j are not the same', (before, after) => {
  expect(Object.is(sharedData(before, after), before)).toBe(false)
  expect(sharedData(before, after)).toEqual(after)
})

test('whatever was there before, what has come is what is there', () => {
  const anything = fc.anything({ withDate: true, withNullPrototype: false })
  fc.assert(
    fc.property(anything, anything, (before, after) => {
      expect(sharedData(before, after)).toStrictEqual(after)
    }),
  )
})

test('an answer that brings nothing new tells nobody who shows it', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { structuralSharing: sharedData } } })
  const observer = new QueryObserver(client, {
    queryKey: ['timeslots'],
    queryFn: async () => read(),
    notifyOnChangeProps: ['data'],
  })
  let told = 0
  const stop = observer.subscribe(() => {
    told++
  })
  await observer.refetch()
  const before = told
  await observer.refetch()
  await observer.refetch()
  stop()
  client.clear()
  expect(told).toBe(before)
})
