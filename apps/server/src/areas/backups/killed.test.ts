import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adminOf } from '../../../test/admin.ts'
import {
  backedUp,
  contents,
  opened,
  restored,
  temporaryFolder,
  untilOneWaits,
} from '../../../test/backups.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { newDatabase } from '../../../test/servers/new-database.ts'
import { jobNames } from '../../jobs.ts'
import { NotEmpty, restore } from '../../platform/backups/restore.ts'
import { createLog } from '../../platform/log.ts'
import { backUpDaily } from './backups.service.ts'

/** Holds a table that a backup comes to in its middle, and nothing else that starts with it; answers how to end whoever waits, and how to let go. */
const hold = async (url: string) => {
  const client = await opened(url).$client.connect()
  await client.query('begin; lock table rate_limits in access exclusive mode')
  return {
    untilReached: () => untilOneWaits(client),
    endWhoeverWaits: () =>
      client.query(
        `select pg_terminate_backend(pid) from pg_locks join pg_database d on d.oid = database
        where not granted and datname = current_database()`,
      ),
    letGo: () => client.release(true),
  }
}

test('a backup whose process is killed in its middle leaves none that looks like one, and the next is whole', async () => {
  const url = await newDatabase()
  const folder = await temporaryFolder()
  const admin = adminOf(await temporaryFolder())
  const file = join(folder, 'sicherung.tar.gz')
  const held = await hold(url)
  const attempt = admin({ DATABASE_URL: url }, 'backup', file)
  await held.untilReached()
  attempt.child.kill('SIGKILL')
  await expect(attempt).rejects.toMatchObject({ signal: 'SIGKILL' })
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^sicherung\.tar\.gz\..*\.part$/)])
  held.letGo()
  await admin({ DATABASE_URL: url }, 'backup', file)
  await restored(file)
}, 60_000)

test('a database that ends in the middle of a backup is told, nothing of it stays, and an hour later there is one', async () => {
  const url = await newDatabase()
  const { deps, clock } = await buildTestApp(url)
  const DATA_DIR = await temporaryFolder()
  const server = { ...deps, config: { ...deps.config, DATA_DIR } }
  const held = await hold(url)
  const attempt = backUpDaily(server)
  await held.untilReached()
  await held.endWhoeverWaits()
  await attempt
  held.letGo()
  expect(await readdir(join(DATA_DIR, 'backups'))).toEqual([])
  const attempts = async () => (await deps.db.execute('select failure from backup_attempts order by id')).rows
  const failure = 'Die Datenbank wurde währenddessen beendet.'
  expect(await attempts()).toEqual([{ failure }])
  clock.passSeconds(3600)
  await backUpDaily(server)
  expect(await attempts()).toEqual([{ failure }, { failure: null }])
  expect(await readdir(join(DATA_DIR, 'backups'))).toHaveLength(1)
})

test('of two who restore into the same database at once one does, and the other is told that something is there', async () => {
  const { deps } = await buildTestApp()
  const { file } = await backedUp(deps.db)
  const url = await newDatabase('template0')
  const log = createLog('silent')
  const both = await Promise.allSettled(
    ['one', 'other'].map(async () => restore({ url, folder: await temporaryFolder(), file, jobNames, log })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.flatMap(end => (end.status === 'rejected' ? [end.reason] : []))).toEqual([expect.any(NotEmpty)])
  const { 'public.guards': _guards, ...now } = await contents(opened(url))
  const { 'public.guards': _before, ...was } = await contents(deps.db)
  expect(now).toEqual(was)
})

test('a database that ends in the middle of a restore leaves nothing, and the next attempt is whole', async () => {
  const { deps } = await buildTestApp()
  const { file } = await backedUp(deps.db)
  const url = await newDatabase('template0')
  const other = await opened(url).$client.connect()
  await other.query(`select pg_advisory_lock(hashtext('migrate'))`)
  const log = createLog('silent')
  const attempt = restore({ url, folder: await temporaryFolder(), file, jobNames, log })
  const ended: Promise<unknown> = attempt.catch((error: unknown) => error)
  await untilOneWaits(other)
  await other.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`)
  expect(await ended).toMatchObject({ message: expect.stringContaining('terminat') })
  other.release(true)
  await restored(file, url)
})
