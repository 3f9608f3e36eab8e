import { expect, test } from 'vitest'
import { ringOf } from './ring.rules.ts'

test('a few people are seats of a table, more than twelve are dots, one for each', () => {
  expect(ringOf(12)).toMatchObject({ dots: [] })
  expect(ringOf(12).arcs).toHaveLength(12)
  expect(ringOf(24).arcs).toEqual([])
  expect(ringOf(24).dots).toHaveLength(24)
})

test('however many there are, the dots do not overlap', () => {
  const [first, second] = ringOf(120).dots
  if (!first || !second) throw new Error('has dots')
  expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThan(first.r + second.r)
})
