import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminOf } from '../../../test/admin.ts'
import { contents, opened, readBackup, restored } from '../../../test/backups.ts'
import { newDatabase } from '../../../test/servers/new-database.ts'
import { dataFolder, startProcess } from '../../../test/servers/server-process.ts'
import { isUpToDate, migrateDatabase, migrationsUpTo } from '../../platform/db/migrate.ts'

/** When the migration `0046_regions` was written, whose tables stand for those of an older version. */
const older = 1_795_484_078_039

/** Accounts as they were before they had a state: an address, whether it is active, a password, and a login. */
const formerAccounts = sql`
  insert into accounts (email, is_active, password_hash, last_login_at, first_name, last_name, joined_at) values
    ('aktiv@schule.example', true, 'x', null, '', '', now()), ('neu@schule.example', false, 'x', null, '', '', now()),
    ('war-drin@schule.example', false, 'x', now(), '', '', now()), ('vom-buero@schule.example', false, null, null, '', '', now()),
    ('im-verlauf@schule.example', false, 'x', null, '', '', now())`
const formerClosing = sql`
  insert into audit_entries (created_at, via, subject, record, action, before, after)
  select now(), 'request', 'accounts', id, 'change', '{"is_active": true}', '{"is_active": false}'
  from accounts where email = 'im-verlauf@schule.example'`
/** The office has given one a number, another has said one. */
const formerNumbers = [
  sql`update accounts set customer_number = 'K-' || id`,
  sql`insert into audit_entries (created_at, actor, via, subject, record, action, after)
    select now(), case when email like 'aktiv@%' then 99 else id end, 'request', 'accounts', id, 'change',
      jsonb_build_object('customer_number', customer_number)
    from accounts where email like 'aktiv@%' or email like 'war-drin@%'`,
]

/** A database as an older version has left it, with a room and accounts in it. */
const formerDatabase = async () => {
  const url = await newDatabase('template0')
  const db = opened(url)
  await db.execute(sql`create schema drizzle`)
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', ${older})`)
  for (const statement of migrationsUpTo(older) ?? []) await db.execute(sql.raw(statement))
  await db.execute(sql`insert into rooms (name, created_at) values ('Aula', now())`)
  await db.execute(formerAccounts)
  await db.execute(formerClosing)
  for (const statement of formerNumbers) await db.execute(statement)
  return { url, db }
}

const upgrade = (DATABASE_URL: string, DATA_DIR: string) =>
  adminOf(DATA_DIR)({ DATABASE_URL, BACKUPS: '' }, 'upgrade')
const roomsOf = async ({ db }: { db: ReturnType<typeof opened> }) =>
  (await db.execute(sql`select name from rooms`)).rows

test('an upgrade keeps what the former version has left, and leads back to it', async () => {
  const former = await formerDatabase()
  const before = await contents(former.db)
  const DATA_DIR = await dataFolder()
  const { stdout } = await upgrade(former.url, DATA_DIR)
  const [name = ''] = await readdir(join(DATA_DIR, 'backups'))
  expect(name).toMatch(/^tafelrunde-\d{4}-\d\d-\d\d-\d{6}-upgrade\.tar\.gz$/)
  expect(stdout).toBe(
    `Vor dem Umstieg auf Fassung 0.1.0 gesichert: ${join(DATA_DIR, 'backups', name)}\n` +
      'Die Datenbank ist jetzt auf dem Stand von Fassung 0.1.0.\n',
  )
  expect(await isUpToDate(former.db)).toBe(true)
  expect(await roomsOf(former)).toEqual([{ name: 'Aula' }])

  const { manifest } = await readBackup(join(DATA_DIR, 'backups', name))
  const kept = manifest.tables.map(({ name: table, rows, sha256 }) => [table, { rows, sha256 }])
  expect(Object.fromEntries(kept)).toEqual(before)
  const back = await restored(join(DATA_DIR, 'backups', name))
  expect(await roomsOf(back)).toEqual([{ name: 'Aula' }])

  const again = await upgrade(former.url, DATA_DIR)
  expect(again.stdout).toBe('Die Datenbank ist auf dem Stand dieser Fassung. Es gibt nichts zu tun.\n')
  expect(await readdir(join(DATA_DIR, 'backups'))).toEqual([name])
}, 120_000)

test('an upgrade tells accounts that were closed from those that nobody has confirmed', async () => {
  const { url, db } = await formerDatabase()
  await migrateDatabase(url)
  const { rows } = await db.execute(
    sql`select split_part(email, '@', 1) as name, state from accounts order by id`,
  )
  expect(rows).toEqual([
    { name: 'aktiv', state: 'active' },
    { name: 'neu', state: 'unconfirmed' },
    { name: 'war-drin', state: 'closed' },
    { name: 'vom-buero', state: 'closed' },
    { name: 'im-verlauf', state: 'closed' },
  ])
})

test('an upgrade takes an address for proven where somebody was in, and a number where somebody else said it', async () => {
  const { url, db } = await formerDatabase()
  await migrateDatabase(url)
  const { rows } = await db.execute(sql`
    select split_part(email, '@', 1) as name, email_proven_at is not null as proven, customer_number_by as by
    from accounts order by id`)
  expect(rows).toEqual([
    { name: 'aktiv', proven: true, by: 'office' },
    { name: 'neu', proven: false, by: 'self' },
    { name: 'war-drin', proven: true, by: 'self' },
    { name: 'vom-buero', proven: false, by: 'self' },
    { name: 'im-verlauf', proven: true, by: 'self' },
  ])
})

test('what cannot be kept is not changed', async () => {
  const former = await formerDatabase()
  const before = await contents(former.db)
  const DATA_DIR = await dataFolder()
  await writeFile(join(DATA_DIR, 'backups'), 'a file where the folder should be')
  await expect(upgrade(former.url, DATA_DIR)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('EEXIST'),
  })
  expect(await contents(former.db)).toEqual(before)
}, 60_000)

test('a server that starts on the data of a former version keeps it before as well', async () => {
  const former = await formerDatabase()
  const DATA_DIR = await dataFolder()
  const start = async (settings: Record<string, string>) => {
    const { child, ends, output } = await startProcess({ DATABASE_URL: former.url, DATA_DIR, ...settings })
    child.kill('SIGTERM')
    expect((await ends()).code).toBe(0)
    return output
  }
  expect(await start({ BACKUPS: '1' })).toContain('Vor dem Umstieg auf Fassung 0.1.0 gesichert: ')
  expect(await readdir(join(DATA_DIR, 'backups'))).toEqual([expect.stringContaining('-upgrade')])
  expect(await start({ BACKUPS: '1' })).not.toContain('Vor dem Umstieg')
}, 60_000)
