import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { unhurried } from './connection.ts'
import { type Db, isBlocked, untilFree } from './database.ts'
import { hadGuards, keepGuards } from './guards.ts'

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url))
const migrations = readMigrationFiles({ migrationsFolder })
const known = migrations.map(({ folderMillis }) => folderMillis)
const first = Math.min(...known)
const latest = Math.max(...known)

/**
 * The statements that make the tables as they were after the migration written at this moment; nothing if that is newer
 * than this version.
 */
export const migrationsUpTo = (moment: number) =>
  moment > latest
    ? undefined
    : migrations.filter(({ folderMillis }) => folderMillis <= moment).flatMap(({ sql }) => sql)

/** The first and the latest migration that the database has, as the moments at which they were written. */
const migrationsOf = async (db: Pick<Db, 'execute'>) => {
  const { rows } = await db.execute<{ first: string; latest: string }>(
    sql`select min(created_at) as first, max(created_at) as latest from drizzle.__drizzle_migrations`,
  )
  return { first: Number(rows[0]?.first), latest: Number(rows[0]?.latest) }
}

const tooOld =
  'Its data was made before the first release and cannot be brought up to date: ' +
  'delete the folder "data" (DATA_DIR) or empty the database (DATABASE_URL), and start again.'

const migrationsTable = `select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`

const refuseTooOld = async (client: pg.Client) => {
  const { rowCount } = await client.query(migrationsTable)
  if (rowCount && (await migrationsOf(drizzle({ client }))).first < first) throw new Error(tooOld)
}

/** Whether the database has tables of ours, and not all that this version knows. */
const isBehind = async (client: pg.Client) => {
  const { rowCount } = await client.query(migrationsTable)
  return Boolean(rowCount) && (await migrationsOf(drizzle({ client }))).latest < latest
}

/** Milliseconds: less than PostgreSQL's deadlock_timeout, a second, after which it would end a booking in its place. */
const patience = 500
const longest = 10 * 60 * 1000

/**
 * Changes tables that older servers work with. Whoever uses one would wait for a change that waits for others, or each for
 * the other, so it gives up after `patience` and tries anew between them; behind a backup, say, for minutes.
 */
const betweenOthers = async (client: pg.Client, change: () => Promise<void>) => {
  await client.query(`set lock_timeout = ${patience}`)
  const deadline = performance.now() + longest
  for (;;) {
    try {
      return await untilFree(change)
    } catch (error) {
      if (!isBlocked(error) || performance.now() > deadline) throw error
      await sleep(Math.random() * patience)
    }
  }
}

/**
 * Brings tables and guards up to date; servers that start together wait for each other. A server that knows fewer
 * migrations than the database has is the older one of two versions and leaves the newer one's guards alone. Data of an
 * older version is changed only after `before`, which may refuse by throwing; answers whether there was any.
 */
export const migrateDatabase = async (url: string, before?: () => Promise<void>) => {
  const client = new pg.Client({ connectionString: url, ...unhurried })
  client.on('error', () => {}) // the query that it meets fails with it
  try {
    await client.connect()
    await client.query(`select pg_advisory_lock(hashtext('migrate'))`)
    await refuseTooOld(client)
    const isUpgrade = await isBehind(client)
    if (isUpgrade) await before?.()
    const db = drizzle({ client })
    await betweenOthers(client, async () => {
      await migrate(db, { migrationsFolder })
      if ((await migrationsOf(db)).latest <= latest) await keepGuards(client)
    })
    return isUpgrade
  } finally {
    await client.end()
  }
}

/** Whether the database answers and has every migration that this version knows, and its guards or newer ones. */
export const isUpToDate = async (db: Pick<Db, 'execute'>) => {
  const had = await migrationsOf(db)
  return had.latest > latest || (had.latest === latest && (await hadGuards(db)))
}
