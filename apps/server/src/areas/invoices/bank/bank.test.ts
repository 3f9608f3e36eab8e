import { sumInvoices } from '@tafelrunde/contract/admin/money/invoices'
import { getOrder } from '@tafelrunde/contract/exhibitions/orders'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { association } from '../../association/association.tables.ts'
import { bankOf, fileOf, payingIn, pays } from './bank.fixture.ts'
import { readStatement } from './camt.reader.ts'
import { entryOf, statementOf, zipOf } from './statement.fixture.ts'

const testApp = await buildTestApp()
const { as, deps } = testApp
const { staff, book, cancel, look, preview, stateOf, verdicts, written } = await payingIn(testApp)

test('a payment that names an invoice and its sum is found, however the number is written, and pays it', async () => {
  const [one, other] = [await written(), await written()]
  const loose = { ...pays(other), text: `rg. ${other.number.replaceAll('-', ' ').toLowerCase()}vom 1.3.` }
  const file = fileOf(pays(one), loose, { amount: '12.00', text: 'Mitgliedsbeitrag 2027', payer: 'Jemand' })
  const { entries, iban } = await preview(file)
  expect(iban).toBe('DE02120300000000202051')
  expect(entries).toMatchObject([
    { verdict: 'match', invoices: [one.id], payer: 'Verlag & Söhne' },
    { verdict: 'match', invoices: [other.id] },
    { verdict: 'unknown', invoices: [] },
  ])
  const cents = one.gross_cents + other.gross_cents
  expect(await book(file, { 0: [one.id], 1: [other.id] })).toEqual({
    status: 201,
    body: {
      entries: 2,
      cents,
      paid: 2,
      partly: 0,
      credited: 0,
      returned: 0,
      opened: 0,
      sent_back: 0,
      refunds_back: 0,
    },
  })
  expect(await stateOf(one)).toMatchObject({
    state: 'paid',
    payments: [{ booked: '2027-03-04', cents: one.gross_cents, payer: 'Verlag & Söhne' }],
  })
  expect(await as(staff)(getOrder, { params: one.params })).toMatchObject({ state: 'paid' })
  // Of whoever paid no invoice nothing is kept.
  const kept = await deps.db.$client.query(`select 1 from bank_entries where payer = 'Jemand'`)
  expect(kept.rows).toEqual([])
})

test('the same file, and an entry in another one, pays nothing twice', async () => {
  const one = await written()
  const file = fileOf(pays(one))
  await book(file, { 0: [one.id] })
  expect(await verdicts(file)).toEqual(['booked'])
  expect(await book(file, { 0: [one.id] })).toMatchObject({ status: 400 })
  expect(await verdicts(fileOf(pays(one), pays(one)))).toEqual(['booked', 'paid'])
})

test('an equal payment in another statement of the day waits for the office, which can take it', async () => {
  const [one, other] = [await written(), await written()]
  const credit = { ...pays(one), text: `${one.number} ${other.number}` }
  const inStatement = (id: string) => statementOf([entryOf([credit])], true, id)
  await book(inStatement('1'), { 0: [one.id] })
  expect(await verdicts(inStatement('1'))).toEqual(['booked'])
  expect(await verdicts(inStatement('2'))).toEqual(['twin'])
  expect(await book(inStatement('2'), { 0: [other.id] })).toMatchObject({ status: 201, body: { paid: 1 } })
  expect(await verdicts(inStatement('2'))).toEqual(['booked'])
  // What was taken before statements were told apart is the same in all of them.
  const former = fileOf({ ...credit, payer: 'Früher GmbH' })
  const { likeness = '' } = readStatement(former).entries[0] ?? {}
  await deps.db.$client.query(
    `insert into bank_entries (key, booked_on, cents, payer, remittance, read_at) values ($1, now(), 1, '', '', now())`,
    [likeness],
  )
  expect(await verdicts(former)).toEqual(['booked'])
})

test('an invoice that only the reference of the payer names is found', async () => {
  const one = await written()
  const file = fileOf({ ...pays(one), text: 'Ihre Rechnung', endToEnd: one.number })
  expect((await preview(file)).entries).toMatchObject([{ verdict: 'match', invoices: [one.id] }])
})

test('statements in a ZIP pay invoices as one would', async () => {
  const [one, other] = [await written(), await written()]
  const day = (invoice: typeof one, id: string) => statementOf([entryOf([pays(invoice)])], true, id)
  const zip = zipOf({ 'März/1.xml': day(one, '1'), 'März/2.xml': day(other, '2') })
  expect(await book(zip, { 0: [one.id], 1: [other.id] })).toMatchObject({ status: 201, body: { paid: 2 } })
  expect(await verdicts(day(other, '2'))).toEqual(['booked'])
  expect(await look(Buffer.from('PK\x03\x04'))).toMatchObject({
    status: 400,
    body: { file: [expect.stringContaining('beschädigt')] },
  })
})

test('two people who book the same file at once pay each invoice once', async () => {
  const one = await written()
  const file = fileOf(pays(one))
  const { seen } = await preview(file)
  const done = await Promise.all([book(file, { 0: [one.id] }, seen), book(file, { 0: [one.id] }, seen)])
  expect(done.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect((await stateOf(one))?.payments).toHaveLength(1)
})

test('what is not the whole sum leaves the rest open, until that comes as well', async () => {
  const one = await written()
  const part = { ...pays(one), amount: '10.00' }
  const file = fileOf(part)
  expect(await verdicts(file)).toEqual(['amount'])
  expect(await book(file, { 0: [one.id] })).toMatchObject({ body: { paid: 0, partly: 1 } })
  expect(await stateOf(one)).toMatchObject({ state: 'open', payments: [{ cents: 1000 }] })
  const { open } = await as(staff)(sumInvoices, { query: { search: one.number } })
  expect(open).toEqual({ count: 1, cents: one.gross_cents - 1000 })
  const rest = fileOf(pays(one, -1000))
  expect(await verdicts(rest)).toEqual(['match'])
  await book(rest, { 0: [one.id] })
  expect(await stateOf(one)).toMatchObject({ state: 'paid' })
})

test('one payment pays several invoices that it names with the sum of all', async () => {
  const [one, other] = [await written(), await written()]
  const both = { ...pays(one, other.gross_cents), text: `${one.number} und ${other.number}` }
  const file = fileOf(both)
  const { entries } = await preview(file)
  expect(entries).toMatchObject([{ verdict: 'match', numbers: [one.number, other.number] }])
  expect(await book(file, { 0: [one.id, other.id] })).toMatchObject({ body: { entries: 1, paid: 2 } })
  expect((await stateOf(other))?.payments).toMatchObject([{ cents: other.gross_cents }])
})

test('what names no open invoice says why, and is only taken for one that the office chooses', async () => {
  const [paid, cancelled, open] = [await written(), await written(), await written()]
  await book(fileOf(pays(paid)), { 0: [paid.id] })
  await cancel(cancelled.id)
  const again = { ...pays(paid), amount: '99.00' }
  const file = fileOf(again, pays(cancelled), pays(open, 100))
  expect(await verdicts(file)).toEqual(['paid', 'cancelled', 'amount'])
  expect(await book(file, { 2: [paid.id] })).toMatchObject({ status: 400 })
  // More than was asked for pays it, too.
  expect(await book(file, { 2: [open.id] })).toMatchObject({
    body: { paid: 1, cents: open.gross_cents + 100 },
  })
})

test('what has changed since it was seen is not booked, nothing of what was chosen', async () => {
  const [one, other] = [await written(), await written()]
  const file = fileOf(pays(one), pays(other))
  const { seen } = await preview(file)
  await book(fileOf({ ...pays(other), amount: '10.00' }), { 0: [other.id] })
  expect(await book(file, { 0: [one.id], 1: [other.id] }, seen)).toMatchObject({ status: 409 })
  const { seen: later } = await preview(file)
  await cancel(other.id)
  expect(await book(file, { 0: [one.id], 1: [other.id] }, later)).toMatchObject({ status: 409 })
  expect(await stateOf(one)).toMatchObject({ state: 'open', payments: [] })
})

test('what a colleague does with other invoices meanwhile is nothing to whoever books', async () => {
  const [one, other] = [await written(), await written()]
  const file = fileOf(pays(one), pays(other))
  const { seen } = await preview(file)
  await cancel(other.id)
  await written()
  expect(await book(file, { 0: [one.id] }, seen)).toMatchObject({ status: 201, body: { paid: 1 } })
})

test('a statement of another account than the association’s own is said', async () => {
  expect(await preview(fileOf())).toMatchObject({ other_ibans: [] })
  const [own, other] = ['DE02120300000000202051', 'DE02100500000054540402']
  const credit = { amount: '5.00', text: 'x' }
  const foreign = Buffer.from(fileOf(credit).toString().replace(own, other))
  expect(await preview(foreign)).toMatchObject({ iban: other, own_iban: own, other_ibans: [other] })
  await deps.db.update(association).set({ iban: '' })
  expect(await preview(foreign)).toMatchObject({ other_ibans: [] })
  await deps.db.update(association).set({ iban: own })
})

test('a day that is none is said before anything is booked, and the rest of the file can be', async () => {
  const one = await written()
  const wrong = entryOf([{ ...pays(one), payer: 'Kalender KG' }], true, { day: '2027-02-30' })
  const file = statementOf([wrong, entryOf([pays(one)])])
  expect(await preview(file)).toMatchObject({
    entries: [{ verdict: 'match', booked: '2027-03-04' }],
    unreadable: [{ what: 'day', text: '2027-02-30', payer: 'Kalender KG' }],
    left_out: 0,
  })
  expect(await book(file, { 0: [one.id] })).toMatchObject({ status: 201 })
})

test('a file that is no statement is said at the file, and only the office may look at all', async () => {
  expect(await look(Buffer.from('nichts'))).toMatchObject({
    status: 400,
    body: { file: [expect.stringContaining('CAMT.053')] },
  })
  const teacher = bankOf(testApp, await testApp.given.account())
  expect(await teacher.look(fileOf())).toMatchObject({ status: 403 })
})
