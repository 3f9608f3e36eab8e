import { expect, onTestFinished, test, vi } from 'vitest'
import { buildTestApp } from '../../test/build-test-app.ts'
import { keptUntilChange } from './kept.ts'

const { deps } = await buildTestApp()
const megabytes = 1024 * 1024

type Value = { size: number }
const keep = () => keptUntilChange<Value>(deps.changes, ['events'], ({ size }) => size)
const make = (size = 1) => Promise.resolve({ size })
const keys = (count: number) => Array.from({ length: count }, (_, index) => String(index))

test('however many ask at the same time, a value is made once', async () => {
  const kept = keep()
  let times = 0
  const count = async () => ({ size: ++times })
  await Promise.all([kept.make('key', count), kept.make('key', count)])
  expect([times, kept.known('key')]).toEqual([1, { size: 1 }])
})

test('a value is forgotten when one of its tables changes, or nobody knows which', async () => {
  const kept = keep()
  await kept.make('key', make)
  deps.changes.tell('lecturers')
  expect(kept.known('key')).toBeDefined()
  for (const table of ['events', undefined]) {
    await kept.make('key', make)
    deps.changes.tell(table)
    expect(kept.known('key')).toBeUndefined()
  }
})

test('of what changes at leisure a value is kept for a second, and forgotten then, also one that was made meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const kept = keptUntilChange<Value>(deps.changes, ['events'], ({ size }) => size, ['places'])
  await kept.make('before', make)
  deps.changes.tell('places')
  await kept.make('meanwhile', make)
  vi.advanceTimersByTime(999)
  expect([kept.known('before'), kept.known('meanwhile')]).toEqual([{ size: 1 }, { size: 1 }])
  vi.advanceTimersByTime(1)
  expect([kept.known('before'), kept.known('meanwhile')]).toEqual([undefined, undefined])
})

test('a value whose making began before a change is told to who asked, but not kept', async () => {
  const kept = keep()
  const { promise, resolve } = Promise.withResolvers<Value>()
  const asked = kept.make('key', () => promise)
  deps.changes.tell('events')
  resolve({ size: 1 })
  expect(await asked).toEqual({ size: 1 })
  expect(kept.known('key')).toBeUndefined()
})

test('what could not be made is tried again', async () => {
  const kept = keep()
  await expect(kept.make('key', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  )
  expect(await kept.make('key', make)).toEqual({ size: 1 })
})

test('when there are too many values, those go that nobody has asked for the longest', async () => {
  const kept = keep()
  for (const key of keys(2000)) await kept.make(key, make)
  kept.known('0')
  await kept.make('one more', make)
  const known = keys(2000).filter(key => kept.known(key))
  expect(known).toHaveLength(1999)
  expect([known.includes('0'), known.includes('1')]).toEqual([true, false])
})

test('large values make room for each other, and one that is larger than all room is not kept', async () => {
  const kept = keep()
  for (const key of keys(3)) await kept.make(key, () => make(6 * megabytes))
  await kept.make('huge', () => make(17 * megabytes))
  expect([...keys(3), 'huge'].filter(key => kept.known(key))).toEqual(['1', '2'])
})
