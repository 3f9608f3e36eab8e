import { access, chmod, constants, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { patient } from '../db/connection.ts'
import { closeDatabase, openDatabase } from '../db/database.ts'
import { withPostgres } from '../db/embedded.ts'
import { migrateDatabase, migrationsUpTo } from '../db/migrate.ts'
import { type Jobs, startJobs } from '../jobs/jobs.ts'
import type { Logger } from '../log.ts'
import { type Part, readArchive, UnreadableArchive } from './archive.ts'
import { besideDatabase, sha256 } from './back-up.ts'
import { Head, Manifest, partOf, parts } from './manifest.ts'
import { countOn } from './sequences.ts'
import { contentOf, intoTable, sameText, type Table, tablesOf } from './tables.ts'

/** The database has tables already: nothing is ever put over them. */
export class NotEmpty extends Error {}
/** The backup was made by a newer version than this one. */
export class NewerBackup extends Error {}

const parsed = <Value>(read: (value: unknown) => Value, { bytes }: Part) => {
  try {
    return read(JSON.parse(bytes.toString()))
  } catch (error) {
    throw new UnreadableArchive('a part is not what it should be', { cause: error })
  }
}

/** Makes the tables as they were when the backup was made, empty and with nothing that looks at single rows. */
const makeTables = async (client: pg.PoolClient, { migration, version }: Head) => {
  const statements = migrationsUpTo(migration)
  if (!statements) throw new NewerBackup(version)
  await client.query(
    `create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const statement of statements) await client.query(statement)
  const tables = await tablesOf(client)
  // Migrations put some rows in, which come with the backup as well.
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  const { rows: references } = await client.query<{ on: string; name: string; says: string }>(
    `select conrelid::regclass::text as on, quote_ident(conname) as name, pg_get_constraintdef(oid) as says
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { on, name } of references) await client.query(`alter table ${on} drop constraint ${name}`)
  const finish = async () => {
    for (const { on, name, says } of references)
      await client.query(`alter table ${on} add constraint ${name} ${says}`)
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  }
  return { tables, finish }
}

/** The parts of one table, one after the other. */
async function* bytesOf(first: Part, rest: AsyncGenerator<Part>, ended: (next?: Part) => void) {
  const { of } = partOf(first.name)
  yield first.bytes
  for (;;) {
    const { value, done } = await rest.next()
    const { kind, of: next } = done ? { kind: '', of: '' } : partOf(value.name)
    if (done || kind !== 'tables' || next !== of) return ended(done ? undefined : value)
    yield value.bytes
  }
}

const writeFiles = async (folder: string, files: ReadonlyMap<string, Buffer>) => {
  await mkdir(folder, { recursive: true })
  for (const [name, bytes] of files) {
    if (!besideDatabase.includes(name)) throw new UnreadableArchive(`a file ${name}`)
    await writeFile(join(folder, name), bytes, { mode: 0o600, flush: true })
    await chmod(join(folder, name), 0o600)
  }
}

/** Reads all parts into the tables; answers the manifest, which must be the last one, and the files. */
const takeIn = async (client: pg.PoolClient, tables: readonly Table[], rest: AsyncGenerator<Part>) => {
  const files = new Map<string, Buffer>()
  let next: Part | undefined = (await rest.next()).value
  while (next) {
    const part: Part = next
    next = undefined
    const { kind, of } = partOf(part.name)
    if (part.name === parts.manifest) return { manifest: parsed(value => Manifest.parse(value), part), files }
    if (kind === 'files') files.set(of, part.bytes)
    const table = tables.find(({ name }) => kind === 'tables' && name === of)
    if (kind === 'tables' && !table) throw new UnreadableArchive(`a table ${of}`)
    if (table) {
      const after = (found?: Part) => {
        next = found
      }
      await pipeline(bytesOf(part, rest, after), intoTable(client, table))
    } else next = (await rest.next()).value
  }
  throw new UnreadableArchive('it ends in the middle')
}

/** Reads back what was taken in, row by row, and refuses what is not what the manifest says. */
const verify = async (client: pg.PoolClient, manifest: Manifest, files: ReadonlyMap<string, Buffer>) => {
  for (const { rows, sha256: wanted, ...table } of manifest.tables) {
    const content = await contentOf(client, table)
    if (content.rows !== rows || content.sha256 !== wanted)
      throw new UnreadableArchive(`the table ${table.name} has other rows than the backup says`)
  }
  const found = Object.fromEntries([...files].map(([name, bytes]) => [name, sha256(bytes)]))
  if (JSON.stringify(found) !== JSON.stringify(manifest.files)) throw new UnreadableArchive('other files')
}

/** Work that waited goes on waiting: it comes with the rows, or not at all. */
const enqueueAll = async (client: pg.PoolClient, jobs: Jobs, { jobs: waiting }: Manifest) => {
  const tx = drizzle({ client })
  for (const { name, about } of waiting) await jobs.enqueue(tx, name, about)
}

const load = async (
  client: pg.PoolClient,
  { file, folder, jobs }: Pick<Asked, 'file' | 'folder'> & { jobs: Jobs },
) => {
  const all = readArchive(file)
  const first = await all.next()
  if (first.done || first.value.name !== parts.head) throw new UnreadableArchive('no backup of ours')
  const head = parsed(value => Head.parse(value), first.value)
  await client.query(`begin; ${sameText}`)
  const { tables, finish } = await makeTables(client, head)
  const { manifest, files } = await takeIn(client, tables, all)
  await verify(client, manifest, files)
  await countOn(client, manifest.sequences)
  await finish()
  await enqueueAll(client, jobs, manifest)
  await writeFiles(folder, files)
  await client.query('commit')
  return { head, manifest }
}

const isEmpty = async (client: pg.PoolClient) => {
  const { rowCount } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'drizzle') and relkind = 'r' limit 1`,
  )
  return rowCount === 0
}

type Asked = {
  url: string
  folder: string
  file: string
  jobNames: readonly string[]
  log: Logger
  /** Ends it, with nothing of it there. */
  end?: AbortSignal
}

/** What PostgreSQL itself does not take: data that is none, and what breaks a rule of the tables (SQLSTATE 22 and 23). */
const isOfTheData = (error: unknown) => error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '')

/**
 * Puts a backup into the empty database at `url` and what stood beside it into `folder`: all of it, looked at row by row
 * afterwards, or nothing. Then brings it up to this version. Throws `NotEmpty`, `NewerBackup` and `UnreadableArchive`.
 */
export const restore = async ({ url, jobNames, log, end, ...asked }: Asked) => {
  const opened = new AsyncDisposableStack()
  try {
    const db = opened.adopt(openDatabase(url, log, patient, { prepares: false }), closeDatabase)
    const client = await db.$client.connect()
    let isOpen = true
    const release = () => {
      if (isOpen) client.release(true) // what is not committed ends with its connection
      isOpen = false
    }
    opened.defer(release)
    end?.addEventListener('abort', release)
    end?.throwIfAborted()
    await client.query(`select pg_advisory_lock(hashtext('migrate'))`) // of several that begin together one goes on
    if (!(await isEmpty(client))) throw new NotEmpty()
    const jobs = opened.adopt(await startJobs(url, jobNames, log), one => one.stop())
    const restored = await load(client, { ...asked, jobs }).catch(error => {
      throw isOfTheData(error) ? new UnreadableArchive(asked.file, { cause: error }) : error
    })
    end?.removeEventListener('abort', release)
    await client.query(`select pg_advisory_unlock(hashtext('migrate'))`)
    await migrateDatabase(url)
    return restored
  } finally {
    await opened.disposeAsync()
  }
}

type Installation = { DATABASE_URL?: string | undefined; DATA_DIR: string }

/** The same into the database of an installation, which is started for that if it is the shipped one. */
export const restoreInto = async (
  installation: Installation,
  { file, log, ...asked }: Omit<Asked, 'url' | 'folder'>,
) => {
  await access(file, constants.R_OK) // before a database is made for nothing
  return withPostgres(installation, log, url =>
    restore({ ...asked, url, folder: installation.DATA_DIR, file, log }),
  )
}
