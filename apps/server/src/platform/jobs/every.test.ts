import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { every } from './every.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const log = createLog('silent')

test('something is done every few seconds, until it is ended', async () => {
  const handle = vi.fn<() => Promise<void>>(async () => {})
  const end = every(10, handle, log)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(handle).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20_001)
  expect(handle).toHaveBeenCalledTimes(3)
  await end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(handle).toHaveBeenCalledTimes(3)
})

test('what lasts longer is never done twice at once, and the end waits for it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const handle = vi.fn<() => Promise<void>>(() => promise)
  const end = every(10, handle, log)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(handle).toHaveBeenCalledTimes(1)
  const ended = vi.fn<() => void>()
  const ending = end().then(ended)
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).not.toHaveBeenCalled()
  resolve()
  await ending
})

test('what lasts longer hears that the end is wanted', async () => {
  const handle = (end: AbortSignal) =>
    new Promise<void>(resolve => {
      end.addEventListener('abort', () => resolve())
    })
  const end = every(10, handle, log)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(end()).resolves.toBeUndefined()
})

test('what fails is logged and done again', async () => {
  const logged = vi.spyOn(log, 'error')
  const handle = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no database')))
  const end = every(10, handle, log)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(handle).toHaveBeenCalledTimes(2)
  expect(logged).toHaveBeenCalledTimes(2)
  await end()
})
