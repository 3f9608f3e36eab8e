import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { newDatabase } from '../../../test/servers/new-database.ts'
import { createLog } from '../log.ts'
import { closeDatabase, type Db, inTransaction, openDatabase } from './database.ts'
import { gathered, inOrder } from './gathered.ts'

/** Twice what is asked; a statement that has a 13 in it fails, and nobody knows the double of 0. */
const countedDoubles = () => {
  const statements: number[][] = []
  const ask = async (db: Db, asked: number[]) => {
    statements.push(asked)
    const { rows } = await db.execute<{ n: number; double: number }>(sql`
      select n::integer, 2 * one + 0 / (one - 13) as double
      from unnest(${sql.param(asked)}::integer[]) with ordinality as asked (one, n) where one <> 0`)
    return inOrder(rows, asked.length)
  }
  return { statements, ask }
}

const db = openDatabase(await newDatabase(), createLog('silent'))
afterAll(() => closeDatabase(db))

test('what is asked at the same moment is one statement, and everybody gets their own answer', async () => {
  const { statements, ask } = countedDoubles()
  const double = gathered(ask)
  const answers = await Promise.all([1, 0, 20, 1].map(one => double(db, one)))
  expect(answers.map(answer => answer?.double)).toEqual([2, undefined, 40, 2])
  expect(statements).toEqual([[1, 0, 20, 1]])
})

test('a question that cannot be answered fails alone', async () => {
  const double = gathered(countedDoubles().ask)
  const answers = await Promise.allSettled([1, 13, 20].map(one => double(db, one)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('questions of different kinds are asked apart', async () => {
  const { statements, ask } = countedDoubles()
  const double = gathered(ask, { kind: one => (one % 2 ? 'odd' : 'even') })
  await Promise.all([1, 2, 3, 4].map(one => double(db, one)))
  expect(statements).toEqual(
    expect.arrayContaining([
      [1, 3],
      [2, 4],
    ]),
  )
  expect(statements).toHaveLength(2)
})

test('in a transaction each question sees what the transaction has written', async () => {
  const { statements, ask } = countedDoubles()
  const double = gathered(ask)
  await inTransaction(db, tx => Promise.all([double(tx, 1), double(tx, 2)]))
  expect(statements).toEqual([[1], [2]])
})

test('a statement that waits for somebody’s lock does not hold up those after it for long', async () => {
  const lock = Promise.withResolvers<void>()
  const double = gathered(
    async (_db, asked: number[]) => {
      if (asked.includes(1)) await lock.promise
      return asked.map(one => 2 * one)
    },
    { atOnce: 1, most: 1 },
  )
  const first = double(db, 1)
  expect(await double(db, 2)).toBe(4)
  lock.resolve()
  expect(await first).toBe(2)
  expect(await double(db, 3)).toBe(6)
})
