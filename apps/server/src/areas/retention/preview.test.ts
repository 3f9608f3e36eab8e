import { previewRetention as endpoint } from '@tafelrunde/contract/admin/retention'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { writeEverywhere } from '../../../test/every-area.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { previewRetention } from './preview.service.ts'
import { periodsAt } from './retention.service.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const superuser = await given.account({ isStaff: true, isSuperuser: true })
await writeEverywhere(testApp)

const days = (count: number) => count * 24 * 60 * 60
const countRows = async () => {
  const counts = new Map<string, number>()
  for (const { rows: table } of periodsAt(clock.now())) {
    const { rows } = await deps.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    )
    counts.set(table, rows[0]?.n ?? 0)
  }
  return counts
}

test('the preview says how many go, takes nothing away, and the jobs delete exactly as many', async () => {
  await deps.db.execute(
    sql`update faults set last_at = ${new Date(clock.now().getTime() - days(29.5) * 1000)}`,
  )
  const before = await countRows()
  const said = await previewRetention(deps)
  expect(await countRows()).toEqual(before)
  expect(said.find(({ what }) => what === 'Fehlermeldungen der App')).toMatchObject({
    in_a_day: before.get('faults'),
    in_a_month: before.get('faults'),
  })

  clock.passSeconds(days(30))
  await inTransaction(deps.db, async tx => {
    for (const { tidy } of periodsAt(clock.now())) await tidy(tx, deps)
  })
  const after = await countRows()
  const gone = periodsAt(clock.now()).map(({ what, rows }) => ({
    what,
    in_a_month: (before.get(rows) ?? 0) - (after.get(rows) ?? 0),
  }))
  expect(said.map(({ what, in_a_month }) => ({ what, in_a_month }))).toEqual(gone)
  expect(gone.filter(({ in_a_month }) => in_a_month > 0).length).toBeGreaterThanOrEqual(5)
  expect((await previewRetention(deps)).map(({ in_a_day }) => in_a_day)).toEqual(gone.map(() => 0))
})

test('superusers read it, and nobody else', async () => {
  const { results } = await as(superuser)(endpoint, {})
  expect(results).toHaveLength(periodsAt(clock.now()).length)
  await expect(as(await given.staff())(endpoint, {})).rejects.toMatchObject({ status: 403 })
})
