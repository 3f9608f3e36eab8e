import { bookStatement } from '@tafelrunde/contract/admin/money/bank'
import { readBalance, withdrawPayment } from '@tafelrunde/contract/admin/money/order-payments'
import { listRefundFiles, withdrawRefundReturn } from '@tafelrunde/contract/admin/money/refunds'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { bankOf } from '../bank/bank.fixture.ts'
import { type Back, sentBackEntry } from '../bank/sent-back.fixture.ts'
import { statementOf } from '../bank/statement.fixture.ts'
import { creditedIn } from './refunds.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, deps } = testApp
const { balanceOf, credited, creditOf, lettersTo, make, office, staff } = await creditedIn(testApp)
const { bookSentBack, formOf, preview } = bankOf(testApp, staff)
beforeEach(() => clock.set('2027-03-01T12:00:00+01:00')) // a Monday
const day = '2027-03-04'

/** 7.00 € that were transferred on Tuesday, and what the bank's statement of Thursday says. */
const transferred = async () => {
  const found = await credited()
  const file = await make(found.wish)
  clock.set(`${day}T12:00:00+01:00`)
  const reference = `ERSTATTUNG-${found.params.id}-1`
  const fileOf = (back: Partial<Back> = {}) =>
    statementOf(
      [sentBackEntry({ cents: 700, endToEnd: reference, day, reference: `R${found.params.id}`, ...back })],
      true,
      String(found.params.id),
    )
  const refund = async () =>
    (await balanceOf(found.params)).payments.find(({ kind }) => kind.startsWith('refund'))
  return { ...found, file, fileOf, refund, refundParams: { id: (await refund())?.id ?? 0 } }
}

test('a refund that the bank sends back is recognised: its credit stands again, with the bank’s reason', async () => {
  const { params, email, file, fileOf, refund, wish, refundParams } = await transferred()
  const back = fileOf({ fee: 300, told: 'ACCOUNT CLOSED' })
  expect((await preview(back)).sent_back).toMatchObject([
    {
      verdict: 'match',
      cents: 400,
      fee_cents: 300,
      reason: 'Konto aufgelöst (AC04), ACCOUNT CLOSED',
      settlement: null,
      refund: { id: refundParams.id, cents: 700, execution: '2027-03-02' },
    },
  ])
  expect(await bookSentBack(back)).toMatchObject({
    status: 201,
    body: { entries: 0, sent_back: 0, refunds_back: 1 },
  })
  expect(await balanceOf(params)).toMatchObject({ open_cents: -700, refunded_cents: 0 })
  expect(await refund()).toMatchObject({
    kind: 'refund_returned',
    id: refundParams.id,
    day,
    cents: 700,
    way: null,
    note: '…0402, Verlag & Söhne, Konto aufgelöst (AC04), ACCOUNT CLOSED',
    noted_by: 'Renate Albrecht',
  })
  expect(
    (await office(listRefundFiles, { query: {} })).results.find(({ id }) => id === file.id),
  ).toMatchObject({ refunds: [{ withdrawn: true }], undone: null })
  expect((await lettersTo(email)).at(-1)?.subject).toContain('kam zurück')
  // The same file does nothing twice, and the account that it came back from is proposed no more.
  expect((await preview(back)).sent_back).toMatchObject([{ verdict: 'booked', refund: null }])
  expect(await creditOf(params)).toMatchObject({ credit_cents: 700, iban: '', holder: '' })
  await expect(office(withdrawPayment, { params: refundParams })).rejects.toMatchObject({ status: 409 })
  expect((await make({ ...wish, iban: 'DE02120300000000202051' })).refunds).toMatchObject([
    { reference: `ERSTATTUNG-${params.id}-2` },
  ])
  // Its credit went elsewhere, so the first one cannot count again; nor does its name find the second.
  await expect(office(withdrawRefundReturn, { params: refundParams })).rejects.toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('inzwischen neu überwiesen') },
  })
  expect((await preview(fileOf({ reference: 'later' }))).sent_back).toMatchObject([{ verdict: 'unknown' }])
})

test('what was noted by mistake is taken back: the refund counts as before, and the file offers it anew', async () => {
  const { params, email, person, fileOf, refund, refundParams } = await transferred()
  const back = fileOf()
  await expect(office(withdrawRefundReturn, { params: refundParams })).rejects.toMatchObject({ status: 409 })
  await bookSentBack(back)
  await expect(as(person)(withdrawRefundReturn, { params: refundParams })).rejects.toMatchObject({
    status: 403,
  })
  await expect(office(withdrawRefundReturn, { params: { id: 999_999 } })).rejects.toMatchObject({
    status: 404,
  })
  expect(await office(withdrawRefundReturn, { params: refundParams })).toMatchObject({
    open_cents: 0,
    refunded_cents: 700,
  })
  expect(await refund()).toMatchObject({ kind: 'refund', id: refundParams.id, day: '2027-03-02' })
  expect((await lettersTo(email)).at(-1)?.subject).toContain('ist überwiesen')
  await expect(office(withdrawRefundReturn, { params: refundParams })).rejects.toMatchObject({ status: 409 })
  expect((await preview(back)).sent_back).toMatchObject([{ verdict: 'match' }])
  expect(await bookSentBack(back)).toMatchObject({ body: { refunds_back: 1 } })
  expect((await office(readBalance, { params })).open_cents).toBe(-700)
})

test('of two who book one file at once one does; another sum is likely; a wrong choice is a sentence', async () => {
  const { params, fileOf, refundParams } = await transferred()
  expect(
    (await preview(fileOf({ cents: 650, endToEnd: `ERSTATTUNG-${params.id}-1` }))).sent_back,
  ).toMatchObject([{ verdict: 'likely', refund: { id: refundParams.id }, fee_cents: 50 }])
  const back = fileOf()
  const told = await preview(back)
  const ended = await Promise.all([bookSentBack(back, told), bookSentBack(back, told)])
  expect(ended.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  expect((await balanceOf(params)).open_cents).toBe(-700)
  const payload = new FormData()
  const fields = { ...(await formOf(back, {})), refunds_back: 'kein Schlüssel' }
  for (const [name, value] of Object.entries(fields)) payload.set(name, value)
  const headers = await testApp.bearer(staff)
  const answer = await testApp.app.inject({ method: 'POST', url: bookStatement.url, headers, payload })
  expect(answer.json()).toMatchObject({ refunds_back: [expect.stringContaining('nicht in der Datei')] })
})

test('the database keeps what came back as it was noted, and has a refund count again only after a mistake', async () => {
  const { fileOf, refundParams } = await transferred()
  const run = (text: string) => deps.db.$client.query(text)
  const again = `update order_payments set withdrawn_at = null, withdrawn_by = null where id = ${refundParams.id}`
  await bookSentBack(fileOf())
  await expect(run(again)).rejects.toThrow('never changed or deleted')
  await expect(
    run(`update refund_returns set cents = 1 where payment_id = ${refundParams.id}`),
  ).rejects.toThrow('stays as it was noted')
  await expect(run(`delete from refund_returns where payment_id = ${refundParams.id}`)).rejects.toThrow(
    'stays',
  )
  await office(withdrawRefundReturn, { params: refundParams })
  const noted = `insert into refund_returns (payment_id, key, returned_on, cents, fee_cents, reason, noted_at, noted_by)
    values (${refundParams.id}, 'k', '${day}', 700, 0, 'x', now(), 'x')`
  await expect(run(noted)).rejects.toThrow('only a refund that was transferred')
  clock.set(`${day}T13:00:00+01:00`)
  await office(withdrawPayment, { params: refundParams })
  await expect(run(again)).rejects.toThrow('never changed or deleted')
})
