import { expect, test } from 'vitest'
import { everyPage } from './everyPage.ts'

const listOf = (rows: number[], perPage: number) => async (query: { offset: string }) => ({
  count: rows.length,
  results: rows.slice(Number(query.offset), Number(query.offset) + perPage),
})

test.each([
  ['an empty list', [], 3],
  ['one page', [1, 2, 3], 3],
  ['several pages', [1, 2, 3, 4, 5, 6, 7], 3],
])('%s is read to its end', async (_case, rows, perPage) => {
  expect(await everyPage(listOf(rows, perPage))).toEqual(rows)
})

test('a list that shrinks while it is read comes to an end', async () => {
  const shrunk = async ({ offset }: { offset: string }) => ({
    count: 5,
    results: offset === '0' ? [1, 2] : [],
  })
  expect(await everyPage(shrunk)).toEqual([1, 2])
})
