import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { participations } from '../../src/areas/participations/participations.tables.ts'
import { timeslots } from '../../src/areas/timeslots/timeslots.tables.ts'
import { hurried, type Patience } from '../../src/platform/db/connection.ts'
import { closeDatabase, inTransaction, openDatabase } from '../../src/platform/db/database.ts'
import { buildTestApp } from '../build-test-app.ts'
import { eventually } from '../eventually.ts'
import { startDatabaseProxy } from '../servers/database-proxy.ts'
import { newDatabase } from '../servers/new-database.ts'

const url = await newDatabase()
const { app, bearer, deps, given } = await buildTestApp(url)

/** The same app, whose requests reach the database in another way. */
const appOn = async (address: string, patience: Partial<Patience>) => {
  const db = openDatabase(address, deps.log, { ...hurried, ...patience })
  const other = await buildApp({ ...deps, db, close: () => closeDatabase(db) })
  onTestFinished(() => other.close())
  return other
}

const booked = async () => {
  const slot = await given.timeslot()
  const [person] = await given.participants(slot.id, 1)
  const headers = await bearer(person ?? { id: 0 })
  const stateOf = async () =>
    (await deps.db.select().from(participations).where(eq(participations.timeslotId, slot.id)))[0]?.state
  const unsubscribe = { method: 'DELETE', url: `/api/timeslots/${slot.id}/subscribe`, headers } as const
  return { slot, headers, stateOf, unsubscribe }
}
const away = (answer: Awaited<ReturnType<typeof app.inject>>) => [
  answer.statusCode,
  answer.headers['retry-after'],
]

test('a request whose connection is ended in the middle is to come again, and nothing is half done', async () => {
  const { slot, stateOf, unsubscribe } = await booked()
  const answer = await inTransaction(deps.db, async tx => {
    await tx.select().from(timeslots).where(eq(timeslots.id, slot.id)).for('update')
    const leaving = app.inject(unsubscribe)
    await eventually(async () => {
      const { rowCount } = await deps.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      expect(rowCount).toBe(1)
    })
    return leaving
  })
  expect(away(answer)).toEqual([503, '5'])
  expect(await stateOf()).toBe('registered')
  expect((await app.inject(unsubscribe)).statusCode).toBe(200)
  expect(await stateOf()).toBe('cancelled')
})

test('a request that waits too long for another one is to come again', async () => {
  const { slot, stateOf, unsubscribe } = await booked()
  const other = await appOn(url, { lock_timeout: 50 })
  const answer = await inTransaction(deps.db, async tx => {
    await tx.select().from(timeslots).where(eq(timeslots.id, slot.id)).for('update')
    return other.inject(unsubscribe)
  })
  expect(away(answer)).toEqual([503, '5'])
  expect(await stateOf()).toBe('registered')
})

test('while the database says nothing requests are to come again, and work as soon as it speaks', async () => {
  const { headers } = await booked()
  const proxy = await startDatabaseProxy(url)
  onTestFinished(proxy.stop)
  // So long that a busy machine answers within it: what is tested is not how quick it is.
  const other = await appOn(proxy.url, { query_timeout: 2000, connectionTimeoutMillis: 2000 })
  const look = () => other.inject({ url: '/api/account/', headers })
  expect((await look()).statusCode).toBe(200)
  proxy.mute()
  // One asks on the connection that is there, the other one opens its own.
  for (const answer of await Promise.all([look(), look()])) expect(away(answer)).toEqual([503, '5'])
  proxy.speak()
  expect((await look()).statusCode).toBe(200)
})
