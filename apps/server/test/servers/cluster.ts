import { realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isAlive, readLock } from '../../src/platform/db/cluster.ts'
import { startEmbeddedPostgres } from '../../src/platform/db/embedded.ts'

// Nothing in a test outlives a power cut.
export const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
  // It would go round hundreds of databases, none of which lives long enough to need it.
  autovacuum: 'off',
}

/** The lock of the server with its data in this folder, if it runs. */
export const lockIn = async (folder: string) => {
  const data = join(await realpath(folder), 'postgres')
  const lock = await readLock(data)
  return lock && (await isAlive(data, lock)) ? lock : undefined
}

/** Ends the server with its data in this folder, whatever a test that failed has left open. */
export const endCluster = async (folder: string) => {
  const lock = await lockIn(folder)
  if (!lock) return
  process.kill(lock.pid, 'SIGQUIT')
  while (await lockIn(folder)) await sleep(20)
  await rm(lock.socket, { recursive: true, force: true })
}

/** One PostgreSQL for all tests of a run, with its data in this folder. */
export const startTestCluster = async (folder: string) => {
  const { url, stop } = await startEmbeddedPostgres(folder, fast)
  const end = async () => {
    await stop()
    await endCluster(folder)
  }
  return { url, stop: end }
}

/** Makes a database, empty or as a copy of another one that nobody uses meanwhile, and answers its URL. */
export const createDatabase = async (clusterUrl: string, name: string, template?: string) => {
  const client = new pg.Client(clusterUrl)
  await client.connect()
  await client.query(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`)
  await client.end()
  return clusterUrl.replace('/postgres?', `/${name}?`)
}
