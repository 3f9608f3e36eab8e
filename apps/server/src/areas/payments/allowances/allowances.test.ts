import { exportPaymentFile } from '@tafelrunde/contract/admin/money/settlements'
import { listAllowances } from '@tafelrunde/contract/admin/people/lecturer-taxes'
import { listSettlements } from '@tafelrunde/contract/lecturers/settlements'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readTable } from '../../../platform/tables/read-table.ts'
import { approvedIn } from '../../settlements/approved.fixture.ts'
import { readDocument } from '../../settlements/settlements.service.ts'
import { settlements } from '../../settlements/settlements.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { approved, finishedEvent, openAccount } = approvedIn(testApp)
const staff = await given.staff()
beforeEach(openAccount)

type Fee = { cents: number; lastName: string; tax?: 'allowance' | 'small_business' }

/** Fees that are paid with a file made at that time. */
const paidAt = async (now: string, ...fees: Fee[]) => {
  clock.set(now)
  const event = await finishedEvent()
  for (const { cents, lastName, tax = 'allowance' } of fees) {
    const person = await given.account({ firstName: 'Eva', lastName, isLecturer: true })
    const { id, document } = await approved(event, { total: cents, accountId: person.id })
    const content = readDocument(document)
    const sums = { ...content.sums, fee: cents, expenses: 0 }
    const changed = { ...content, tax, sums, expenses: [] }
    await deps.db.update(settlements).set({ document: changed }).where(eq(settlements.id, id))
  }
  await as(staff)(exportPaymentFile, { params: { id: event.id }, body: {} })
  return event
}
const list = (query: Record<string, string>) => as(staff)(listAllowances, { query })

test('the year in which the bank pays counts, and only what is paid within the allowance', async () => {
  await paidAt('2023-12-29T12:00:00+01:00', { cents: 10_000, lastName: 'Januar' }) // paid on 2 January 2024
  await paidAt(
    '2024-03-04T12:00:00+01:00',
    { cents: 350_000, lastName: 'Zuviel' },
    { cents: 300_000, lastName: 'Genau' },
    { cents: 50_000, lastName: 'Firma', tax: 'small_business' },
  )
  const { count, results } = await list({ year: '2024' })
  expect(count).toBe(3)
  expect(results).toMatchObject([
    { last_name: 'Zuviel', year: 2024, paid_cents: 350_000, limit_cents: 300_000, left_cents: -50_000 },
    { last_name: 'Genau', left_cents: 0 },
    { last_name: 'Januar', paid_cents: 10_000, left_cents: 290_000 },
  ])
  expect(await list({ year: '2023' })).toMatchObject({ count: 0 })
  expect(await list({ year: '2024', search: 'genau' })).toMatchObject({ count: 1 })
  expect(await list({})).toMatchObject({ count: 3 })
  expect(await list({ year: '2024', limit: '1', offset: '1' })).toMatchObject({
    count: 3,
    results: [{ last_name: 'Genau' }],
  })

  const url = '/api/admin/export/allowances/?format=xlsx&year=2024'
  const file = await app.inject({ url, headers: await bearer(staff) })
  const { rows } = await readTable(file.rawPayload, 100)
  expect(rows.map(({ cells }) => cells)).toEqual([
    [
      'Nachname',
      'Vorname',
      'Jahr',
      'Ausgezahlt in Euro',
      'Von anderen (erklärt) in Euro',
      'Freibetrag in Euro',
      'Noch frei in Euro',
      'Überschritten um Euro',
    ],
    ['Zuviel', 'Eva', '2024', '3500', '', '3000', '0', '500'],
    ['Genau', 'Eva', '2024', '3000', '', '3000', '0'],
    ['Januar', 'Eva', '2024', '100', '', '3000', '2900'],
  ])
})

test('a settlement says the same of its allowance: the year of its payment, and this year before that', async () => {
  const event = await paidAt('2026-12-30T12:00:00+01:00', { cents: 20_000, lastName: 'Jahreswechsel' })
  const none = { others_cents: null, others_at: null, declared: null }
  const allowanceOf = async () => {
    const query = { event: String(event.id) }
    return (await as(staff)(listSettlements, { query })).results[0]?.allowance
  }
  expect(await allowanceOf()).toEqual({ year: 2026, limit_cents: 330_000, used_cents: 20_000, ...none })
  clock.set('2030-05-01T12:00:00+02:00')
  expect(await allowanceOf()).toEqual({ year: 2026, limit_cents: 330_000, used_cents: 20_000, ...none })
  const unpaid = { state: 'approved', paymentFileId: null } as const
  await deps.db.update(settlements).set(unpaid).where(eq(settlements.eventId, event.id))
  expect(await allowanceOf()).toEqual({ year: 2030, limit_cents: 330_000, used_cents: 20_000, ...none })
})

test('a year that is none is refused', async () => {
  await expect(list({ year: '99999999999' })).rejects.toMatchObject({ status: 400 })
})
