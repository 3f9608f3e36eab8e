import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { rooms } from '../../areas/rooms/rooms.tables.ts'
import { countLog } from './audit-count.ts'

const { deps } = await buildTestApp()
const { db } = deps

const addRoom = (to: Pick<typeof db, 'insert'>, name: string) =>
  to.insert(rooms).values({ name, createdAt: new Date() })

test('an entry whose transaction ends late is counted, although later ones have been', async () => {
  await addRoom(db, 'Aula')
  const before = await countLog(db)
  const counts = await db.transaction(async slow => {
    await addRoom(slow, 'Bibliothek')
    await addRoom(db, 'Chemie')
    return [await countLog(db), await countLog(db), await countLog(db)]
  })
  expect(counts).toEqual([before + 1, before + 1, before + 1])
  for (let look = 0; look < 3; look++) expect(await countLog(db)).toBe(before + 2)
  await addRoom(db, 'Deutsch')
  expect(await countLog(db)).toBe(before + 3)
})
