import { inArray, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, expect, test } from 'vitest'
import { newDatabase } from '../../../test/servers/new-database.ts'
import { createLog } from '../log.ts'
import { closeDatabase, inSnapshot, openDatabase } from './database.ts'
import { longList, pageOf, partsOf } from './long-list.ts'

const db = openDatabase(await newDatabase(), createLog('silent'))
afterAll(() => closeDatabase(db))
const letters = pgTable('letters', { id: integer().primaryKey(), letter: text() })
await db.execute(sql`create table letters as
  select n as id, chr(112 - n) as letter from generate_series(1, 10) n`)

const list = longList({
  count: async () => db.$count(letters),
  ids: ({ limit, offset, up }) =>
    db.select({ id: letters.id }).from(letters).orderBy(up(letters.letter)).limit(limit).offset(offset),
  rows: (ids, { up }) =>
    db.select().from(letters).where(inArray(letters.id, ids)).orderBy(up(letters.letter)),
})
const lettersOf = (rows: { letter: string | null }[]) => rows.map(({ letter }) => letter).join('')

test('a list is read in parts that follow each other in its order, up to its last row', async () => {
  const read = (step?: number) =>
    inSnapshot(db, async tx => {
      const parts: string[] = []
      for await (const rows of partsOf(tx, list, step)) parts.push(lettersOf(rows))
      return parts
    })
  expect(await read(4)).toEqual(['fghi', 'jklm', 'no'])
  expect(await read(5)).toEqual(['fghij', 'klmno'])
  expect(await read()).toEqual(['fghijklmno'])
})

test('a page of it is the same from whichever end it is read, and says how many there are', async () => {
  const pageAt = async (offset: number) => {
    const { count, rows } = await pageOf(list, { limit: 3, offset })
    return [count, lettersOf(rows)]
  }
  expect(await pageAt(0)).toEqual([10, 'fgh'])
  expect(await pageAt(6)).toEqual([10, 'lmn'])
  expect(await pageAt(9)).toEqual([10, 'o'])
  expect(await pageAt(10)).toEqual([10, ''])
})
