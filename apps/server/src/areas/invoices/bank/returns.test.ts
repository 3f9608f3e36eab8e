import { withdrawEntry } from '@tafelrunde/contract/admin/money/bank'
import { getOrder } from '@tafelrunde/contract/exhibitions/orders'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { fileOf, payingIn, pays } from './bank.fixture.ts'
import { entryOf, returnOf, statementOf } from './statement.fixture.ts'

const testApp = await buildTestApp()
const { as, deps } = testApp
const { staff, bookReturns, book, preview, stateOf, verdicts, written } = await payingIn(testApp)

const paid = async () => {
  const one = await written()
  const file = fileOf(pays(one))
  await book(file, { 0: [one.id] })
  return { ...one, file }
}
const goesBack = (...credits: Parameters<typeof returnOf>[0]) => statementOf([returnOf(credits)], true, '2')

test('a payment that went back is shown with the bank’s reason, and opens its invoice, the fee apart', async () => {
  const one = await paid()
  const file = goesBack({ ...pays(one), reason: 'MD06', told: 'Widerspruch', fee: '3.50' })
  const { returned } = await preview(file)
  expect(returned).toMatchObject([
    {
      verdict: 'match',
      cents: one.gross_cents + 350,
      fee_cents: 350,
      reason: 'MD06',
      told: 'Widerspruch',
      payer: 'Verlag & Söhne',
      payment: { cents: one.gross_cents, numbers: [one.number], booked: '2027-03-04' },
    },
  ])
  expect(await bookReturns(file)).toEqual({
    status: 201,
    body: {
      entries: 0,
      cents: 0,
      paid: 0,
      partly: 0,
      credited: 0,
      returned: 1,
      opened: 1,
      sent_back: 0,
      refunds_back: 0,
    },
  })
  expect(await stateOf(one)).toMatchObject({ state: 'open', payments: [] })
  expect(await as(staff)(getOrder, { params: one.params })).toMatchObject({ state: 'invoiced' })
  const kept = `select return_fee_cents, return_reason, returned_on::text from bank_entries where remittance like $1`
  const { rows } = await deps.db.$client.query(kept, [`%${one.number}`])
  expect(rows).toEqual([
    { return_fee_cents: 350, return_reason: 'MD06 Widerspruch', returned_on: '2027-03-08' },
  ])

  // Neither of the two files does anything twice.
  expect((await preview(file)).returned).toMatchObject([{ verdict: 'booked', payment: null }])
  expect(await bookReturns(file)).toMatchObject({ status: 400 })
  expect(await verdicts(one.file)).toEqual(['booked'])
  // Paid once more it is paid.
  const again = statementOf([fileEntry(one)], true, '3')
  expect(await book(again, { 0: [one.id] })).toMatchObject({ body: { paid: 1 } })
})

const fileEntry = (one: Parameters<typeof pays>[0]) => entryOf([pays(one)], false, { day: '2027-03-09' })

test('without its number a payment that went back is found by payer and sum, and only likely', async () => {
  const one = await paid()
  const nameless = { ...pays(one), text: 'Rückgabe', payer: 'verlag & SÖHNE' }
  expect((await preview(goesBack(nameless))).returned).toMatchObject([{ verdict: 'likely' }])
  const others = [
    { ...nameless, payer: 'Jemand anders' },
    { ...pays(one), amount: '1.00' },
    { ...pays(one), amount: String(one.gross_cents / 100 + 51) },
  ]
  const { returned } = await preview(goesBack(...others))
  expect(returned.map(({ verdict }) => verdict)).toEqual(['unknown', 'unknown', 'unknown'])
  expect(
    (await preview(goesBack({ ...pays(one), amount: String(one.gross_cents / 100 + 3) }))).returned,
  ).toMatchObject([{ verdict: 'likely', fee_cents: 300 }])
  expect(
    (await preview(statementOf([returnOf([pays(one)], true, { day: '2027-03-01' })]))).returned,
  ).toMatchObject([{ verdict: 'unknown' }])
})

test('one payment for two invoices that went back opens both, and of two equal ones each goes back once', async () => {
  const [one, other] = [await written(), await written()]
  const both = { ...pays(one, other.gross_cents), text: `${one.number} und ${other.number}` }
  await book(fileOf(both), { 0: [one.id, other.id] })
  const twice = goesBack({ ...both, text: one.number }, { ...both, text: other.number })
  const { returned } = await preview(twice)
  expect(returned).toMatchObject([{ verdict: 'match' }, { verdict: 'unknown', payment: null }])
  expect(await bookReturns(twice)).toMatchObject({ body: { opened: 2 } })
})

test('what somebody took back meanwhile does not go back as well, and nothing else of the file is booked', async () => {
  const [one, open] = [await paid(), await written()]
  const file = Buffer.from(
    goesBack(pays(one))
      .toString()
      .replace('</Stmt>', `${fileEntry(open)}</Stmt>`),
  )
  const told = await preview(file)
  await as(staff)(withdrawEntry, { params: { id: told.returned[0]?.payment?.entry ?? 0 } })
  expect(await bookReturns(file, told, { 0: [open.id] })).toMatchObject({ status: 409 })
  expect(await stateOf(open)).toMatchObject({ state: 'open', payments: [] })
})

test('a new payment and the return of the former one are booked from one file', async () => {
  const [one, other] = [await paid(), await written()]
  const same = { ...pays(one), text: `${one.number} ${other.number}` }
  const entry = entryOf([same], false, { day: '2027-03-08' })
  const file = Buffer.from(goesBack(pays(one)).toString().replace('</Stmt>', `${entry}</Stmt>`))
  expect(await bookReturns(file, await preview(file), { 0: [other.id] })).toMatchObject({
    body: { paid: 1, opened: 1 },
  })
})

test('the database keeps a return as it is, and whole', async () => {
  const one = await paid()
  const entry = (await stateOf(one))?.payments[0]?.entry
  const change = (set: string) => deps.db.$client.query(`update bank_entries set ${set} where id = ${entry}`)
  await expect(change(`withdrawn_at = now(), return_key = 'a'`)).rejects.toThrow('bank_entries_return')
  const whole = `return_key = 'a', returned_on = '2027-03-08', return_fee_cents = 0, return_reason = ''`
  await expect(change(whole)).rejects.toThrow('bank_entries_return')
  await change(`withdrawn_at = now(), ${whole}`)
  await expect(change(`return_reason = 'anders'`)).rejects.toThrow('never changed')
})
