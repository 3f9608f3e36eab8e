import { payOrder, refundOrder } from '@tafelrunde/contract/admin/money/order-payments'
import { listCredits, listRefundFiles, makeRefundFile } from '@tafelrunde/contract/admin/money/refunds'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readCreditTransfer } from '../../../../test/read/read-credit-transfer.ts'
import { creditedIn, iban } from './refunds.fixture.ts'

const testApp = await buildTestApp()
const { as, clock } = testApp
const { staff, balanceOf, confirmed, credited, creditOf, download, invoice, lettersTo, make, office } =
  await creditedIn(testApp)
beforeEach(() => clock.set('2027-03-01T12:00:00+01:00')) // a Monday

test('credit balances are listed with the account that the money came from', async () => {
  const { params } = await credited()
  expect(await creditOf(params)).toEqual({
    order: params.id,
    number: expect.stringMatching(/^B-2027-\d{6}$/),
    company: expect.any(String),
    event_name: expect.any(String),
    state: 'paid',
    credit_cents: 700,
    iban,
    holder: 'Verlag & Söhne',
  })
})

test('credit balances become one payment file, are paid back then, and their exhibitors are told', async () => {
  const [first, second] = [await credited(), await credited()]
  const file = await make(second.wish, {
    ...first.wish,
    iban: 'AT61 1904 3002 3457 3201',
    holder: 'Kreidestrich',
  })
  expect(file).toMatchObject({
    count: 2,
    total_cents: 1400,
    execution: '2027-03-02',
    created_by: 'Renate Albrecht',
    undone: null,
    refunds: [
      { order: first.params.id, cents: 700, reference: `ERSTATTUNG-${first.params.id}-1`, withdrawn: false },
      { order: second.params.id },
    ],
  })
  const { headers, body } = await download(`/api/admin/refund-files/${file.id}/`, staff)
  expect(headers['content-disposition']).toBe(`attachment; filename=erstattungen-${file.id}.xml`)
  const number = file.refunds[0]?.number
  expect(readCreditTransfer(body)).toMatchObject({
    messageId: `ERSTATTUNGEN-${file.id}`,
    count: '2',
    sum: '14.00',
    execution: '2027-03-02',
    transfers: [
      {
        endToEndId: `ERSTATTUNG-${first.params.id}-1`,
        amount: '7.00',
        name: 'Kreidestrich',
        iban: 'AT611904300234573201',
        remittance: expect.stringContaining(`ERSTATTUNG-${first.params.id}-1 Bestellung ${number}`),
      },
      { name: 'Verlag + Soehne', iban },
    ],
  })
  const { open_cents, payments } = await balanceOf(first.params)
  expect(open_cents).toBe(0)
  expect(payments.find(({ kind }) => kind === 'refund')).toMatchObject({
    cents: 700,
    day: '2027-03-02',
    way: 'transfer',
    note: `ERSTATTUNG-${first.params.id}-1, …3201, Kreidestrich`,
  })
  const letter = (await lettersTo(second.email)).at(-1)
  expect(letter?.subject).toContain('Wir überweisen Ihr Guthaben')
  expect(letter?.text).toMatch(/7,00\s€ auf das Konto mit der Endung 0402/)
  expect((await office(listRefundFiles, { query: {} })).results[0]).toEqual(file)
})

test('a second click, or a colleague at the same time, pays nothing twice', async () => {
  const { params, wish } = await credited()
  const done = await Promise.allSettled([make(wish), make(wish)])
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(make(wish)).rejects.toMatchObject({ status: 409, body: { code: 'changed' } })
  expect((await balanceOf(params)).open_cents).toBe(0)
})

test('nothing is paid back of another balance than was seen, and nothing at all then', async () => {
  const [good, other] = [await credited(), await credited()]
  await expect(make(good.wish, { ...other.wish, cents: 699 })).rejects.toMatchObject({
    status: 409,
    body: { code: 'changed', detail: expect.stringContaining((await creditOf(other.params))?.number ?? '') },
  })
  await office(refundOrder, { params: other.params, body: {} })
  await expect(make(good.wish, other.wish)).rejects.toMatchObject({ status: 409 })
  await expect(make({ ...other.wish, cents: 0 })).rejects.toMatchObject({ status: 409 })
  expect((await balanceOf(good.params)).open_cents).toBe(-700)
})

test('what is no account is refused at its field, an unknown order is not there, and others may not', async () => {
  const { params, person, wish } = await credited()
  const id = params.id
  const wrong = {
    [`iban_${id}`]: [expect.stringContaining('Prüfziffer')],
    [`holder_${id}`]: [expect.any(String)],
  }
  await expect(make({ ...wish, iban: 'DE03100500000054540402', holder: ' ' })).rejects.toMatchObject({
    status: 400,
    body: wrong,
  })
  await expect(make({ ...wish, iban: '' })).rejects.toMatchObject({ status: 400 })
  await expect(make(wish, wish)).rejects.toMatchObject({
    status: 400,
    body: { refunds: [expect.any(String)] },
  })
  await expect(make()).rejects.toMatchObject({ status: 400 })
  await expect(make({ ...wish, order: 999_999 })).rejects.toMatchObject({ status: 404 })
  const sunday = { refunds: [wish], execution: '2027-03-07' }
  await expect(office(makeRefundFile, { body: sunday })).rejects.toMatchObject({ status: 400 })
  await expect(as(person)(makeRefundFile, { body: { refunds: [wish] } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(as(person)(listCredits, {})).rejects.toMatchObject({ status: 403 })
  expect((await balanceOf(params)).open_cents).toBe(-700)
})

test('where the bank named no account, the one that was refunded to before is proposed', async () => {
  const { params } = await confirmed()
  const { gross_cents: open } = await invoice(params)
  await office(payOrder, { params, body: { cents: open + 700, open_cents: open } })
  const proposed = async () => {
    const found = await creditOf(params)
    return [found?.iban, found?.holder]
  }
  expect(await proposed()).toEqual(['', ''])
  await make({ order: params.id, cents: 700, iban, holder: 'Kreidestrich' })
  await office(payOrder, { params, body: { cents: 500, open_cents: 0 } })
  expect(await proposed()).toEqual([iban, 'Kreidestrich'])
})
