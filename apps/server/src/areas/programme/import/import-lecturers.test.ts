import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { auditEntries } from '../../../platform/db/audit.tables.ts'
import { lecturers } from '../../lecturers/lecturers.tables.ts'
import { settlements } from '../../settlements/settlements.tables.ts'
import { importInto } from './import-programme.fixture.ts'

const app = await buildTestApp()
const { db, clock } = app.deps
const { eventOf, importTalks } = await importInto(app)

test('whoever vanishes from the programme and has a settlement stays, whoever has none goes, out of the log as well', async () => {
  await importTalks(
    'settled',
    { guid: 'a' },
    { guid: 'b', person: 'Gerd Gehtfort' },
    { guid: 'c', person: 'Rita Rechnetab' },
  )
  const [settled] = await db.select().from(lecturers).where(eq(lecturers.lastName, 'Rechnetab'))
  const eventId = (await eventOf('settled')).id
  await db.insert(settlements).values({ lecturerId: settled?.id ?? 0, eventId, createdAt: clock.now() })
  const { code } = await importTalks('settled', { guid: 'a' })
  expect(code).toBe(0)
  const names = (await db.select().from(lecturers)).map(({ lastName }) => lastName)
  expect(names).toContain('Rechnetab')
  expect(names).not.toContain('Gehtfort')
  const naming = (name: string) => db.$count(auditEntries, sql`${auditEntries}::text like ${`%${name}%`}`)
  expect(await naming('Rechnetab')).toBeGreaterThan(0)
  expect(await naming('Gehtfort')).toBe(0)
})
