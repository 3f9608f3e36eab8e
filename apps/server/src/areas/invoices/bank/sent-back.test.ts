import {
  confirmSettlementBank,
  withdrawReturnedTransfer,
} from '@tafelrunde/contract/admin/money/returned-transfers'
import {
  approveSettlement,
  changeSettlementBank,
  exportPaymentFile,
  returnSettlement,
} from '@tafelrunde/contract/admin/money/settlements'
import { listAllowances } from '@tafelrunde/contract/admin/people/lecturer-taxes'
import { getTodo } from '@tafelrunde/contract/admin/todo'
import { changeLecturerData, listLecturerData } from '@tafelrunde/contract/lecturers/lecturer-data'
import { changeSettlement, followBank } from '@tafelrunde/contract/lecturers/settlements'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readCreditTransfer } from '../../../../test/read/read-credit-transfer.ts'
import { mails } from '../../mail/mail.tables.ts'
import { approvedIn } from '../../settlements/approved.fixture.ts'
import { lecturingIn } from '../../settlements/lecturing.fixture.ts'
import { bankOf } from './bank.fixture.ts'
import { type Back, sentBackEntry } from './sent-back.fixture.ts'
import { statementOf } from './statement.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { openAccount } = approvedIn(testApp)
const { settling, settlementOf } = lecturingIn(testApp)
const staff = await given.account({ isStaff: true, firstName: 'Ute', lastName: 'Kern' })
const office = as(staff)
const { bookSentBack, preview } = bankOf(testApp, staff)
beforeEach(() => openAccount())

const pay = (event: { id: number }) => office(exportPaymentFile, { params: event, body: {} })
/** A settlement that was paid, and the day on which the bank may have given it back. */
const paid = async () => {
  clock.set('2027-03-20T12:00:00+01:00')
  const found = await settling()
  const { person, params, event } = found
  await as(person)(changeSettlement, { params, body: { submit: true } })
  await office(approveSettlement, { params })
  const run = await pay({ id: event.id })
  clock.set('2027-03-29T12:00:00+02:00')
  return { ...found, event: { id: event.id, name: event.name }, run }
}
const cents = 18_000
let count = 0
const fileOf = (...backs: Partial<Back>[]) =>
  statementOf(
    backs.map(back => sentBackEntry({ cents, day: '2027-03-26', reference: `R${++count}`, ...back })),
    true,
    String(count),
  )
const goesBack = async () => {
  const found = await paid()
  const file = fileOf({ endToEnd: `ABRECHNUNG-${found.id}` })
  await bookSentBack(file)
  return { ...found, file }
}
const subjectsTo = async ({ email }: { email: string }) =>
  (await deps.db.select().from(mails).where(eq(mails.recipient, email))).map(({ subject }) => subject)

test('a transfer that came back opens its settlement, with the bank’s reason, and is paid again once its account was looked at', async () => {
  const { id, params, person, event } = await paid()
  const file = fileOf({ endToEnd: `ABRECHNUNG-${id}`, fee: 300, told: 'ACCOUNT CLOSED' })
  expect((await preview(file)).sent_back).toMatchObject([
    {
      verdict: 'match',
      cents: 17_700,
      fee_cents: 300,
      payee: 'Miriam Baumgärtner',
      reason: 'Konto aufgelöst (AC04), ACCOUNT CLOSED',
      settlement: { id, cents, event: event.name, name: 'Miriam Baumgärtner' },
    },
  ])
  expect(await bookSentBack(file)).toMatchObject({ status: 201, body: { entries: 0, sent_back: 1 } })
  const opened = await settlementOf(person)
  expect(opened).toMatchObject({
    state: 'approved',
    returned_transfer: { returned: '2027-03-26', cents: 17_700, fee_cents: 300, is_doubted: true },
    steps: [
      { state: 'submitted' },
      { state: 'approved' },
      { state: 'paid' },
      {
        state: 'approved',
        kind: 'transfer_returned',
        by: 'Ute Kern',
        remark: '26.03.2027: Konto aufgelöst (AC04), ACCOUNT CLOSED',
      },
    ],
  })
  expect((await subjectsTo(person)).at(-1)).toBe(`Ihre Auszahlung für „${event.name}“ kam zurück`)
  const { items } = await office(getTodo, {})
  expect(items).toContainEqual({ kind: 'doubted_settlements', count: 1 })

  // The same file does nothing twice, and nothing is paid before somebody has looked.
  expect((await preview(file)).sent_back).toMatchObject([{ verdict: 'booked', settlement: null }])
  await expect(pay(event)).rejects.toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('prüfen Sie zuerst deren Konten') },
  })
  const confirm = (iban: string) => office(confirmSettlementBank, { params, body: { iban } })
  await expect(confirm('DE02120300000000202051')).rejects.toMatchObject({ body: { code: 'changed' } })
  expect(await confirm(opened.bank.iban)).toMatchObject({ returned_transfer: { is_doubted: false } })
  await expect(confirm(opened.bank.iban)).rejects.toMatchObject({ body: { code: 'state' } })
  const again = await pay(event)
  const { body } = await app.inject({
    url: `/api/admin/payment-files/${again.id}/`,
    headers: await bearer(staff),
  })
  expect(readCreditTransfer(body).transfers).toMatchObject([{ endToEndId: `ABRECHNUNG-${id}-2` }])
  expect(await settlementOf(person)).toMatchObject({ state: 'paid', returned_transfer: null })
  // What named the first payment gives back no second one.
  expect((await preview(fileOf({ endToEnd: `ABRECHNUNG-${id}` }))).sent_back).toMatchObject([
    { verdict: 'unknown' },
  ])
})

test('another account that the lecturer asks for ends the doubt, and so does giving the settlement back', async () => {
  const { id, params, person, event } = await goesBack()
  const iban = 'DE02120300000000202051'
  const { results } = await as(person)(listLecturerData, { query: {} })
  await as(person)(changeLecturerData, { params: { id: results[0]?.id ?? 0 }, body: { iban } })
  await as(person)(followBank, { body: { ids: [id], iban } })
  const body = { iban, holder: 'Miriam Baumgärtner' }
  expect(await office(changeSettlementBank, { params, body })).toMatchObject({
    bank: { iban },
    returned_transfer: { is_doubted: false, is_withdrawable: false },
  })
  await expect(office(withdrawReturnedTransfer, { params })).rejects.toMatchObject({ status: 409 })
  expect(await pay(event)).toMatchObject({ count: 1 })

  const other = await goesBack()
  const remark = { remark: 'Bitte prüfen Sie die IBAN.' }
  expect(await office(returnSettlement, { params: other.params, body: remark })).toMatchObject({
    state: 'returned',
    returned_transfer: { is_doubted: false, is_withdrawable: false },
  })
})

test('what was noted by mistake is taken back: the settlement is paid as before, and the file offers it anew', async () => {
  const { params, person, event, file, run } = await goesBack()
  const before = (await settlementOf(person)).steps.slice(0, -1)
  expect(await office(withdrawReturnedTransfer, { params })).toMatchObject({
    state: 'paid',
    returned_transfer: null,
    steps: before,
  })
  expect((await subjectsTo(person)).at(-1)).toBe(`Ihre Auszahlung für „${event.name}“ bleibt bestehen`)
  await expect(office(withdrawReturnedTransfer, { params })).rejects.toMatchObject({ status: 409 })
  expect((await preview(file)).sent_back).toMatchObject([{ verdict: 'match' }])
  expect(await bookSentBack(file)).toMatchObject({ body: { sent_back: 1 } })
  await office(confirmSettlementBank, { params, body: { iban: 'DE89370400440532013000' } })
  const pays = `update settlements set state = 'paid', payment_file_id = ${run.id} where id = ${params.id}`
  await expect(deps.db.$client.query(pays)).rejects.toThrow('came back')
})

test('what came back is not paid, so it is in no allowance of that year', async () => {
  const { params, person } = await paid()
  const free = async () => {
    const { results } = await office(listAllowances, { query: { year: '2027', search: 'Baumgärtner' } })
    return results.reduce((sum, one) => sum + one.paid_cents, 0)
  }
  const before = await free()
  await bookSentBack(fileOf({ endToEnd: `ABRECHNUNG-${params.id}` }))
  expect((await settlementOf(person)).tax).toBe('allowance')
  expect(before - (await free())).toBe(cents)
})

test('of two who book one file at once one does, and what is something else by now is not booked', async () => {
  const { id, person } = await paid()
  const file = fileOf({ endToEnd: `ABRECHNUNG-${id}` })
  const told = await preview(file)
  const ended = await Promise.all([bookSentBack(file, told), bookSentBack(file, told)])
  expect(ended.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  expect((await settlementOf(person)).steps).toHaveLength(4)
  const wrong = await bookSentBack(fileOf({}), undefined, 'kein Schlüssel')
  expect(wrong).toMatchObject({
    status: 400,
    body: { sent_back: [expect.stringContaining('nicht in der Datei')] },
  })
})

test('the database keeps what came back as it was noted, and holds what is doubted', async () => {
  const { id } = await goesBack()
  const change = (set: string) =>
    deps.db.$client.query(`update returned_transfers set ${set} where settlement_id = ${id}`)
  await expect(change('cents = 1')).rejects.toThrow('stays as it was noted')
  await expect(change('withdrawn_at = now()')).rejects.toThrow('returned_transfers_withdrawn')
  const pays = `update settlements set state = 'submitted' where id = ${id}`
  await expect(deps.db.$client.query(pays)).rejects.toThrow('settlements_bank_doubt')
})
