import { expect, test } from 'vitest'
import { exhibition } from '../orders.example.ts'
import { neighbour, selectableIn, withNumber, withToggled } from './hall.rules.ts'

const { hall } = exhibition()
const free = selectableIn(hall, [])
const table = (place: string) =>
  free.find(one => one.place === place) ?? { place, column: 0, row: 0, taken: true }

test('a taken table cannot be chosen, unless it belongs to the order that is being changed', () => {
  expect(free.map(({ place }) => place)).toEqual(['A2', 'A3', 'B1', 'B2', 'B3'])
  expect(selectableIn(hall, ['A1']).map(({ place }) => place)).toContain('A1')
})

test('choosing a table sets the number, and giving it back too; one table is always ordered', () => {
  const one = withToggled({ tables: 1, places: [] }, 'A2')
  expect(one).toEqual({ tables: 1, places: ['A2'] })
  const two = withToggled(one, 'A3')
  expect(two).toEqual({ tables: 2, places: ['A2', 'A3'] })
  expect(withToggled(two, 'A2')).toEqual({ tables: 1, places: ['A3'] })
  expect(withToggled(one, 'A2')).toEqual({ tables: 1, places: [] })
})

test('the number chooses tables beside those that are chosen, and gives back the last ones', () => {
  const three = withNumber({ tables: 1, places: ['B3'] }, 3, free)
  expect(three).toEqual({ tables: 3, places: ['B3', 'B2', 'B1'] })
  expect(withNumber(three, 1, free)).toEqual({ tables: 1, places: ['B3'] })
})

test('more tables than the hall has free ones are left to the office', () => {
  expect(withNumber({ tables: 1, places: [] }, 7, free)).toMatchObject({ tables: 7, places: { length: 5 } })
})

test('arrow keys lead to the nearest table in their direction, past what is taken', () => {
  expect(neighbour(free, table('A2'), 'ArrowDown')?.place).toBe('B2')
  expect(neighbour(free, table('B1'), 'ArrowUp')?.place).toBe('A2')
  expect(neighbour(free, table('A3'), 'ArrowRight')).toBeUndefined()
  expect(neighbour(free, table('A3'), 'Tab')).toBeUndefined()
})
