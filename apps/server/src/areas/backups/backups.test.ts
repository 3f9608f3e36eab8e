import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { backedUp, contents, restored } from '../../../test/backups.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { writeEverywhere } from '../../../test/every-area.ts'
import { type Database, inTransaction } from '../../platform/db/database.ts'
import { makeDemoOnce } from '../demo/demo.service.ts'
import { deliverMailJob } from '../mail/mail.service.ts'
import { findProblems } from '../participations/check/check.queries.ts'

const { deps, given } = await buildTestApp()
beforeAll(() => makeDemoOnce(deps))

test('what is backed up comes back: every row of every table, the key, and the work that waited', async () => {
  await inTransaction(deps.db, tx => deps.jobs.enqueue(tx, deliverMailJob, 'a letter that waits'))
  const { file, manifest } = await backedUp(deps.db)
  const { db, folder } = await restored(file)
  const was = await contents(deps.db)
  // Which rules stand in the database is noted once more when they are put in.
  const { 'public.guards': _before, ...rows } = was
  const { 'public.guards': _after, ...now } = await contents(db)
  expect(now).toEqual(rows)
  expect(manifest.tables.reduce((sum, table) => sum + table.rows, 0)).toBeGreaterThan(5000)
  expect(await readFile(join(folder, 'secret-key'), 'utf8')).toBe('the key that everybody is logged in by')
  expect((await stat(join(folder, 'secret-key'))).mode & 0o777).toBe(0o600)
  const { rows: jobs } = await db.execute(
    sql`select name, data ->> 'about' as about from pgboss.job where data ->> 'about' = 'a letter that waits'`,
  )
  expect(jobs).toEqual([{ name: deliverMailJob, about: 'a letter that waits' }])
})

test('so does what is in every single table, whatever is written in it', async () => {
  const everywhere = await buildTestApp()
  await writeEverywhere(everywhere)
  const { file, manifest } = await backedUp(everywhere.deps.db)
  expect(manifest.tables.filter(table => table.rows === 0)).toEqual([])
  const { db } = await restored(file)
  const { 'public.guards': _before, ...was } = await contents(everywhere.deps.db)
  expect(await contents(db)).toMatchObject(was)
  expect((await findProblems(db)).flatMap(({ problems }) => problems)).toEqual([])
})

test('a restored database keeps its rules, counts on and is served', async () => {
  const { file } = await backedUp(deps.db)
  const { url, db } = await restored(file)
  const findings = await findProblems(db)
  expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([])
  const rulesOf = async (of: Database) => {
    const { rows } = await of.execute(
      sql`select tgrelid::regclass::text as on, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
    )
    return rows
  }
  expect(await rulesOf(db)).toEqual(await rulesOf(deps.db))
  const referencesOf = async (of: Database) => {
    const { rows } = await of.execute(
      sql`select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as says, convalidated
        from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    )
    return rows
  }
  expect(await referencesOf(db)).toEqual(await referencesOf(deps.db))
  const again = await buildTestApp(url)
  const before = await given.account()
  const after = await again.given.account()
  // Behind all numbers that may have been given since (decision 64).
  expect(after.id).toBe(before.id + 10_000)
})

test('a backup is of one moment, though people go on booking meanwhile', async () => {
  const slots = await Promise.all(Array.from({ length: 4 }, () => given.timeslot({ capacity: 50 })))
  const isOver = new AbortController()
  const booking = slots.map(async ({ id }) => {
    while (!isOver.signal.aborted) await given.participants(id, 3)
  })
  const { file } = await backedUp(deps.db).finally(() => isOver.abort())
  await Promise.all(booking)
  const { db } = await restored(file)
  expect((await findProblems(db)).filter(({ problems }) => problems.length > 0)).toEqual([])
})
