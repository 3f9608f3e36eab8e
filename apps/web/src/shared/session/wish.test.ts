import { beforeEach, expect, test, vi } from 'vitest'
import { forgetWish, rememberWish, takeWish } from './wish.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('a wish is remembered for the login, once', () => {
  rememberWish('/account')
  expect([takeWish(7), takeWish(7)]).toEqual(['/account', undefined])
})

test('of several the last one counts', () => {
  rememberWish('/account')
  rememberWish('/pass')
  expect(takeWish(7)).toBe('/pass')
})

test('it is kept for less than ten minutes', () => {
  rememberWish('/account')
  vi.advanceTimersByTime(9 * 60_000 + 59_000)
  expect(takeWish(7)).toBe('/account')
  rememberWish('/account')
  vi.advanceTimersByTime(10 * 60_000)
  expect(takeWish(7)).toBeUndefined()
})

test('it is gone once somebody has gone elsewhere', () => {
  rememberWish('/account')
  forgetWish()
  expect(takeWish(7)).toBeUndefined()
})

test('where somebody was thrown out is for that person alone', () => {
  for (const [owner, path] of [
    [7, '/account'],
    [8, undefined],
  ] as const) {
    rememberWish('/account', 7)
    expect(takeWish(owner)).toBe(path)
  }
})
