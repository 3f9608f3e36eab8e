import { listAudit } from '@tafelrunde/contract/admin/audit'
import {
  exportPaymentFile,
  listPaymentFiles,
  returnSettlement,
  undoPaymentFile,
} from '@tafelrunde/contract/admin/money/settlements'
import { listSettlements } from '@tafelrunde/contract/lecturers/settlements'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readCreditTransfer } from '../../../test/read/read-credit-transfer.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { mails } from '../mail/mail.tables.ts'
import { approvedIn } from '../settlements/approved.fixture.ts'
import { settlements } from '../settlements/settlements.tables.ts'
import { paymentFiles } from './payment-files.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { db } = deps
const { approved, finishedEvent, openAccount } = approvedIn(testApp)
const staff = await given.account({ isStaff: true, firstName: 'Britta', lastName: 'Büro' })
beforeEach(async () => {
  clock.set('2027-03-01T12:00:00+01:00') // a Monday
  await openAccount()
})

const exported = (event: { id: number }) =>
  as(staff)(exportPaymentFile, { params: { id: event.id }, body: {} })
const undo = (id: number, reason = 'Falsches Konto') =>
  as(staff)(undoPaymentFile, { params: { id }, body: { reason } })
const download = async (id: number) => {
  const url = `/api/admin/payment-files/${id}/`
  return app.inject({ url, headers: await bearer(staff) })
}
/** What the paper says that the bank statement will. */
const referenceOnPaper = async (id: number) => {
  const url = `/api/lecturer-billingfee/${id}/`
  const { rawPayload } = await app.inject({ url, headers: await bearer(staff) })
  return (await readPdf(rawPayload)).text.match(/ABRECHNUNG[-\d]+/)?.[0]
}
const settlementWith = async (id: number) => {
  const [row] = await db.select().from(settlements).where(eq(settlements.id, id))
  return row
}
const refused = (detail: string) => expect.objectContaining({ status: 409, body: { code: 'state', detail } })

test('a run that the bank has not executed is undone: all of it is approved again, and lecturers are told', async () => {
  const event = await finishedEvent()
  const person = await given.account({ isLecturer: true })
  const { id } = await approved(event, { accountId: person.id })
  const gone = await approved(event)
  const file = await exported(event)
  const held = [id, gone.id]
  expect(file.settlements.map(one => one.id)).toEqual(held)

  const undone = await undo(file.id)
  const now = deps.clock.now()
  expect(undone).toEqual({ ...file, undone: { at: now, by: 'Britta Büro', reason: 'Falsches Konto' } })
  for (const one of held)
    expect(await settlementWith(one)).toMatchObject({ state: 'approved', paymentFileId: null })
  const { results } = await as(staff)(listPaymentFiles, { query: { event: String(event.id) } })
  expect(results).toEqual([undone])

  const sent = await db.select().from(mails).where(eq(mails.recipient, person.email))
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Ihre Abrechnung für „Frühjahrskongress 2027“ wird ausgezahlt',
    'Ihre Abrechnung für „Frühjahrskongress 2027“ wird später ausgezahlt',
  ])
  const own = await as(person)(listSettlements, { query: {} })
  expect(own).toMatchObject({ results: [{ state: 'approved' }] })
  expect(JSON.stringify(own)).not.toContain('Falsches Konto')
})

test('the log says who undid it and why', async () => {
  const event = await finishedEvent()
  await approved(event)
  const { id } = await exported(event)
  await undo(id, 'Doppelt geprüft')
  const boss = await given.account({ isStaff: true, isSuperuser: true })
  const { results } = await as(boss)(listAudit, { query: { subject: 'payment_files', record: String(id) } })
  expect(results[0]).toMatchObject({
    by: 'Britta Büro',
    after: { undone_reason: 'Doppelt geprüft' },
  })
})

test('its file reaches no bank any more, and what it held is paid with another reference', async () => {
  const event = await finishedEvent()
  const { id } = await approved(event)
  const first = await exported(event)
  await undo(first.id)
  expect((await download(first.id)).json()).toMatchObject({ code: 'state' })
  const second = await exported(event)
  const { messageId, transfers } = readCreditTransfer((await download(second.id)).body)
  expect(messageId).toBe(`TAFELRUNDE-${second.id}`)
  expect(transfers).toMatchObject([
    { endToEndId: `ABRECHNUNG-${id}-2`, remittance: `ABRECHNUNG-${id}-2 Fruehjahrskongress 2027` },
  ])
  await undo(second.id)
  const [step] = (await as(staff)(listPaymentFiles, { query: { event: String(event.id) } })).results
  expect(step?.settlements).toHaveLength(1)
})

test('the paper of a settlement names the payment that the file for the bank does', async () => {
  const event = await finishedEvent()
  const { id } = await approved(event, { accountId: (await given.account()).id })
  const onBoth = async (file: { id: number }) => {
    const { transfers } = readCreditTransfer((await download(file.id)).body)
    expect(await referenceOnPaper(id)).toBe(transfers[0]?.endToEndId)
  }
  expect(await referenceOnPaper(id)).toBe(`ABRECHNUNG-${id}`)
  const first = await exported(event)
  await onBoth(first)
  await undo(first.id)
  expect(await referenceOnPaper(id)).toBe(`ABRECHNUNG-${id}-2`)
  const second = await exported(event)
  await onBoth(second)
})

test('what was taken out of a run can be given back to its lecturer', async () => {
  const event = await finishedEvent()
  const { id } = await approved(event, { accountId: (await given.account()).id })
  await undo((await exported(event)).id)
  const body = { remark: 'Die IBAN stimmt nicht.' }
  expect(await as(staff)(returnSettlement, { params: { id }, body })).toMatchObject({ state: 'returned' })
})

test('from the day on which the bank executes it, a run stays, and it is undone once', async () => {
  const event = await finishedEvent()
  const { id } = await approved(event)
  const file = await exported(event)
  clock.set('2027-03-02T00:00:00+01:00')
  await expect(undo(file.id)).rejects.toEqual(
    refused(
      'Die Bank führt diese Überweisungen am 2.\u00a0März\u00a02027 aus. Zurücknehmen können Sie einen Zahlungslauf nur vor diesem Tag.',
    ),
  )
  expect(await settlementWith(id)).toMatchObject({ state: 'paid' })
  clock.set('2027-03-01T23:59:00+01:00')
  await undo(file.id)
  await expect(undo(file.id)).rejects.toEqual(refused('Dieser Zahlungslauf ist schon zurückgenommen.'))
})

test('of two who undo it at once one does, and everybody is told once', async () => {
  const event = await finishedEvent()
  const person = await given.account()
  await approved(event, { accountId: person.id })
  const { id } = await exported(event)
  const ended = await Promise.allSettled([undo(id), undo(id)])
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await db.$count(mails, eq(mails.recipient, person.email))).toBe(2)
})

test('it needs a reason, and a file that is there', async () => {
  const event = await finishedEvent()
  await approved(event)
  const { id } = await exported(event)
  await expect(undo(id, ' ')).rejects.toMatchObject({
    status: 400,
    body: { reason: ['Bitte geben Sie den Grund an.'] },
  })
  await expect(undo(999_999)).rejects.toMatchObject({ status: 404 })
})

test('the database itself keeps a file as it was made, and an undone one from paying', async () => {
  const event = await finishedEvent()
  const { id } = await approved(event)
  const file = await exported(event)
  const change = (values: Partial<typeof paymentFiles.$inferInsert>) =>
    db.update(paymentFiles).set(values).where(eq(paymentFiles.id, file.id))
  const guarded = (message: string) => ({ cause: expect.objectContaining({ message }) })
  await expect(change({ totalCents: 1 })).rejects.toMatchObject(
    guarded(`payment file ${file.id} stays as it was made`),
  )
  await expect(change({ undoneAt: new Date(), undoneReason: 'x' })).rejects.toMatchObject(
    guarded(`payment file ${file.id} still pays`),
  )
  await undo(file.id)
  await expect(change({ undoneAt: null, undoneReason: '' })).rejects.toMatchObject(
    guarded(`payment file ${file.id} is undone and stays so`),
  )
  const pay = db
    .update(settlements)
    .set({ state: 'paid', paymentFileId: file.id })
    .where(eq(settlements.id, id))
  await expect(pay).rejects.toMatchObject(guarded(`payment file ${file.id} is undone`))
})
