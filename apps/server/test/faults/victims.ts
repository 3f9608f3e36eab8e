import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, expect, vi } from 'vitest'
import { deliverMailJob } from '../../src/areas/mail/mail.service.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { migrateDatabase } from '../../src/platform/db/migrate.ts'
import { buildTestApp } from '../build-test-app.ts'
import { eventually } from '../eventually.ts'
import { untilReady } from '../reachable.ts'
import { endCluster, fast } from '../servers/cluster.ts'
import { startDatabaseProxy } from '../servers/database-proxy.ts'
import { clusterIn, startProcess } from '../servers/server-process.ts'

/** What is killed: the app's process, or the first one of PostgreSQL. */
export const victims = ['app', 'database'] as const
type Victim = (typeof victims)[number]

// A killed database has what it has committed, unless it was told not to wait for that.
const lasting = { ...fast, synchronous_commit: 'on' }

/**
 * A database server for the tests of a file, and a way to it on which they can kill it, or whoever asks it, between two
 * questions. `testApp` uses it beside the one that is killed, to prepare and to look.
 */
export const startVictims = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'victims-'))
  afterAll(async () => {
    await endCluster(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  })
  const cluster = clusterIn(folder)
  const url = await cluster.start(lasting)
  await migrateDatabase(url)
  const proxy = await startDatabaseProxy(url)
  afterAll(proxy.stop)
  const testApp = await buildTestApp(url)
  const { db } = testApp.deps
  testApp.clock.set(new Date().toISOString())
  let diedAt = new Date()

  /** The real server, until the test ends. */
  const serving = async (env: Record<string, string> = {}) => {
    const settings = { DATA_DIR: folder, DATABASE_URL: proxy.url, BACKUPS: '0', LOG_LEVEL: 'silent', ...env }
    let server = await startProcess(settings)
    const pidOf = async (victim: Victim) =>
      (victim === 'app' ? server.child.pid : (await cluster.running())?.pid) ?? 0
    const bringBack = async (victim: Victim) => {
      await (victim === 'app' ? server.ends() : cluster.ended())
      diedAt = new Date()
      if (victim === 'app') {
        server = await startProcess(settings)
        return
      }
      await cluster.join(lasting)
      await untilReady(`${server.origin}/readyz`, server.child)
      await eventually(() => db.execute(sql`select`))
    }
    return {
      origin: () => server.origin,
      /** The status of an answer and what it says; 0 if there was none. */
      post: async (path: string, person: { id: number }, body: object, key = '') => {
        const headers = {
          ...(await testApp.bearer(person)),
          'content-type': 'application/json',
          ...(key && { 'idempotency-key': key }),
        }
        try {
          const answer = await fetch(server.origin + path, {
            method: 'POST',
            headers,
            body: JSON.stringify(body),
          })
          return { status: answer.status, body: JSON.parse(await answer.text()) }
        } catch {
          return { status: 0, body: undefined }
        }
      },
      /** Kills while `act` goes on, when `arm` says, or at its end; answers what came of it once all works again. */
      killing: async <Result>(
        victim: Victim,
        arm: (kill: () => void) => void,
        act: () => Promise<Result>,
      ) => {
        const pid = await pidOf(victim)
        let isKilled = false
        const kill = () => {
          isKilled ||= process.kill(pid, 'SIGKILL')
        }
        arm(kill)
        const result = await act()
        kill()
        await bringBack(victim)
        return result
      },
    }
  }

  return {
    testApp,
    serving,
    /** Arms a kill before the question to the database that comes so many questions from now. */
    atQuestion: (questions: number) => (kill: () => void) => proxy.after(questions, kill),
    untilQuiet: () => untilQuiet(db, diedAt),
    anHourPasses: () => anHourPasses(url, db),
  }
}

/**
 * Until no letter is on its way but those that were when somebody died at `moment`, whose jobs nobody works on until they
 * are overdue. What was begun after that is waited for, also from before all was back.
 */
const untilQuiet = (db: Pick<Db, 'execute'>, moment: Date) =>
  vi.waitFor(
    async () => {
      const { rows } = await db.execute(sql`select state from pgboss.job where name = ${deliverMailJob}
        and (state = 'created' or (state = 'retry' and start_after < now())
          or (state = 'active' and started_on > ${moment.toISOString()}::timestamptz))`)
      expect(rows).toEqual([])
    },
    { timeout: 60_000, interval: 200 },
  )

/** What is under way is an hour older, and overdue jobs were found and put off for a while meanwhile, as each minute. */
export const anHourPasses = async (url: string, db: Pick<Db, 'execute'>) => {
  const hour = sql`interval '1 hour'`
  const due = () =>
    db.execute(sql`update pgboss.job set started_on = started_on - ${hour}, start_after = start_after - ${hour}
      where state in ('created', 'retry', 'active')`)
  await db.execute(sql`update mails set attempted_at = attempted_at - ${hour}`)
  await db.execute(sql`update idempotent_answers set expires_at = expires_at - ${hour} where answer is null`)
  await db.execute(sql`update circulars set starts_at = starts_at - ${hour}`)
  await db.execute(sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`)
  await due()
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  await boss.start()
  await boss.supervise()
  await boss.stop({ graceful: false })
  await due()
}
