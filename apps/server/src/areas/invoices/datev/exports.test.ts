import { changeDatev } from '@tafelrunde/contract/admin/money/datev'
import { listDatevExports, makeDatevExport, sumDatev } from '@tafelrunde/contract/admin/money/datev-exports'
import { beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { invoicingIn } from '../invoices.fixture.ts'
import { skr04 } from './datev.fixture.ts'

const testApp = await buildTestApp()
const { as, clock } = testApp
const { staff, confirmed, download, invoice: write } = await invoicingIn(testApp)
const invoice = (params: { id: number }, now: string) => {
  clock.set(now)
  return write(params)
}
const fileOf = ({ id }: { id: number }) => download(`/api/admin/datev/exports/${id}/`, staff)

beforeAll(() => as(staff)(changeDatev, { body: skr04 }))

test('what went to the tax adviser is remembered, and a second time is only for who has seen it', async () => {
  clock.set('2027-02-12T12:00:00+01:00')
  const { params } = await confirmed()
  const late = (await confirmed()).params
  const first = await invoice(params, '2027-10-01T12:00:00+02:00')
  const days = { from: '2027-10-01', until: '2027-10-31' }
  const make = (seen: number | null) => as(staff)(makeDatevExport, { body: { ...days, seen } })
  const one = await make(null)
  expect(one).toMatchObject({ ...days, by: 'Renate Albrecht', invoices: 1, cents: first.gross_cents })
  await expect(make(null)).rejects.toMatchObject({ status: 409 })
  expect(
    (await as(staff)(sumDatev, { query: { from: '2027-10-31', until: '2027-11-30' } })).exported,
  ).toEqual([one])

  const second = await invoice(late, '2027-10-02T12:00:00+02:00')
  const before = (await fileOf(one)).body
  expect(before).toContain(first.number)
  expect(before).not.toContain(second.number)
  const other = await make(one.id)
  expect(other).toMatchObject({ invoices: 2 })
  expect((await fileOf(other)).body).toContain(second.number)
  expect((await fileOf(one)).body).toBe(before)
  const { results } = await as(staff)(listDatevExports, { query: { limit: '2' } })
  expect(results.map(({ id }) => id)).toEqual([other.id, one.id])
})

test('two at once export a period once, and one without invoices not at all', async () => {
  clock.set('2027-02-12T12:00:00+01:00')
  const { params } = await confirmed()
  await invoice(params, '2027-11-01T12:00:00+01:00')
  const body = { from: '2027-11-01', until: '2027-11-30', seen: null }
  const both = await Promise.allSettled([1, 2].map(() => as(staff)(makeDatevExport, { body })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const empty = as(staff)(makeDatevExport, { body: { from: '2026-03-01', until: '2026-03-02', seen: null } })
  await expect(empty).rejects.toMatchObject({ status: 409 })
  expect((await fileOf({ id: 999_999 })).statusCode).toBe(404)
})
