import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { newDatabase } from '../../../test/servers/new-database.ts'
import { createLog } from '../log.ts'
import { hurried } from './connection.ts'
import { closeDatabase, inTransaction, isDatabaseAway, openDatabase, type Tx } from './database.ts'

const url = await newDatabase()
const log = createLog('silent')
const db = openDatabase(url, log)
afterAll(() => closeDatabase(db))
await db.execute(sql`create table things (name text)`)

const terminate = (pid: number) => db.execute(sql`select pg_terminate_backend(${pid}, 5000)`)
const pidOf = async (tx: Tx) => {
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return rows[0]?.pid ?? 0
}
const things = () => db.$count(sql`things`)

test('a connection that ends between two statements of a transaction ends that transaction alone', async () => {
  const working = inTransaction(db, async tx => {
    await tx.execute(sql`insert into things values ('half')`)
    const lost = new Promise(resolve => {
      tx.$client.once('end', resolve)
    })
    await terminate(await pidOf(tx))
    await lost
    await tx.execute(sql`insert into things values ('done')`)
  })
  await expect(working).rejects.toSatisfy(isDatabaseAway)
  expect(await things()).toBe(0)
})

test('a connection that ends during a statement is one that is away, and is used by nobody again', async () => {
  const pids: number[] = []
  const working = inTransaction(db, async tx => {
    pids.push(await pidOf(tx))
    await tx.execute(sql`select pg_sleep(60)`)
  })
  const failure = working.then(
    () => undefined,
    (error: unknown) => error,
  )
  await eventually(() => expect(pids).toHaveLength(1))
  await terminate(pids[0] ?? 0)
  expect(await failure).toSatisfy(isDatabaseAway)
  expect(await inTransaction(db, pidOf)).not.toBe(pids[0])
})

test.each([
  ['for a lock', { lock_timeout: 50 }, sql`lock table things`],
  ['for a statement', { statement_timeout: 50 }, sql`select pg_sleep(60)`],
  ['for a database that says nothing', { query_timeout: 50 }, sql`select pg_sleep(60)`],
])('whoever waits too long %s is told so', async (_for, less, statement) => {
  const impatient = openDatabase(url, log, { ...hurried, ...less })
  await inTransaction(db, async tx => {
    await tx.execute(sql`lock table things`)
    await expect(inTransaction(impatient, other => other.execute(statement))).rejects.toSatisfy(
      isDatabaseAway,
    )
  })
  await closeDatabase(impatient)
})

test('behind a pooler, whose connections are told nothing, each transaction says itself when it gives up', async () => {
  const patience = { ...hurried, max: 1, lock_timeout: 50, statement_timeout: 70 }
  const pooled = openDatabase(url, log, patience, { pooled: true })
  const limits = sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`
  const within = await inTransaction(pooled, async tx => (await tx.execute(limits)).rows)
  expect(within).toEqual([{ lock: '50ms', statement: '70ms' }])
  expect((await pooled.execute(limits)).rows).toEqual([{ lock: '0', statement: '0' }])
  const working = inTransaction(pooled, tx => tx.execute(sql`select pg_sleep(60)`))
  await expect(working).rejects.toSatisfy(isDatabaseAway)
  await closeDatabase(pooled)
})

test('a transaction in which nothing happens for too long gives up what it holds', async () => {
  const impatient = openDatabase(url, log, { ...hurried, idle_in_transaction_session_timeout: 50 })
  const working = inTransaction(impatient, async tx => {
    await tx.execute(sql`lock table things`)
    await inTransaction(db, other => other.execute(sql`lock table things`))
    await tx.execute(sql`select 1`)
  })
  await expect(working).rejects.toSatisfy(isDatabaseAway)
  await closeDatabase(impatient)
})

test('closing cuts off what still works on a connection', async () => {
  const closing = openDatabase(url, log)
  const begun = Promise.withResolvers<void>()
  const working = inTransaction(closing, async tx => {
    begun.resolve()
    await tx.execute(sql`select pg_sleep(60)`)
  })
  await begun.promise
  await Promise.all([expect(working).rejects.toSatisfy(isDatabaseAway), closeDatabase(closing)])
})

test('a query that is wrong is no database that is away', async () => {
  await expect(db.execute(sql`select nothing`)).rejects.not.toSatisfy(isDatabaseAway)
})
