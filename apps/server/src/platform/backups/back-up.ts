import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Database } from '../db/database.ts'
import { type Part, writeArchive } from './archive.ts'
import { type Head, type Manifest, parts } from './manifest.ts'
import { sequencesOf } from './sequences.ts'
import { contentOf, sameText, tablesOf } from './tables.ts'

/** Bytes of a table that are one part of the archive. */
const pieceBytes = 4 * 1024 * 1024

/** What is kept beside the database: the key that signs, where it is not the operator's own, and the demo's certificate. */
export const besideDatabase = ['secret-key', 'signing-demo.p12']

type Add = (part: Part) => Promise<void>

const json = (value: unknown) => Buffer.from(JSON.stringify(value, undefined, 2))
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const addTables = async (client: pg.ClientBase, add: Add) => {
  const tables: Manifest['tables'] = []
  for (const table of await tablesOf(client)) {
    let waiting: Buffer[] = []
    let bytes = 0
    let piece = 0
    const flush = async () => {
      if (bytes > 0) await add({ name: parts.rows(table.name, piece++), bytes: Buffer.concat(waiting) })
      waiting = []
      bytes = 0
    }
    const content = await contentOf(client, table, async some => {
      waiting.push(some)
      bytes += some.length
      if (bytes >= pieceBytes) await flush()
    })
    await flush()
    tables.push({ ...table, ...content })
  }
  return tables
}

/** Work that waits; what is only repeated by the clock is set up by each server that starts. */
const jobsOf = async (client: pg.ClientBase) => {
  const { rows: queues } = await client.query(`select where to_regclass('pgboss.job') is not null`)
  if (queues.length === 0) return [] // no server has run yet
  const { rows } = await client.query<Manifest['jobs'][number]>(
    `select name, data ->> 'about' as about from pgboss.job
    where state in ('created', 'retry', 'active') and data ? 'about' order by created_on, id`,
  )
  return rows
}

const addFiles = async (folder: string, add: Add) => {
  const files: Manifest['files'] = {}
  for (const name of besideDatabase) {
    const bytes = await readFile(join(folder, name)).catch(() => undefined)
    if (!bytes) continue
    await add({ name: parts.file(name), bytes })
    files[name] = sha256(bytes)
  }
  return files
}

const migrationOf = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ latest: string }>(
    'select max(created_at) as latest from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.latest)
}

type Asked = { db: Database; folder: string; file: string; head: Pick<Head, 'version' | 'made'> }

/**
 * Writes all that the database has at one moment, and what stands beside it in `folder`, into one file, while servers go
 * on. Answers what is in it.
 */
export const backUp = async ({ db, folder, file, head }: Asked): Promise<Manifest> => {
  const client = await db.$client.connect()
  const filled = Promise.withResolvers<Manifest>()
  try {
    await client.query(`begin isolation level repeatable read, read only; ${sameText}`)
    await writeArchive(file, async add => {
      const migration = await migrationOf(client)
      await add({
        name: parts.head,
        bytes: json({ format: 'tafelrunde-1', ...head, migration } satisfies Head),
      })
      const files = await addFiles(folder, add)
      const tables = await addTables(client, add)
      // Numbers are given outside of transactions: the last ones are at least those of the rows.
      const manifest = { files, tables, jobs: await jobsOf(client), sequences: await sequencesOf(client) }
      await add({ name: parts.manifest, bytes: json(manifest) })
      filled.resolve(manifest)
    })
    return await filled.promise
  } finally {
    client.release(true) // a copy that was broken off goes on until its connection ends
  }
}
