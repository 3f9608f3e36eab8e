import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../../test/servers/new-database.ts'
import { createLog } from '../log.ts'
import { hurried } from './connection.ts'
import { closeDatabase, openDatabase } from './database.ts'

const url = await newDatabase()

/** A pool of one connection, so that whoever asks has the same one. */
const openOne = (prepares?: boolean) => {
  const db = openDatabase(url, createLog('silent'), { ...hurried, max: 1 }, { prepares })
  onTestFinished(() => closeDatabase(db))
  return {
    ask: async (value: number) => (await db.execute(sql`select ${value}::integer as one`)).rows,
    planned: async () => {
      const { rows } = await db.execute<{ text: string; times: number }>(sql`
        select statement as text, (generic_plans + custom_plans)::integer as times
        from pg_prepared_statements where statement like '%as one'`)
      return rows
    },
  }
}

test('a statement that comes again is parsed once, whoever wrote it', async () => {
  const one = openOne()
  for (const value of [1, 2, 3, 4]) expect(await one.ask(value)).toEqual([{ one: value }])
  // The first time nobody knows yet that it comes again.
  expect(await one.planned()).toEqual([{ text: 'select $1::integer as one', times: 3 }])
})

test('for a pooler that knows no named statements there are none', async () => {
  const one = openOne(false)
  for (const value of [1, 2, 3]) expect(await one.ask(value)).toEqual([{ one: value }])
  expect(await one.planned()).toEqual([])
})
