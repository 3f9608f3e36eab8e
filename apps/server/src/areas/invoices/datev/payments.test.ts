import { withdrawEntry } from '@tafelrunde/contract/admin/money/bank'
import { changeDatev } from '@tafelrunde/contract/admin/money/datev'
import { makeDatevExport, sumDatev } from '@tafelrunde/contract/admin/money/datev-exports'
import {
  payOrder,
  readBalance,
  refundOrder,
  withdrawPayment,
} from '@tafelrunde/contract/admin/money/order-payments'
import { beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { fileOf, payingIn, pays } from '../bank/bank.fixture.ts'
import { entryOf, returnOf, statementOf } from '../bank/statement.fixture.ts'
import { centsOf, readBookings, skr04 } from './datev.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps } = testApp
const { staff, book, bookReturns, written, stateOf } = await payingIn(testApp)

beforeAll(async () => {
  clock.set('2027-02-12T12:00:00+01:00')
  await as(staff)(changeDatev, { body: skr04 })
})

const sums = (days: { from: string; until: string }, only_new?: 'true') =>
  as(staff)(sumDatev, { query: { ...days, only_new } })
const make = async (days: { from: string; until: string }, only_new = false) => {
  const [latest] = (await sums(days)).exported
  const body = { ...days, seen: latest?.id ?? null, payments: true, only_new }
  return as(staff)(makeDatevExport, { body })
}
const read = async ({ id }: { id: number }) => {
  const url = `/api/admin/datev/exports/${id}/`
  const { headers, rawPayload } = await app.inject({ url, headers: await bearer(staff) })
  return { name: headers['content-disposition'], ...readBookings(rawPayload) }
}
/** Account, other account, cents that the first one owes, day and text. */
const shortOf = (posting: Record<string, string | undefined>) => [
  posting['Konto'],
  posting['Gegenkonto (ohne BU-Schlüssel)'],
  centsOf(posting),
  posting['Belegdatum'],
  posting['Buchungstext'],
]
/** An invoice of February, as from then on nobody orders any more; payments of it are noted in July. */
const writtenBefore = async () => {
  clock.set('2027-02-12T12:00:00+01:00')
  const one = await written()
  clock.set('2027-07-01T12:00:00+02:00')
  return one
}
const postingsOf = async (made: { id: number }, { number }: { number: string }) =>
  (await read(made)).postings.filter(one => one['Belegfeld 1'] === number).map(shortOf)

test('what came in at the bank and went back is posted on its days, the fee apart', async () => {
  const one = await writtenBefore()
  await book(fileOf(pays(one)), { 0: [one.id] })
  const back = { ...pays(one), reason: 'MD06', told: '', fee: '3.50' }
  await bookReturns(statementOf([returnOf([back])], true, '2'))
  const march = { from: '2027-03-01', until: '2027-03-31' }
  expect(await sums(march)).toMatchObject({ invoices: 0, cents: 0, payments: 3, payment_cents: -350 })
  const made = await make(march)
  expect(made).toMatchObject({ invoices: 0, payments: 3, payment_cents: -350, only_new: false })
  expect((await read(made)).name).toContain('EXTF_Buchungen_2027-03-01_2027-03-31.csv')
  expect(await postingsOf(made, one)).toEqual([
    ['10000', '1800', -one.gross_cents, '0403', 'Zahlung Verlag & Söhne'],
    ['6855', '1800', 350, '0803', 'Bankgebühr für Rückgabe Verlag & Söhne'],
    ['10000', '1800', one.gross_cents, '0803', 'Rückgabe Verlag & Söhne'],
  ])
})

test('what the office noted goes by its way, what was paid back the other way round, and no payments unless asked for', async () => {
  const { params, ...one } = await writtenBefore()
  const pay = (way: 'cash' | 'card' | 'other' | 'transfer', cents: number) =>
    as(staff)(payOrder, { params, body: { way, cents, day: '2027-04-02' } })
  await pay('cash', 100)
  await pay('card', 200)
  await pay('other', 300)
  const { open_cents } = await as(staff)(readBalance, { params })
  await as(staff)(payOrder, {
    params,
    body: { way: 'transfer', cents: open_cents + 1400, day: '2027-04-03', open_cents },
  })
  await as(staff)(refundOrder, { params, body: { way: 'transfer', cents: 1400, day: '2027-04-05' } })
  const april = { from: '2027-04-01', until: '2027-04-30' }
  const made = await make(april)
  const own = (await postingsOf(made, one)).map(([, ...rest]) => rest.slice(0, 3))
  expect(own.filter(([against]) => against !== '4400')).toEqual([
    ['1600', -100, '0204'],
    ['1460', -200, '0204'],
    ['1370', -300, '0204'],
    ['1800', -open_cents - 1400, '0304'],
    ['1800', 1400, '0504'],
  ])
})

test('of invoices alone the file has no payments, and one of what is new only the invoices that came later', async () => {
  const one = await writtenBefore()
  const february = { from: '2027-02-01', until: '2027-02-28' }
  const seen = async () => (await sums(february)).exported[0]?.id ?? null
  const plain = await as(staff)(makeDatevExport, { body: { ...february, seen: await seen() } })
  expect(plain).toMatchObject({ payments: null, payment_cents: 0 })
  expect((await read(plain)).name).toContain('EXTF_Rechnungen_')
  expect((await read(plain)).postings.every(posting => posting['Konto'] === '10000')).toBe(true)
  const late = await writtenBefore()
  expect(await sums(february, 'true')).toMatchObject({ invoices: 1, cents: late.gross_cents })
  const body = { ...february, seen: await seen(), only_new: true }
  const second = await as(staff)(makeDatevExport, { body })
  expect(second).toMatchObject({ invoices: 1, cents: late.gross_cents, only_new: true })
  expect(await postingsOf(second, one)).toEqual([])
  expect(await postingsOf(second, late)).not.toEqual([])
  expect(await sums(february, 'true')).toMatchObject({ invoices: 0 })
})

test('what came in later is in the next export, and what is gone is taken back there', async () => {
  const { params, ...one } = await writtenBefore()
  const pay = (cents: number) =>
    as(staff)(payOrder, { params, body: { way: 'cash', cents, day: '2027-05-10' } })
  await pay(100)
  const may = { from: '2027-05-01', until: '2027-05-31' }
  const first = await make(may)
  const before = await read(first)
  await expect(make(may, true)).rejects.toMatchObject({ status: 409 })

  const { payments } = await as(staff)(readBalance, { params })
  await as(staff)(withdrawPayment, { params: { id: payments[0]?.id ?? 0 } })
  await pay(250)
  await pay(70)
  const gone = (await as(staff)(readBalance, { params })).payments.find(({ cents }) => cents === 70)
  await as(staff)(withdrawPayment, { params: { id: gone?.id ?? 0 } })
  expect(await sums(may, 'true')).toMatchObject({ invoices: 0, cents: 0, payments: 2, payment_cents: 150 })
  const second = await make(may, true)
  expect(second).toMatchObject({ invoices: 0, payments: 2, payment_cents: 150, only_new: true })
  expect((await postingsOf(second, one)).map(([, , cents, day, text]) => [cents, day, text])).toEqual([
    [100, '1005', expect.stringMatching(/^Storno Zahlung /)],
    [-250, '1005', expect.stringMatching(/^Zahlung /)],
  ])
  // The former file stays as it was, and a new one of all takes the place of both.
  expect(await read(first)).toEqual(before)
  const whole = await make(may)
  expect((await postingsOf(whole, one)).filter(([, against]) => against === '1600')).toHaveLength(1)
  await expect(make(may, true)).rejects.toMatchObject({ status: 409 })
})

test('a payment of the bank that was another’s is in no file, or taken back where one has it', async () => {
  const one = await writtenBefore()
  await book(statementOf([entryOf([pays(one)], false, { day: '2027-06-09' })]), { 0: [one.id] })
  const june = { from: '2027-06-01', until: '2027-06-30' }
  const made = await make(june)
  expect(made).toMatchObject({ payments: 1, payment_cents: one.gross_cents })
  await as(staff)(withdrawEntry, { params: { id: (await stateOf(one))?.payments[0]?.entry ?? 0 } })
  expect(await sums(june)).toMatchObject({ payments: 0 })
  expect(await sums(june, 'true')).toMatchObject({ payments: 1, payment_cents: -one.gross_cents })
})

test('without the accounts of payments there is no file of them, and a sentence says so', async () => {
  await as(staff)(changeDatev, { body: { ...skr04, payments: { ...skr04.payments, card: '' } } })
  await expect(make({ from: '2027-03-01', until: '2027-03-31' })).rejects.toMatchObject({
    status: 400,
    body: { payments: ['Bitte geben Sie zuerst alle Konten für Zahlungen an.'] },
  })
  await as(staff)(changeDatev, { body: skr04 })
})

test('the database keeps what an export had', async () => {
  await expect(deps.db.$client.query('delete from datev_items')).rejects.toThrow('never changed or deleted')
  await expect(deps.db.$client.query(`update datev_items set ref = 1`)).rejects.toThrow('never changed')
})
