import { changeSettlement } from '@tafelrunde/contract/lecturers/settlements'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readPdf } from '../../../../test/read/read-pdf.ts'
import { association } from '../../association/association.tables.ts'
import { lecturingIn, smallPdf } from '../lecturing.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps } = testApp
const { change, settlementOf, settling, upload } = lecturingIn(testApp)
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

test('where VAT is charged a ticket of 107.00 € counts as 119.00 €, once its rate is said; old papers stay', async () => {
  const { person, id, params } = await settling()
  const { body: receipt } = await upload(person, smallPdf)
  const say = (body: object) => as(person)(changeSettlement, { params, body })
  const ticket = { travel_mode: 'public', travel_cents: 10_700, travel_receipt: receipt.id }
  const copies = { text: 'Kopien', cents: 1190, vat_percent: '19', receipt: receipt.id }
  const without = await say({ ...ticket, expenses: [copies], tax: 'small_business' })
  expect(without).toMatchObject({ total_cents: 18_000 + 10_700 + 1190, vat_cents: 0, missing: [] })
  expect(await say({ tax: 'vat' })).toMatchObject({ missing: ['rates'], travel_billed_cents: 10_700 })
  await expect(say({ submit: true })).rejects.toMatchObject({
    status: 400,
    body: { submit: [expect.stringContaining('Prozent Umsatzsteuer')] },
  })
  await expect(say({ travel_vat_percent: 16 })).rejects.toMatchObject({
    status: 400,
    body: { travel_vat_percent: ['Auf Belegen stehen 0, 7 oder 19 % Umsatzsteuer.'] },
  })
  expect(await say({ travel_vat_percent: 7, submit: true })).toMatchObject({
    travel_cents: 10_700,
    travel_billed_cents: 10_000,
    expenses: [{ cents: 1190, vat_percent: 19, billed_cents: 1000 }],
    expenses_cents: 1190,
    expenses_billed_cents: 1000,
    vat_cents: 5510, // 19 % of 290.00 €
    total_cents: 34_510,
  })
  const draw = async () => {
    const url = `/api/lecturer-billingfee/${id}/`
    return (await readPdf((await app.inject({ url, headers: await bearer(person) })).rawPayload)).text
  }
  expect(await draw()).toContain(
    'Beleg über 107,00 €, ohne die 7 % Umsatzsteuer darin · Beleg: Beleg.pdf 100,00 €',
  )
  await deps.db.execute(sql`update settlements set document = jsonb_set(document #- '{travel,vatPercent}',
    '{sums,travel}', '10700') where id = ${id}`)
  expect(await draw()).toContain('Fahrt mit öffentlichen Verkehrsmitteln Beleg: Beleg.pdf 107,00 €')
})
