import { changeSettlement } from '@tafelrunde/contract/lecturers/settlements'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readPdf } from '../../../../test/read/read-pdf.ts'
import { association } from '../../association/association.tables.ts'
import { lecturingIn } from '../lecturing.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps } = testApp
const { change, settlementOf, settling } = lecturingIn(testApp)
clock.set('2027-03-20T12:00:00+01:00')
beforeEach(() => deps.db.update(association).set({ vatId: '' }))

const austrian = { country: 'AT', vat_id: 'ATU13585627', tax_number: '' }

test('an Austrian business is paid without VAT, which the association owes, with both VAT ids on the paper', async () => {
  const { person, id, params } = await settling()
  const call = as(person)
  await call(changeSettlement, { params, body: { tax: 'vat' } })
  await change(person, austrian)
  expect(await settlementOf(person)).toMatchObject({
    tax: 'reverse_charge',
    tax_options: ['reverse_charge', 'small_business'],
    vat_cents: 0,
    total_cents: 18_000,
    owed_vat_percent: 19,
    owed_vat_cents: 3420,
    missing: ['office_vat_id'],
  })
  await expect(call(changeSettlement, { params, body: { tax: 'vat' } })).rejects.toMatchObject({
    status: 400,
    body: { tax: [expect.stringContaining('§ 13b UStG')] },
  })
  await deps.db.update(association).set({ vatId: 'DE136695976' })
  await call(changeSettlement, { params, body: { submit: true } })
  const url = `/api/lecturer-billingfee/${id}/`
  const { text } = await readPdf((await app.inject({ url, headers: await bearer(person) })).rawPayload)
  for (const words of [
    'Österreich USt-IdNr. ATU13585627',
    'Gesamtbetrag 180,00 €',
    'Gutschrift im Sinne des § 14 Abs. 2 UStG. Steuerschuldnerschaft des Leistungsempfängers',
    'Leistungsempfänger: USt-IdNr. DE136695976.',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('Umsatzsteuer 19 %')
})

test('a Swiss business needs no VAT id and may name its own, which is refused in Germany', async () => {
  const { person, params } = await settling()
  const swiss = { vat_id: 'CHE-123.456.788 MWST' }
  await expect(change(person, swiss)).rejects.toMatchObject({
    status: 400,
    body: { vat_id: [expect.any(String)] },
  })
  await change(person, { country: 'CH', tax_number: '' })
  const body = { tax: 'reverse_charge' as const, submit: true }
  await expect(
    as(person)(changeSettlement, { params, body: { tax: 'small_business' } }),
  ).rejects.toMatchObject({ status: 400, body: { tax: [expect.stringContaining('Europäischen Union')] } })
  await change(person, swiss)
  expect(await as(person)(changeSettlement, { params, body })).toMatchObject({
    state: 'submitted',
    tax: 'reverse_charge',
    owed_vat_cents: 3420,
  })
})

test('the database keeps no paper that shows VAT beside the debt of the association', async () => {
  const { person, id, params } = await settling()
  await change(person, { ...austrian, country: 'CH', vat_id: '' })
  await as(person)(changeSettlement, { params, body: { tax: 'reverse_charge', submit: true } })
  await expect(
    deps.db.execute(
      sql`update settlements set document = jsonb_set(document, '{sums,vat}', '1') where id = ${id}`,
    ),
  ).rejects.toMatchObject({ cause: { constraint: 'settlements_reverse_charge' } })
})
