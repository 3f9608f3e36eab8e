import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { storeFile } from '../../storage/storage.service.ts'
import { files } from '../../storage/storage.tables.ts'
import { materials } from '../../workshops/materials.tables.ts'
import { importInto } from './import-programme.fixture.ts'

const app = await buildTestApp()
const { deps } = app
const { db } = deps
const { fileOf, importTalks, run, workshopsOf } = await importInto(app)

test('an import keeps the materials of workshops that stay; those of the others go with their files', async () => {
  await importTalks('papers', { guid: 'a' }, { guid: 'b', start: '14:00' })
  const now = deps.clock.now()
  for (const { id, name } of await workshopsOf('papers'))
    await inTransaction(db, async tx => {
      const file = await storeFile(tx, deps, { type: 'application/octet-stream', bytes: Buffer.from(name) })
      const times = { visibleFrom: now, createdAt: now }
      await tx.insert(materials).values({ workshopId: id, name, file, size: name.length, ...times })
    })
  const names = async () => (await db.select().from(materials)).map(({ name }) => name)
  const changed = { guid: 'a', title: 'Workshop a mit neuem Titel', start: '11:00' }
  await run(await fileOf('papers', changed), '--dry-run')
  expect(await names()).toEqual(['Workshop a', 'Workshop b'])
  await importTalks('papers', changed)
  expect(await names()).toEqual(['Workshop a'])
  expect(await workshopsOf('papers')).toMatchObject([{ materials: [{ name: 'Workshop a' }] }])
  expect((await db.select().from(files)).map(({ bytes }) => bytes.toString())).toEqual(['Workshop a'])
})
