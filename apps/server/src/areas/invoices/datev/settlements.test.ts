import { changeCostCentre, changeDatev } from '@tafelrunde/contract/admin/money/datev'
import { makeDatevExport, sumDatev } from '@tafelrunde/contract/admin/money/datev-exports'
import { withdrawReturnedTransfer } from '@tafelrunde/contract/admin/money/returned-transfers'
import {
  approveSettlement,
  exportPaymentFile,
  returnSettlement,
  undoPaymentFile,
} from '@tafelrunde/contract/admin/money/settlements'
import { changeSettlement } from '@tafelrunde/contract/lecturers/settlements'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { association } from '../../association/association.tables.ts'
import { lecturingIn, smallPdf } from '../../settlements/lecturing.fixture.ts'
import { bankOf } from '../bank/bank.fixture.ts'
import { sentBackEntry } from '../bank/sent-back.fixture.ts'
import { statementOf } from '../bank/statement.fixture.ts'
import { seller } from '../invoices.fixture.ts'
import { centsOf, readBookings, skr04 } from './datev.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { change, settling, upload } = lecturingIn(testApp)
const staff = await given.account({ isStaff: true, firstName: 'Renate', lastName: 'Albrecht' })
const settings = {
  ...skr04,
  settlements: {
    ...skr04.settlements,
    vat_key: '9',
    union_key: '94',
    third_key: '95',
    sphere: 'purpose' as const,
  },
}

beforeAll(() => deps.db.update(association).set(seller))
beforeEach(async () => {
  clock.set('2027-03-20T12:00:00+01:00')
  await as(staff)(changeDatev, { body: settings })
})

const year = { from: '2027-01-01', until: '2027-12-31' }
const make = async (only_new = false, days = year) => {
  const { exported } = await as(staff)(sumDatev, { query: days })
  const body = { ...days, seen: exported[0]?.id ?? null, settlements: true, only_new }
  return as(staff)(makeDatevExport, { body })
}
const postingsOf = async ({ id: exportId }: { id: number }, id: number) => {
  const url = `/api/admin/datev/exports/${exportId}/`
  const { rawPayload } = await app.inject({ url, headers: await bearer(staff) })
  const { postings } = readBookings(rawPayload)
  return postings.filter(one => one['Belegfeld 1']?.startsWith(`2027-${String(id).padStart(6, '0')}`))
}
const shortOf = (posting: Record<string, string | undefined>) => [
  posting['Konto'],
  posting['Gegenkonto (ohne BU-Schlüssel)'],
  posting['BU-Schlüssel'],
  centsOf(posting),
  posting['Belegdatum'],
  posting['Buchungstext'],
]
const submitted = async (body: object = {}, data: object = {}) => {
  const found = await settling({
    event: {
      startsAt: new Date('2027-03-05T09:00:00+01:00'),
      endsAt: new Date('2027-03-06T17:00:00+01:00'),
    },
  })
  await change(found.person, data)
  const receipt = (await upload(found.person, smallPdf)).body.id
  const spent = {
    travel_mode: 'public' as const,
    travel_cents: 10_700,
    travel_receipt: receipt,
    travel_vat_percent: 7,
  }
  const copies = [{ text: 'Kopien', cents: 1190, vat_percent: 19, receipt }]
  const say = { ...spent, expenses: copies, ...body, submit: true }
  const { total_cents } = await as(found.person)(changeSettlement, { params: found.params, body: say })
  return { ...found, total_cents }
}
const approve = ({ params }: { params: { id: number } }) => as(staff)(approveSettlement, { params })

test('what is approved is a cost that its lecturer gets, what is given back is none, and a payment is the bank’s', async () => {
  const one = await submitted({ tax: 'allowance' })
  await as(staff)(changeCostCentre, { params: { id: one.event.id }, body: { cost_centre: 'FK-27' } })
  await approve(one)
  const first = await make()
  expect(first).toMatchObject({ settlements: 1, settlement_cents: one.total_cents, payout_cents: 0 })
  const [owed, ...others] = await postingsOf(first, one.id)
  expect(others).toEqual([])
  expect(owed && shortOf(owed)).toEqual([
    '70000',
    '6303',
    '',
    -one.total_cents,
    '2003',
    'Honorar, Fahrt, Auslagen Baumgärtner, Miriam',
  ])
  expect(owed).toMatchObject({
    'KOST1 - Kostenstelle': 'FK-27',
    'KOST2 - Kostenstelle': '3',
    Leistungsdatum: '06032027',
  })

  clock.set('2027-03-22T12:00:00+01:00')
  await as(staff)(returnSettlement, { params: one.params, body: { remark: 'Beleg fehlt' } })
  await as(one.person)(changeSettlement, { params: one.params, body: { expenses: [], submit: true } })
  await approve(one)
  const run = { params: { id: one.event.id }, body: { execution: '2027-03-24' } }
  await as(staff)(exportPaymentFile, run)
  const second = await make(true)
  const less = one.total_cents - 1190
  expect(second).toMatchObject({ settlements: 3, settlement_cents: -1190, payout_cents: less })
  expect((await postingsOf(second, one.id)).map(posting => shortOf(posting).slice(1))).toEqual([
    ['6303', '', one.total_cents, '2203', 'Storno Honorar, Fahrt, Auslagen Baumgärtner, Miriam'],
    ['6303', '', -less, '2203', 'Honorar, Fahrt Baumgärtner, Miriam'],
    ['1800', '', less, '2403', 'Zahlung Baumgärtner, Miriam'],
  ])
  // All together the creditor has what the paper says, and is paid.
  const whole = await make()
  const rest = (await postingsOf(whole, one.id)).reduce((sum, posting) => sum + centsOf(posting), 0)
  expect(rest).toBe(0)
})

test('a payment that is taken back is in no file, or taken back where one has it, and the next one is another', async () => {
  const one = await submitted({ tax: 'allowance' })
  await approve(one)
  const run = { params: { id: one.event.id }, body: { execution: '2027-03-24' } }
  const { id } = await as(staff)(exportPaymentFile, run)
  await make()
  await as(staff)(undoPaymentFile, { params: { id }, body: { reason: 'Falsches Konto' } })
  await as(staff)(exportPaymentFile, { ...run, body: { execution: '2027-03-25' } })
  const news = await make(true)
  expect(news).toMatchObject({ settlements: 2, settlement_cents: 0, payout_cents: 0 })
  expect((await postingsOf(news, one.id)).map(posting => shortOf(posting).slice(1))).toEqual([
    ['1800', '', -one.total_cents, '2403', 'Storno Zahlung Baumgärtner, Miriam'],
    ['1800', '', one.total_cents, '2503', 'Zahlung Baumgärtner, Miriam'],
  ])
  expect(await postingsOf(await make(), one.id)).toHaveLength(2)
})

test('what the bank gave back is owed again and its fee a cost, and taken back where that was noted by mistake', async () => {
  const one = await submitted({ tax: 'allowance' })
  await approve(one)
  await as(staff)(exportPaymentFile, { params: { id: one.event.id }, body: { execution: '2027-03-24' } })
  clock.set('2027-03-25T12:00:00+01:00')
  await make()
  const back = { cents: one.total_cents, fee: 300, endToEnd: `ABRECHNUNG-${one.id}`, day: '2027-03-25' }
  await bankOf(testApp, staff).bookSentBack(statementOf([sentBackEntry(back)]))
  const news = await make(true)
  expect(news).toMatchObject({ settlements: 2, settlement_cents: 0, payout_cents: 300 - one.total_cents })
  expect((await postingsOf(news, one.id)).map(shortOf)).toEqual([
    ['6855', '1800', '', 300, '2503', 'Bankgebühr für Rücküberweisung Baumgärtner, Miriam'],
    ['70000', '1800', '', -one.total_cents, '2503', 'Rücküberweisung Baumgärtner, Miriam'],
  ])
  await as(staff)(withdrawReturnedTransfer, { params: one.params })
  expect((await postingsOf(await make(true), one.id)).map(shortOf)).toEqual([
    ['6855', '1800', '', -300, '2503', 'Storno Bankgebühr für Rücküberweisung Baumgärtner, Miriam'],
    ['70000', '1800', '', one.total_cents, '2503', 'Storno Rücküberweisung Baumgärtner, Miriam'],
  ])
})

test('VAT and what is owed in a lecturer’s place have their keys, and parts with their own accounts are the total', async () => {
  const accounts = { fee: 6303, travel: 6673, expenses: 6300 }
  await as(staff)(changeDatev, {
    body: { ...settings, settlements: { ...settings.settlements, ...accounts } },
  })
  const german = await submitted({ tax: 'vat' })
  const austrian = await submitted({}, { country: 'AT', vat_id: 'ATU13585627', tax_number: '' })
  const swiss = await submitted(
    { tax: 'reverse_charge' },
    { country: 'CH', vat_id: 'CHE-123.456.788 MWST', tax_number: '' },
  )
  for (const one of [german, austrian, swiss]) await approve(one)
  const made = await make()
  const sumOf = async (id: number) =>
    (await postingsOf(made, id)).reduce((sum, posting) => sum - centsOf(posting), 0)
  expect((await postingsOf(made, german.id)).map(posting => shortOf(posting).slice(1, 4))).toEqual([
    ['6303', '0009', -21_420],
    ['6673', '0009', -11_900],
    ['6300', '0009', -1190],
  ])
  expect((await postingsOf(made, austrian.id)).map(posting => shortOf(posting).slice(1, 4))).toEqual([
    ['6303', '0094', -18_000],
    ['6673', '0094', -10_700],
    ['6300', '0094', -1190],
  ])
  expect((await postingsOf(made, swiss.id))[0]).toMatchObject({
    'BU-Schlüssel': '0095',
    Buchungstext: 'Honorar § 13b Baumgärtner, Miriam',
  })
  for (const one of [german, austrian, swiss]) expect(await sumOf(one.id)).toBe(one.total_cents)
})

test('settlements are exported only when asked for, and with all their accounts', async () => {
  const one = await submitted({ tax: 'allowance' })
  await approve(one)
  const march = { from: '2027-03-01', until: '2027-03-31' }
  const { exported } = await as(staff)(sumDatev, { query: march })
  const without = { ...march, seen: exported[0]?.id ?? null, payments: true }
  await expect(as(staff)(makeDatevExport, { body: without })).rejects.toMatchObject({ status: 409 })
  await as(staff)(changeDatev, {
    body: { ...settings, settlements: { ...settings.settlements, travel: '' } },
  })
  await expect(make(false, march)).rejects.toMatchObject({
    status: 400,
    body: { settlements: [expect.stringContaining('alle Konten für Abrechnungen an')] },
  })
})
