import { expect, test } from 'vitest'
import { seats, seatsFilled, seatsPath } from './seatRing.ts'

test.each([
  [0, 24, 0, 'nobody there'],
  [1, 420, 1, 'never empty once a place is taken'],
  [5, 24, 1, '1.25 seats are rounded down'],
  [7, 24, 2, '1.75 seats are rounded up'],
  [12, 24, 3, 'half of the places'],
  [20, 24, 5, 'noch 4 Plätze'],
  [23, 24, 5, 'never full while a place is free'],
  [24, 24, 6, 'full'],
  [25, 24, 6, 'more than full after the capacity was lowered'],
  [0, 0, 6, 'no place at all is full'],
  [0, null, 0, 'unlimited and empty'],
  [99, null, 1, 'unlimited is never near full'],
])('%d of %o places taken fills %d of six seats: %s', (taken, capacity, filled, _why) => {
  expect(seatsFilled(taken, capacity)).toBe(filled)
})

test('the first seat lies at the upper right, with half a gap of 0.27 rad to the top', () => {
  expect(seatsPath(0, 1)).toBe('M14.64 2.46A9.9 9.9 0 0 1 18.94 4.94')
})

test('seats of one colour are one path, and of none there is none', () => {
  expect(seatsPath(0, 2)).toBe('M14.64 2.46A9.9 9.9 0 0 1 18.94 4.94M21.58 9.52A9.9 9.9 0 0 1 21.58 14.48')
  expect(seatsPath(0, 3) + seatsPath(3, seats)).toBe(seatsPath(0, seats))
  expect(seatsPath(1, 0)).toBe('')
})
