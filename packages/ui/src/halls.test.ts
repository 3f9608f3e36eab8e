import { expect, test } from 'vitest'
import { wallOf } from './halls.ts'

test('a mark at a wall is an opening in it, one in the hall is not', () => {
  const mark = { name: 'Eingang', column: 1, row: 2, columns: 1, rows: 0 }
  const size = { columns: 4, rows: 2 }
  expect(wallOf(mark, size)).toBe('bottom')
  expect(wallOf({ ...mark, row: 0, rows: 0 }, size)).toBe('top')
  expect(wallOf({ ...mark, row: 0, rows: 1, column: 4 }, size)).toBe('right')
  expect(wallOf({ ...mark, row: 0, rows: 1, column: -1 }, size)).toBe('left')
  expect(wallOf({ ...mark, row: 0, rows: 1 }, size)).toBeUndefined()
})

test('a mark without depth stays at its wall when the hall grows', () => {
  const door = { name: 'Tür', column: 1, row: 2, columns: 1, rows: 0 }
  expect(wallOf(door, { columns: 4, rows: 3 })).toBe('bottom')
  expect(wallOf({ ...door, column: 4, columns: 0, rows: 1 }, { columns: 6, rows: 3 })).toBe('right')
})
