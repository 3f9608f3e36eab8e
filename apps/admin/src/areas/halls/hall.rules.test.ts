import type { Hall } from '@tafelrunde/contract/exhibitions/orders'
import { expect, test } from 'vitest'
import * as rules from './hall.rules.ts'

const table = (place: string, column: number, row: number, taken = false) => ({ place, column, row, taken })
const hall: Hall = {
  name: 'Foyer',
  columns: 4,
  rows: 3,
  tables: [table('A1', 0, 0), table('A2', 1, 0, true)],
  marks: [],
  image: null,
}
const places = (result: Hall | string) =>
  typeof result === 'string'
    ? result
    : result.tables.map(({ place, column, row }) => `${place}:${column}/${row}`).join(' ')

test('a table moves where nothing stands, and nowhere else', () => {
  expect(places(rules.withMoved(hall, 'A1', { column: 3, row: 2 }))).toBe('A1:3/2 A2:1/0')
  expect(rules.withMoved(hall, 'A1', { column: 1, row: 0 })).toBe(hall)
  expect(rules.withMoved(hall, 'A1', { column: 4, row: 0 })).toBe(hall)
})

test('an arrow key leads past the tables to the next free spot, not out of the hall', () => {
  const from = { column: 0, row: 0 }
  expect(rules.spotBeside(hall, from, 'ArrowRight')).toEqual({ column: 2, row: 0 })
  expect(rules.spotBeside(hall, from, 'ArrowLeft')).toBeUndefined()
  expect(rules.spotBeside(hall, from, 'Enter')).toBeUndefined()
})

test('a row of tables is numbered on, and refused whole where one of them has no place', () => {
  const row = { place: 'B09', count: 2, column: 1, row: 1, downwards: false }
  expect(places(rules.withRow(hall, row))).toBe('A1:0/0 A2:1/0 B09:1/1 B10:2/1')
  expect(places(rules.withRow(hall, { ...row, downwards: true }))).toBe('A1:0/0 A2:1/0 B09:1/1 B10:1/2')
  expect(rules.withRow(hall, { ...row, count: 4 })).toBe('Für „B12“ ist dort kein Platz: Spalte 5, Reihe 2.')
  expect(rules.withRow(hall, { ...row, place: 'A1' })).toBe('Den Tisch „A1“ gibt es schon.')
  expect(rules.placeAfter('Bühne')).toBe('Bühne 2')
})

test('a table that is taken stays and keeps its name', () => {
  expect(rules.withoutTable(hall, 'A2')).toContain('Tisch A2 ist vergeben.')
  expect(rules.withRenamed(hall, 'A2', 'Z')).toContain('behält seinen Namen')
  expect(rules.withNumbers(hall)).toContain('Alle behalten ihre Namen')
  expect(places(rules.withoutTable(hall, 'A1'))).toBe('A2:1/0')
  expect(places(rules.withRenamed(hall, 'A1', 'Z'))).toBe('Z:0/0 A2:1/0')
  expect(rules.withRenamed(hall, 'A1', 'A2')).toBe('Den Tisch „A2“ gibt es schon.')
})

test('all tables are numbered by rows, from left to right', () => {
  const mixed = { ...hall, tables: [table('x', 3, 2), table('y', 1, 2), table('z', 0, 0)] }
  expect(places(rules.withNumbers(mixed))).toBe('A1:0/0 B1:1/2 B2:3/2')
})

const stage = { name: 'Bühne', column: 0, row: 1, columns: 2, rows: 1 }
const written = (result: Hall | string) => (typeof result === 'string' ? result : result.marks)

test('a mark is set, changed and taken away; without a name it is not', () => {
  const marked = rules.withMark(hall, { ...stage, name: ' Bühne ' })
  expect(written(marked)).toEqual([stage])
  if (typeof marked === 'string') return
  expect(written(rules.withMark(marked, { ...stage, name: 'Podium' }, 0))).toEqual([
    { ...stage, name: 'Podium' },
  ])
  expect(rules.withMark(marked, { ...stage, name: ' ' }, 0)).toContain('1 bis 50 Zeichen')
  expect(rules.withoutMark(marked, 0).marks).toEqual([])
})

test('a mark in the hall moves within its walls, one at a wall along it', () => {
  const door = rules.placed(hall, { ...stage, name: 'Eingang' }, 'bottom')
  expect(door).toEqual({ name: 'Eingang', column: 0, row: 3, columns: 2, rows: 0 })
  const marked = { ...hall, marks: [stage, door] }
  expect(rules.withMarkMoved(marked, 0, { column: 9, row: 9 }).marks[0]).toMatchObject({ column: 2, row: 2 })
  expect(rules.withMarkMoved(marked, 1, { column: 1, row: 0 }).marks[1]).toMatchObject({ column: 1, row: 3 })
  expect(rules.withMarkMoved(marked, 1, { column: 0, row: 1 })).toBe(marked)
})
