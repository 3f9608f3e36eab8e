import { creditInvoice, readRest } from '@tafelrunde/contract/admin/money/credits'
import { changeDatev } from '@tafelrunde/contract/admin/money/datev'
import { makeDatevExport, sumDatev } from '@tafelrunde/contract/admin/money/datev-exports'
import { readBalance } from '@tafelrunde/contract/admin/money/order-payments'
import { undoRefundFile, withdrawRefundReturn } from '@tafelrunde/contract/admin/money/refunds'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { bankOf } from '../bank/bank.fixture.ts'
import { sentBackEntry } from '../bank/sent-back.fixture.ts'
import { statementOf } from '../bank/statement.fixture.ts'
import { creditedIn } from '../refunds/refunds.fixture.ts'
import { centsOf, readBookings, skr04 } from './datev.fixture.ts'

const testApp = await buildTestApp()
const { app, bearer, clock } = testApp
const { balanceOf, credited, make, office, staff } = await creditedIn(testApp)
const { bookSentBack } = bankOf(testApp, staff)
const march = { from: '2027-03-01', until: '2027-03-31' }
beforeEach(async () => {
  clock.set('2027-03-01T12:00:00+01:00') // a Monday
  await office(changeDatev, { body: skr04 })
})

const exported = async (only_new = false) => {
  const [latest] = (await office(sumDatev, { query: march })).exported
  const body = { ...march, seen: latest?.id ?? null, payments: true, only_new }
  return office(makeDatevExport, { body })
}
const bookingsOf = async ({ id }: { id: number }) => {
  const url = `/api/admin/datev/exports/${id}/`
  const { rawPayload } = await app.inject({ url, headers: await bearer(staff) })
  return readBookings(rawPayload).postings
}
/** What an export has against the bank for an invoice: account, cents that it owes, day and text. */
const postingsOf = async (made: { id: number }, { number }: { number: string }) =>
  (await bookingsOf(made))
    .filter(one => one['Belegfeld 1'] === number)
    .filter(one => one['Gegenkonto (ohne BU-Schlüssel)'] === '1800')
    .map(one => [one['Konto'], centsOf(one), one['Belegdatum'], one['Buchungstext']])
const refundText = expect.stringMatching(/^Erstattung /)

/** The refund of a file that the bank executes on Tuesday, and its statement of Thursday that gives it back. */
const refunded = async (kept = 0) => {
  const found = await credited()
  const file = await make(found.wish)
  const { params } = found
  const reference = `ERSTATTUNG-${params.id}-1`
  const day = '2027-03-04'
  const back = { cents: 700, fee: kept, endToEnd: reference, day, reference: `R${params.id}` }
  const { payments } = await office(readBalance, { params })
  return {
    ...found,
    file,
    refund: { id: payments.find(({ kind }) => kind === 'refund')?.id ?? 0 },
    comesBack: () => {
      clock.set(`${day}T12:00:00+01:00`)
      return bookSentBack(statementOf([sentBackEntry(back)], true, String(params.id)))
    },
  }
}

test('a refund of a file is posted on the day that the bank executes it, also of what a partial credit left over', async () => {
  const { params, one, wish } = await credited()
  const { left_cents } = await office(readRest, { params: { id: one.id } })
  const items = [{ line: 1, cents: '6,00' }]
  const body = { items, reason: 'Ein Stuhl fehlte.', left_cents }
  const credit = await office(creditInvoice, { params: { id: one.id }, body })
  expect(await balanceOf(params)).toMatchObject({ open_cents: -1414 })
  await make({ ...wish, cents: 1414 })
  const made = await exported()
  expect(await postingsOf(made, one)).toEqual([
    ['10000', 1414, '0203', refundText],
    ['10000', -one.gross_cents - 700, '0403', 'Zahlung Verlag & Söhne'],
  ])
  expect(
    (await bookingsOf(made)).filter(posting => posting['Belegfeld 1'] === credit.number).map(centsOf),
  ).toEqual([-714])
})

test('a file that is taken back is in no export, and taken back where one has it', async () => {
  const { one, file } = await refunded()
  const payment = ['10000', -one.gross_cents - 700, '0403', 'Zahlung Verlag & Söhne']
  expect(await postingsOf(await exported(), one)).toEqual([['10000', 700, '0203', refundText], payment])
  await office(undoRefundFile, { params: { id: file.id }, body: { reason: 'Falsches Konto' } })
  expect(await postingsOf(await exported(true), one)).toEqual([
    ['10000', -700, '0203', expect.stringMatching(/^Storno Erstattung /)],
  ])
  expect(await postingsOf(await exported(), one)).toEqual([payment])
})

test('a refund that came back is posted on its own day, the bank’s fee apart; a mistake is taken back', async () => {
  const { one, refund, comesBack } = await refunded(300)
  await exported()
  await comesBack()
  const back = ['10000', -700, '0403', expect.stringMatching(/^Rücküberweisung Erstattung /)]
  const fee = ['6855', 300, '0403', expect.stringMatching(/^Bankgebühr für Rücküberweisung /)]
  const news = await postingsOf(await exported(true), one)
  expect(news).toHaveLength(2)
  expect(news).toEqual(expect.arrayContaining([back, fee]))
  await office(withdrawRefundReturn, { params: refund })
  const gone = await postingsOf(await exported(true), one)
  expect(gone.map(([account, cents, day]) => [account, cents, day])).toEqual(
    expect.arrayContaining([
      ['10000', 700, '0403'],
      ['6855', -300, '0403'],
    ]),
  )
  expect(gone).toHaveLength(2)
  expect(await postingsOf(await exported(), one)).toContainEqual(['10000', 700, '0203', refundText])
  // Noted once more it is another return.
  await comesBack()
  expect(await postingsOf(await exported(true), one)).toEqual(expect.arrayContaining([back, fee]))
})
