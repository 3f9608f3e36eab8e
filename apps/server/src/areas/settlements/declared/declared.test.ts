import { approveSettlement, exportPaymentFile } from '@tafelrunde/contract/admin/money/settlements'
import { listAllowances } from '@tafelrunde/contract/admin/people/lecturer-taxes'
import { declareOthers } from '@tafelrunde/contract/lecturers/allowances'
import { changeSettlement } from '@tafelrunde/contract/lecturers/settlements'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readPdf } from '../../../../test/read/read-pdf.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { readTable } from '../../../platform/tables/read-table.ts'
import { association } from '../../association/association.tables.ts'
import { lecturers } from '../../lecturers/lecturers.tables.ts'
import { lecturingIn } from '../lecturing.fixture.ts'
import { forgetSettlements } from '../personal.service.ts'
import { allowanceDeclarations } from './declared.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { lecturing, settlementOf, settling } = lecturingIn(testApp)
const office = await given.account({ isStaff: true })
const staff = as(office)
await deps.db.update(association).set({ iban: 'DE02120300000000202051' })
clock.set('2027-03-20T12:00:00+01:00')

const declare = (person: { id: number }, cents: number, year = 2027) =>
  as(person)(declareOthers, { body: { year, cents } })
const paperOf = async (person: { id: number }, id: number) =>
  (
    await readPdf(
      (
        await app.inject({ url: `/api/lecturer-billingfee/${id}/`, headers: await bearer(person) })
      ).rawPayload,
    )
  ).text

test('what others paid stands on the paper as it was said when that was submitted, and lessens what is left', async () => {
  const { person, event, id, params } = await settling()
  expect((await settlementOf(person)).allowance).toMatchObject({ others_cents: null, declared: null })
  await declare(person, 90_000)
  expect(await declare(person, 100_000)).toEqual({ year: 2027, cents: 100_000, at: clock.now() })
  await as(person)(changeSettlement, { params, body: { submit: true } })
  const said =
    'Von anderen Stellen 2027 nach § 3 Nr. 26 EStG erhalten: 1.000,00 € (Angabe vom 20. März 2027).'
  expect(await paperOf(person, id)).toContain(said)

  await staff(approveSettlement, { params })
  await staff(exportPaymentFile, { params: { id: event.id }, body: {} })
  // Said later it is told beside the paper, which stays.
  await declare(person, 250_000)
  const { allowance } = await settlementOf(person)
  expect(allowance).toMatchObject({
    used_cents: 18_000,
    others_cents: 250_000,
    declared: { year: 2027, cents: 100_000 },
  })
  expect(await paperOf(person, id)).toContain(said)
  const { results } = await staff(listAllowances, { query: { year: '2027' } })
  expect(results).toMatchObject([
    { paid_cents: 18_000, others_cents: 250_000, limit_cents: 330_000, left_cents: 62_000 },
  ])
  const url = `/api/admin/payment-files/tax-statement/?format=xlsx&event=${event.id}`
  const { rows } = await readTable((await app.inject({ url, headers: await bearer(office) })).rawPayload, 100)
  expect(rows[1]?.cells.slice(-2)).toEqual(['1000', '2500'])
})

test('„nothing“ is an answer, too; whoever charges VAT is asked for none', async () => {
  const { person, id, params } = await settling()
  await declare(person, 0)
  await as(person)(changeSettlement, { params, body: { submit: true } })
  expect(await paperOf(person, id)).toContain('nach § 3 Nr. 26 EStG erhalten: nichts (Angabe vom')
  const business = await settling()
  await declare(business.person, 5_000)
  await as(business.person)(changeSettlement, {
    params: business.params,
    body: { tax: 'small_business', submit: true },
  })
  expect(await paperOf(business.person, business.id)).not.toContain('Von anderen Stellen')
})

test('a declaration is of this year or the last, and of somebody who gives workshops', async () => {
  const { person } = await lecturing()
  await expect(declare(person, 1, 2028)).rejects.toMatchObject({
    status: 400,
    body: { year: ['Angeben können Sie, was Sie 2026 oder 2027 bekommen haben.'] },
  })
  await declare(person, 1, 2026)
  await expect(declare(await given.account({ isLecturer: true }), 1)).rejects.toMatchObject({
    status: 409,
    body: { code: 'state' },
  })
  await expect(declare(await given.account(), 1)).rejects.toMatchObject({ status: 403 })
})

test('an erased account leaves it with what was submitted alone', async () => {
  const { person } = await lecturing()
  const other = await settling()
  await declare(person, 1)
  await declare(other.person, 2)
  await as(other.person)(changeSettlement, { params: other.params, body: { submit: true } })
  const countOf = async (accountId: number) => {
    const [row] = await deps.db.select().from(lecturers).where(eq(lecturers.accountId, accountId))
    return deps.db.$count(allowanceDeclarations, eq(allowanceDeclarations.lecturerId, row?.id ?? 0))
  }
  await inTransaction(deps.db, async tx => {
    await forgetSettlements(tx, person.id)
    await forgetSettlements(tx, other.person.id)
  })
  expect([await countOf(person.id), await countOf(other.person.id)]).toEqual([0, 1])
})
