import { expect, test } from 'vitest'
import { listQueryOf } from './listQuery.rules.ts'

const page = (number: number) => ({ pagination: { page: number, perPage: 25 } })
const by = (field: string, order: 'ASC' | 'DESC') => ({ sort: { field, order } })

test('the third page of 25 begins after 50', () => {
  expect(listQueryOf(page(3), [])).toEqual({ limit: '25', offset: '50' })
})

test('a list without pages asks for as many rows as one answer holds', () => {
  expect(listQueryOf({}, [])).toEqual({ limit: '1000', offset: '0' })
})

test.each([
  ['name', 'ASC', 'name,id'],
  ['name', 'DESC', '-name,id'],
  ['id', 'DESC', '-id'],
] as const)('order by %s %s is asked for as %s', (field, order, orderby) => {
  expect(listQueryOf({ ...page(1), ...by(field, order) }, ['name', 'id'])).toMatchObject({ orderby })
})

test('an order that the contract does not know stays out', () => {
  expect(listQueryOf({ ...page(1), ...by('capacity', 'ASC') }, ['name'])).not.toHaveProperty('orderby')
})

test('filters go under their names, empty ones stay out', () => {
  const filter = { event: 3, state: 'open', start__date: '', workshop: undefined }
  expect(listQueryOf({ ...page(1), filter }, [])).toEqual({
    limit: '25',
    offset: '0',
    event: '3',
    state: 'open',
  })
})
