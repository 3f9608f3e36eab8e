import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listEvents } from '@tafelrunde/contract/events/events'
import { expect, test } from 'vitest'
import { contents, readBackup, restored, temporaryFolder } from '../../../test/backups.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { writeEverywhere } from '../../../test/every-area.ts'
import { backUp } from '../../platform/backups/back-up.ts'
import { isUpToDate } from '../../platform/db/migrate.ts'
import { version } from '../../platform/version.ts'
import { findProblems } from '../participations/check/check.queries.ts'

/** What each released version has written in all areas, as it backed it up itself. */
const folder = fileURLToPath(new URL('../../../test/releases', import.meta.url))

// Once for each release, before it (CONTRIBUTING.md).
test.runIf(process.env.KEEP_RELEASE)('what this version writes is kept for later ones', async () => {
  const testApp = await buildTestApp()
  await writeEverywhere(testApp)
  const file = join(folder, `${version}.tar.gz`)
  const head = { version, made: testApp.deps.clock.now().toISOString() }
  const { tables } = await backUp({ db: testApp.deps.db, folder: await temporaryFolder(), file, head })
  expect(tables.filter(({ rows }) => rows === 0)).toEqual([])
})

test('this version is kept as well', async () => {
  expect(await readdir(folder)).toContain(`${version}.tar.gz`)
})

test.for(await readdir(folder))('what %s has written is brought up to date, and served', async name => {
  const { manifest } = await readBackup(join(folder, name))
  const { url, db } = await restored(join(folder, name))
  expect(await isUpToDate(db)).toBe(true)
  expect((await findProblems(db)).flatMap(({ problems }) => problems)).toEqual([])
  const now = await contents(db)
  const rows = manifest.tables.filter(
    table => table.name.startsWith('public.') && table.name !== 'public.guards',
  )
  for (const table of rows)
    expect([table.name, now[table.name]]).toMatchObject([table.name, { rows: table.rows }])
  const { as, given } = await buildTestApp(url)
  const { results } = await as(await given.account({ email: 'neu@verband.example', isStaff: true }))(
    listEvents,
    { query: {} },
  )
  expect(results.length).toBeGreaterThan(0)
})
