import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../src/platform/db/database.ts'
import { createLog } from '../../src/platform/log.ts'
import { faultsOf, prepareRush, rush, tokensFor, wishesOf } from '../rush.ts'
import { newDatabase } from '../servers/new-database.ts'
import { dataFolder, secret, startProcess } from '../servers/server-process.ts'
import { timeLimit } from './chance.ts'
import { nextVersion } from './next-version.ts'

test(
  'while servers go over to a later version one by one the older ones serve on, and nobody is refused',
  async () => {
    const url = await newDatabase()
    const db = openDatabase(url, createLog('silent'))
    onTestFinished(() => closeDatabase(db))
    const settings = { DATABASE_URL: url, DATA_DIR: await dataFolder() }
    const older = await startProcess(settings)
    const { accountIds, timeslotIds } = await prepareRush(db, { people: 250, timeslots: 48, capacity: 9 })
    const tokens = await tokensFor(db, secret, accountIds)
    const wishes = wishesOf(accountIds, timeslotIds)
    const statusAt = (address: string) =>
      fetch(address).then(
        async answer => (await answer.text()) && answer.status,
        () => 0,
      )
    const isReady = ({ origin }: { origin: string }) => statusAt(`${origin}/readyz`)

    const over = new AbortController()
    const statuses = new Set<unknown>()
    const asking = async () => {
      while (!over.signal.aborted) {
        statuses.add(await isReady(older))
        statuses.add(await statusAt(`${older.origin}/api/events/`))
        await nextTurn()
      }
    }
    const line = [...wishes]
    const outcomes: Awaited<ReturnType<typeof rush>>['outcomes'] = []
    const booking = async () => {
      while (!over.signal.aborted && line.length > 0) {
        const some = line.splice(0, 12)
        outcomes.push(...(await rush([older.origin], { wishes: some, tokens, connections: 3 })).outcomes)
      }
    }
    const load = Promise.all([asking(), booking()])
    const newer = await startProcess(settings, '/readyz', { entry: await nextVersion() }).finally(() => {
      over.abort()
    })
    await load
    expect([...statuses]).toEqual([200])
    expect(outcomes.length).toBeGreaterThan(12)
    const { rows } = await db.execute(sql`select later from events limit 1`)
    expect(rows).toEqual([{ later: 'later' }])

    // Both work on, side by side.
    const rest = await rush([older.origin, newer.origin], {
      wishes: line.slice(0, 60),
      tokens,
      connections: 6,
    })
    expect(await faultsOf(db, [...outcomes, ...rest.outcomes])).toEqual([])
    older.child.kill('SIGTERM')
    expect((await older.ends()).code).toBe(0)
    expect(await isReady(newer)).toBe(200)

    // One that is started again, or was overlooked, serves what it knows and leaves the newer rules alone.
    const guards = async () => (await db.execute(sql`select * from guards`)).rows
    const before = await guards()
    const again = await startProcess(settings)
    expect(await isReady(again)).toBe(200)
    expect(await guards()).toEqual(before)
  },
  timeLimit,
)
