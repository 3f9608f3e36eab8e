import { changeDonationTerms } from '@tafelrunde/contract/admin/donation-terms'
import {
  approveSettlement,
  exportPaymentFile,
  returnSettlement,
} from '@tafelrunde/contract/admin/money/settlements'
import { changeSettlement } from '@tafelrunde/contract/lecturers/settlements'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readPdf } from '../../../../test/read/read-pdf.ts'
import { association } from '../../association/association.tables.ts'
import { mails } from '../../mail/mail.tables.ts'
import { lecturingIn } from '../lecturing.fixture.ts'
import { confirmDonation } from './donations.service.ts'
import { donationConfirmations } from './donations.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { settlementOf, settling } = lecturingIn(testApp)
const boss = await given.account({ isStaff: true, isSuperuser: true })
const office = await given.account({ isStaff: true })
const staff = as(office)
const address = 'buero@verband.example'
await deps.db.update(association).set({ iban: 'DE02120300000000202051', email: address })

const terms = {
  tax_office: 'Musterstadt',
  tax_number: '151/815/08156',
  notice: 'exemption' as const,
  notice_on: '2025-05-06',
  period: '2023',
  purposes: 'Erziehung und Volksbildung',
}
const allow = (said: typeof terms | null) => as(boss)(changeDonationTerms, { body: { terms: said } })
beforeEach(async () => {
  clock.set('2027-03-20T12:00:00+01:00')
  await allow(terms)
})
const paperOf = async (url: string, person: { id: number }) => {
  const { rawPayload } = await app.inject({ url, headers: await bearer(person) })
  return (await readPdf(rawPayload)).text.replaceAll('\u00a0', ' ')
}
const waiving = async (donated_cents: number) => {
  const found = await settling()
  await as(found.person)(changeSettlement, { params: found.params, body: { donated_cents, submit: true } })
  return found
}

test('what is waived in part is not paid, the fee counts as got, and the office gets a confirmation to sign', async () => {
  const { person, event, id, params } = await waiving(8_005)
  const submitted = await settlementOf(person)
  expect(submitted).toMatchObject({
    fee_cents: 18_000,
    total_cents: 9_995,
    donation: { cents: 8_005, confirmation: null },
    allowance: { used_cents: 18_000 },
  })
  expect(await paperOf(`/api/lecturer-billingfee/${id}/`, person)).toMatch(
    /Verzicht als Spende .* −80,05 € Gesamtbetrag 99,95 €/,
  )
  await staff(approveSettlement, { params })
  // What the setting says by now makes no difference to what was submitted.
  await allow(null)
  await confirmDonation(deps, String(id))
  await confirmDonation(deps, String(id))
  const number = `Z-2027-${String(id).padStart(6, '0')}`
  expect((await settlementOf(person)).donation.confirmation).toBe(number)
  const text = await paperOf(`/api/admin/settlements/${id}/donation/`, office)
  for (const words of [
    number,
    'Miriam Baumgärtner, Lindenweg 14, 12345 Musterstadt',
    '80,05 €',
    'achtzig Euro und fünf Cent',
    '20. März 2027',
    'Verzicht auf Erstattung von Aufwendungen Ja',
    'des Finanzamtes Musterstadt, StNr. 151/815/08156, vom 6. Mai 2025 für den letzten Veranlagungszeitraum 2023',
    'nur zur Förderung (Erziehung und Volksbildung) verwendet wird',
  ])
    expect(text).toContain(words)
  const sent = await deps.db.select().from(mails).where(eq(mails.recipient, address))
  expect(sent.filter(({ subject }) => subject.startsWith('Zuwendungsbestätigung'))).toHaveLength(1)
  await expect(staff(returnSettlement, { params, body: { remark: 'Doch nicht.' } })).rejects.toMatchObject({
    status: 409,
    body: { code: 'state' },
  })
  expect(await staff(exportPaymentFile, { params: { id: event.id }, body: {} })).toMatchObject({
    count: 1,
    total_cents: 9_995,
  })
})

test('whoever waives all of it needs no payment, and more than all of it is all', async () => {
  const { id, params, person } = await waiving(99_999)
  expect(await staff(approveSettlement, { params })).toMatchObject({
    state: 'paid',
    closed_on: '2027-03-20',
    total_cents: 0,
    donation: { cents: 18_000 },
  })
  await confirmDonation(deps, String(id))
  expect((await settlementOf(person)).donation.confirmation).not.toBeNull()
})

test('what was given back before it was confirmed is not confirmed', async () => {
  const { id, params } = await waiving(5_000)
  await staff(approveSettlement, { params })
  await staff(returnSettlement, { params, body: { remark: 'Bitte prüfen.' } })
  await confirmDonation(deps, String(id))
  expect(await deps.db.$count(donationConfirmations, eq(donationConfirmations.settlementId, id))).toBe(0)
  const url = `/api/admin/settlements/${id}/donation/`
  expect((await app.inject({ url, headers: await bearer(office) })).statusCode).toBe(404)
})

test('nothing can be waived where the association does not confirm it, or VAT is charged', async () => {
  await allow(null)
  const { person, params } = await settling()
  const waive = (more: object = {}) =>
    as(person)(changeSettlement, { params, body: { donated_cents: 100, ...more } })
  const refused = {
    status: 400,
    body: { donated_cents: ['Bei dieser Abrechnung lässt sich nichts als Spende verzichten.'] },
  }
  await expect(waive()).rejects.toMatchObject(refused)
  await allow(terms)
  await expect(waive({ tax: 'vat' })).rejects.toMatchObject(refused)
  await waive()
  const charged = await as(person)(changeSettlement, { params, body: { tax: 'vat' } })
  expect(charged).toMatchObject({ total_cents: 21_420, donation: { is_offered: false, cents: 0 } })
})

test('the terms need a notice of the past and, of an exemption, its period', async () => {
  await expect(allow({ ...terms, notice_on: '2027-03-21' })).rejects.toMatchObject({
    status: 400,
    body: { notice_on: ['Das Datum des Bescheids liegt in der Zukunft.'] },
  })
  await expect(allow({ ...terms, period: '' })).rejects.toMatchObject({ status: 400 })
  await expect(as(office)(changeDonationTerms, { body: { terms: null } })).rejects.toMatchObject({
    status: 403,
  })
})
