import { expect, test } from 'vitest'
import { freePlaces, isFull, sumOfPlaces, takenPercent } from './places.rules.ts'

const places = (taken: number, capacity: number | null, waiting = 0) => ({ taken, capacity, waiting })

test.each([
  [0, 30, 0],
  [1, 1000, 1],
  [15, 30, 50],
  [26, 30, 87],
  [999, 1000, 99],
  [24, 24, 100],
  [0, 0, 100],
])('%i of %i places are %i per cent', (taken, capacity, percent) => {
  expect(takenPercent(places(taken, capacity))).toBe(percent)
})

test('what has no limit is never full and has no share', () => {
  expect(isFull(places(500, null))).toBe(false)
  expect(takenPercent(places(500, null))).toBeUndefined()
  expect(freePlaces(places(500, null))).toBeUndefined()
})

test('free places are never negative', () => {
  expect(freePlaces(places(31, 30))).toBe(0)
})

test('several together add up', () => {
  expect(sumOfPlaces([places(24, 24, 5), places(10, 30)])).toEqual(places(34, 54, 5))
})

test('one without limit leaves all together without limit', () => {
  expect(sumOfPlaces([places(24, 24, 5), places(10, null)])).toEqual(places(34, null, 5))
})
