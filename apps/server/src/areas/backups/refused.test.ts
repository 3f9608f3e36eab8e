import { readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { backedUp, contents, head, opened, restored, temporaryFolder } from '../../../test/backups.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { newDatabase } from '../../../test/servers/new-database.ts'
import { jobNames } from '../../jobs.ts'
import { type Part, readArchive, UnreadableArchive, writeArchive } from '../../platform/backups/archive.ts'
import { backUp } from '../../platform/backups/back-up.ts'
import { NotEmpty, restore } from '../../platform/backups/restore.ts'
import { createLog } from '../../platform/log.ts'

const log = createLog('silent')
const { deps, given } = await buildTestApp()
await given.event()

/** The archive with its parts changed. */
const changed = async (
  file: string,
  change: (name: string, bytes: Buffer) => Buffer | undefined,
  more?: Part,
) => {
  const other = join(await temporaryFolder(), 'changed.tar.gz')
  await writeArchive(other, async add => {
    for await (const { name, bytes } of readArchive(file)) {
      if (more && name === 'manifest.json') await add(more)
      const now = change(name, bytes)
      if (now) await add({ name, bytes: now })
    }
  })
  return other
}

const damages: Record<string, (file: string) => Promise<string>> = {
  'cut in the middle': async file => {
    await truncate(file, Math.floor((await stat(file)).size / 2))
    return file
  },
  'of something else': async file => {
    await writeFile(file, 'Liebe Kolleginnen und Kollegen')
    return file
  },
  'without its end': file => changed(file, (name, bytes) => (name === 'manifest.json' ? undefined : bytes)),
  'with a row less': file =>
    changed(file, (name, bytes) =>
      name.startsWith('tables/public.events/') ? bytes.subarray(bytes.indexOf('\n') + 1) : bytes,
    ),
  'with a row that is none': file =>
    changed(file, (name, bytes) =>
      name.startsWith('tables/public.events/') ? Buffer.from('Liebe Kolleginnen\n') : bytes,
    ),
  'with a row twice': file =>
    changed(file, (name, bytes) =>
      name.startsWith('tables/public.events/') ? Buffer.concat([bytes, bytes]) : bytes,
    ),
  'with another key': file =>
    changed(file, (name, bytes) => (name.startsWith('files/') ? Buffer.from('mine') : bytes)),
  'with a file that is none of ours': file =>
    changed(file, (name, bytes) => bytes, { name: 'files/../passwd', bytes: Buffer.from('root') }),
}

const target = await newDatabase('template0')

test.for(Object.entries(damages))(
  'a backup %s is refused, and nothing of it is there',
  async ([, damage]) => {
    const { file } = await backedUp(deps.db)
    const damaged = await damage(file)
    const folder = await temporaryFolder()
    const attempt = restore({ url: target, folder, file: damaged, jobNames, log })
    await expect(attempt).rejects.toThrow(UnreadableArchive)
    const { rows } = await opened(target).execute(
      sql`select from pg_tables where schemaname in ('public', 'drizzle')`,
    )
    expect(rows).toEqual([])
    await expect(stat(join(folder, 'secret-key'))).rejects.toThrow('ENOENT')
  },
)

test('after all of them a whole one is restored into the same database', async () => {
  const { db } = await restored((await backedUp(deps.db)).file, target)
  expect((await db.execute(sql`select from events`)).rows).toHaveLength(1)
})

test('what was made by a newer version is refused', async () => {
  const { file } = await backedUp(deps.db)
  const newer = await changed(file, (name, bytes) =>
    name === 'backup.json'
      ? Buffer.from(
          JSON.stringify({ ...JSON.parse(bytes.toString()), migration: 9_000_000_000_000, version: '9.9.9' }),
        )
      : bytes,
  )
  await expect(restored(newer)).rejects.toThrow('9.9.9')
})

test('nothing is put over what is there already: no database, and no file', async () => {
  const { file, folder } = await backedUp(deps.db)
  const url = await newDatabase()
  const before = await contents(opened(url))
  await expect(restored(file, url)).rejects.toThrow(NotEmpty)
  expect(await contents(opened(url))).toEqual(before)
  const bytes = await readFile(file)
  await expect(backUp({ db: deps.db, folder, file, head })).rejects.toThrow(file)
  expect(await readFile(file)).toEqual(bytes)
})
