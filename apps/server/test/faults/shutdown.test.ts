import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { deliverMailJob, postMail } from '../../src/areas/mail/mail.service.ts'
import { readConfig } from '../../src/config.ts'
import { connectDeps } from '../../src/connect-deps.ts'
import type { Deps } from '../../src/deps.ts'
import { jobNames } from '../../src/jobs.ts'
import { inTransaction } from '../../src/platform/db/database.ts'
import { eventually } from '../eventually.ts'
import { startDatabaseProxy } from '../servers/database-proxy.ts'
import { newDatabase } from '../servers/new-database.ts'
import { clusterIn, dataFolder, secret, startProcess } from '../servers/server-process.ts'
import { timeLimit } from './chance.ts'

const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), SECRET_KEY: secret }

const listening = async (onConnection: () => void = () => {}) => {
  const server = createServer(onConnection)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return String(address && typeof address === 'object' && address.port)
}

const letter = (number: number) => ({
  recipient: `person-${number}@schule.example`,
  subject: 'Ihr Platz',
  greeting: 'Guten Tag',
  paragraphs: ['Sie haben einen Platz.'],
})

const postMany = (deps: Deps, count: number) =>
  inTransaction(deps.db, async tx => {
    for (let number = 0; number < count; number++) await postMail(tx, deps, letter(number))
  })

test(
  'a server with a thousand letters for a mail server that never answers ends in time and loses none',
  async () => {
    const url = await newDatabase()
    const deps = await connectDeps(config, url, jobNames)
    onTestFinished(() => deps.close())
    await postMany(deps, 1000)

    const { promise: asked, resolve } = Promise.withResolvers<void>()
    const port = await listening(resolve)
    const settings = { DATA_DIR: await dataFolder(), DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${port}` }
    const { child, ends } = await startProcess(settings)
    await asked
    child.kill('SIGTERM')
    const { code, milliseconds } = await ends()
    expect([code, milliseconds < 10_000]).toEqual([0, true])
    const { rows } = await deps.db.execute(sql`
    select count(*)::int as waiting, bool_or(state = 'retry') as "some given back" from pgboss.job
    where name = ${deliverMailJob} and state in ('created', 'retry')`)
    expect(rows).toEqual([{ waiting: 1000, 'some given back': true }])
  },
  timeLimit,
)

test(
  'a server whose database says nothing any more ends in time',
  async () => {
    const folder = await dataFolder()
    const proxy = await startDatabaseProxy(await newDatabase())
    onTestFinished(proxy.stop)
    const { origin, child, ends } = await startProcess({ DATA_DIR: folder, DATABASE_URL: proxy.url })
    proxy.mute()
    const asking = fetch(`${origin}/readyz`).catch(() => undefined)
    child.kill('SIGTERM')
    expect((await ends()).milliseconds).toBeLessThan(10_000)
    await asking
  },
  timeLimit,
)

test(
  'a server whose port is taken ends, and the database with it',
  async () => {
    const folder = await dataFolder()
    const { output, ends } = await startProcess({ DATA_DIR: folder, PORT: await listening() }, '')
    expect((await ends()).code).toBe(1)
    expect(await output).toContain('set PORT to a free one')
    expect(await clusterIn(folder).running()).toBeUndefined()
  },
  timeLimit,
)

test('a server that cannot start its jobs ends, and closes what it had opened', async () => {
  const url = await newDatabase()
  const owner = await connectDeps(config, url, jobNames)
  onTestFinished(() => owner.close())
  await owner.db.execute(
    sql`create role nobody_much login; grant select on all tables in schema public to nobody_much`,
  )
  onTestFinished(async () => {
    await owner.db.execute(sql`drop owned by nobody_much; drop role nobody_much`)
  })
  const address = url.replace('//app@', '//nobody_much@')
  await expect(connectDeps(config, address, jobNames)).rejects.toThrow(/permission denied/)
  await eventually(async () => {
    const open = sql`select from pg_stat_activity where usename = 'nobody_much'`
    expect((await owner.db.execute(open)).rowCount).toBe(0)
  })
})
