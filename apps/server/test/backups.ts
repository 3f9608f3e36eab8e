import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { jobNames } from '../src/jobs.ts'
import { readArchive } from '../src/platform/backups/archive.ts'
import { backUp } from '../src/platform/backups/back-up.ts'
import { Head, Manifest, parts } from '../src/platform/backups/manifest.ts'
import { restore } from '../src/platform/backups/restore.ts'
import { contentOf, sameText, tablesOf } from '../src/platform/backups/tables.ts'
import { closeDatabase, type Database, openDatabase } from '../src/platform/db/database.ts'
import { createLog } from '../src/platform/log.ts'
import { newDatabase } from './servers/new-database.ts'

const log = createLog('silent')

/** A folder that goes with the test. */
export const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** The database at an address, until the test ends. */
export const opened = (url: string) => {
  const db = openDatabase(url, log)
  onTestFinished(() => closeDatabase(db))
  return db
}

/** What each table has, by its name: how many rows, and the hash of what they say. */
export const contents = async (db: Database) => {
  const client = await db.$client.connect()
  try {
    await client.query(`begin; ${sameText}`)
    const all: Record<string, unknown> = {}
    for (const table of await tablesOf(client)) all[table.name] = await contentOf(client, table)
    return all
  } finally {
    client.release(true)
  }
}

export const head = { version: '0.1.0', made: '2027-03-01T12:00:00.000Z' }

/** A backup of this database, in a folder with a key. */
export const backedUp = async (db: Database) => {
  const folder = await temporaryFolder()
  const file = join(folder, 'backup.tar.gz')
  await writeFile(join(folder, 'secret-key'), 'the key that everybody is logged in by')
  const manifest = await backUp({ db, folder, file, head })
  return { folder, file, manifest }
}

/** What comes of a backup in an empty database, or in the one at `url`, and in an empty folder. */
export const restored = async (file: string, url?: string) => {
  const target = url ?? (await newDatabase('template0'))
  const folder = await temporaryFolder()
  await restore({ url: target, folder, file, jobNames, log })
  return { url: target, folder, db: opened(target) }
}

/** What a backup says of itself. */
export const readBackup = async (file: string) => {
  const said = new Map<string, Buffer>()
  for await (const { name, bytes } of readArchive(file)) if (name.endsWith('.json')) said.set(name, bytes)
  const parsed = (name: string): unknown => JSON.parse(String(said.get(name)))
  return { head: Head.parse(parsed(parts.head)), manifest: Manifest.parse(parsed(parts.manifest)) }
}

/** Until somebody waits in this database for what somebody else has locked. */
export const untilOneWaits = (client: pg.ClientBase) =>
  expect
    .poll(
      async () => {
        const { rows } = await client.query<{ pid: number }>(
          `select distinct pid from pg_locks join pg_database d on d.oid = database
          where not granted and datname = current_database()`,
        )
        return rows.length
      },
      { timeout: 30_000 },
    )
    .toBe(1)
