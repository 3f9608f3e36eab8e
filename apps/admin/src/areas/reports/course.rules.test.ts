import { expect, test } from 'vitest'
import { firstDay, pathOf, tableDays, ticksTo } from './course.rules.ts'

const course = [
  { days_left: 20, registered: 2 },
  { days_left: 5, registered: 3 },
]

test('axes have few round numbers and reach what is to be shown', () => {
  expect(ticksTo(0)).toEqual([0, 1])
  expect(ticksTo(3)).toEqual([0, 1, 2, 3])
  expect(ticksTo(212)).toEqual([0, 100, 200, 300])
  expect(firstDay([course, []])).toBe(20)
  expect(firstDay([[], []])).toBe(7)
})

test('the table has each week and the first day', () => {
  expect(tableDays(20)).toEqual([20, 14, 7, 0])
  expect(tableDays(14)).toEqual([14, 7, 0])
})

test('the line goes up in steps and ends today', () => {
  const scale = { x: (left: number) => 20 - left, y: (count: number) => 10 - count }
  expect(pathOf(course, scale, 0)).toBe('M0 10H0V8H15V7H20')
  expect(pathOf(course, scale, 10)).toBe('M0 10H0V8H10')
  expect(pathOf([], scale, 0)).toBe('')
})
