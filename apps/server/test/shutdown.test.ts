import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { deliverMailJob, postMail } from '../src/areas/mail/mail.service.ts'
import { readConfig } from '../src/config.ts'
import { connectDeps, type Deps } from '../src/deps.ts'
import { jobNames } from '../src/jobs.ts'
import { inTransaction } from '../src/platform/db/database.ts'
import { migrateDatabase } from '../src/platform/db/migrate.ts'
import { startDatabaseProxy } from './database-proxy.ts'
import { newDatabase } from './new-database.ts'
import { clusterIn, dataFolder, secret, startProcess } from './server-process.ts'

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

test('a server with a thousand letters for a mail server that never answers ends in time and loses none', async () => {
  const folder = await dataFolder()
  const cluster = clusterIn(folder)
  const url = await cluster.join()
  await migrateDatabase(url)
  const before = await connectDeps(config, url, jobNames)
  await postMany(before, 1000)
  await before.close()

  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const port = await listening(resolve)
  const { child, ends } = await startProcess({ DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}` })
  await asked
  child.kill('SIGTERM')
  const { code, milliseconds } = await ends()
  expect([code, milliseconds < 10_000]).toEqual([0, true])
  expect(await cluster.running()).toBeUndefined()

  const after = await connectDeps(config, await cluster.join(), jobNames)
  onTestFinished(() => after.close())
  const { rows } = await after.db.execute(sql`
    select count(*)::int as waiting, bool_or(state = 'retry') as "some given back" from pgboss.job
    where name = ${deliverMailJob} and state in ('created', 'retry')`)
  expect(rows).toEqual([{ waiting: 1000, 'some given back': true }])
})

test('a server whose database says nothing any more ends in time', async () => {
  const folder = await dataFolder()
  const proxy = await startDatabaseProxy(await newDatabase())
  onTestFinished(proxy.stop)
  const { origin, child, ends } = await startProcess({ DATA_DIR: folder, DATABASE_URL: proxy.url })
  proxy.mute()
  const asking = fetch(`${origin}/readyz`).catch(() => undefined)
  child.kill('SIGTERM')
  expect((await ends()).milliseconds).toBeLessThan(10_000)
  await asking
})

test('a server whose port is taken ends, and the database with it', async () => {
  const folder = await dataFolder()
  const { output, ends } = await startProcess({ DATA_DIR: folder, PORT: await listening() }, '')
  expect((await ends()).code).toBe(1)
  expect(await output).toContain('set PORT to a free one')
  expect(await clusterIn(folder).running()).toBeUndefined()
})

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
  await vi.waitFor(async () => {
    const open = sql`select from pg_stat_activity where usename = 'nobody_much'`
    expect((await owner.db.execute(open)).rowCount).toBe(0)
  })
})
