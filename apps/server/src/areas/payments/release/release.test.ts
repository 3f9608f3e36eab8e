import {
  exportPaymentFile,
  getPaymentFile,
  listPaymentFiles,
  releasePaymentFile,
  undoPaymentFile,
} from '@tafelrunde/contract/admin/money/settlements'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { mails } from '../../mail/mail.tables.ts'
import { approvedIn } from '../../settlements/approved.fixture.ts'
import { paymentFileCommand } from '../payment-files.command.ts'
import { paymentFiles } from '../payment-files.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { db } = deps
const { approved, finishedEvent, openAccount } = approvedIn(testApp)
const [maker, other] = [await given.staff(), await given.staff()]
beforeEach(async () => {
  clock.set('2027-03-01T12:00:00+01:00') // a Monday
  await openAccount({ fourEyes: true })
})

const lettersTo = (person: { email: string }) => db.$count(mails, eq(mails.recipient, person.email))
const made = async (by = maker) => {
  const [event, person] = [await finishedEvent(), await given.account({ isLecturer: true })]
  await approved(event, { accountId: person.id })
  const file = await as(by)(exportPaymentFile, { params: { id: event.id }, body: {} })
  return { event, person, file, params: { id: file.id } }
}
const download = async ({ id }: { id: number }) =>
  (await app.inject({ url: `/api/admin/payment-files/${id}/`, headers: await bearer(maker) })).payload
const refused = (detail: string) => ({
  status: 409,
  body: { code: 'state', detail: expect.stringContaining(detail) },
})

test('a file goes to nobody, and nobody is told, until another person has released it', async () => {
  const { params, person, file } = await made()
  expect(file.release).toEqual({ created_by_id: maker.id, released: null })
  await expect(as(other)(getPaymentFile, { params })).rejects.toMatchObject(refused('wartet auf Freigabe'))
  await expect(as(maker)(releasePaymentFile, { params })).rejects.toMatchObject(refused('selbst erstellt'))
  expect(await lettersTo(person)).toBe(0)

  const twice = await Promise.allSettled([1, 2].map(() => as(other)(releasePaymentFile, { params })))
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [released] = (await as(other)(listPaymentFiles, { query: {} })).results
  expect(released).toMatchObject({ id: file.id, release: { released: { at: clock.now() } } })
  expect(await lettersTo(person)).toBe(1)
  expect(await download(params)).toContain('<CstmrCdtTrfInitn>')
  await expect(as(other)(releasePaymentFile, { params })).rejects.toMatchObject(refused('schon freigegeben'))
})

test('what nobody released in time is taken back, also later, and nobody hears of it', async () => {
  const { params, person } = await made()
  clock.set('2027-03-10T12:00:00+01:00')
  await expect(as(other)(releasePaymentFile, { params })).rejects.toMatchObject(refused('Ausführungstag'))
  await as(maker)(undoPaymentFile, { params, body: { reason: 'Zu spät' } })
  expect(await lettersTo(person)).toBe(0)
  await expect(as(other)(releasePaymentFile, { params })).rejects.toMatchObject(refused('zurückgenommen'))
})

test('a file of before needs no release, and one of an account that is gone is released by anybody', async () => {
  await openAccount({ fourEyes: false })
  const before = await made()
  await openAccount({ fourEyes: true })
  expect(await download(before.params)).toContain('<CstmrCdtTrfInitn>')
  await expect(as(other)(releasePaymentFile, { params: before.params })).rejects.toMatchObject(
    refused('braucht keine Freigabe'),
  )
  const gone = await given.staff()
  const { params } = await made(gone)
  await db.delete(accounts).where(eq(accounts.id, gone.id))
  expect(await as(other)(releasePaymentFile, { params })).toMatchObject({ release: { released: {} } })
})

test('at the terminal a file waits as well', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const event = await finishedEvent()
  await approved(event)
  expect(await paymentFileCommand.run([String(event.id)], deps)).toBe(0)
  const [file] = await db.select().from(paymentFiles).where(eq(paymentFiles.eventId, event.id))
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining(`--again ${file?.id}`))
  log.mockRestore()
  const params = { id: file?.id ?? 0 }
  await expect(as(maker)(getPaymentFile, { params })).rejects.toMatchObject(refused('wartet'))
  await as(maker)(releasePaymentFile, { params })
})

test('the database itself wants two people, and keeps what they did', async () => {
  const { params } = await made()
  const write = (text: string) => db.$client.query(`update payment_files set ${text} where id = ${params.id}`)
  const by = (id: number) => `released_at = now(), released_by = 'x', released_by_id = ${id}`
  await expect(write(by(maker.id))).rejects.toThrow('four_eyes')
  await expect(write(`released_at = now(), released_by = 'x'`)).rejects.toThrow('stays with its maker')
  await expect(write(`needs_release = false`)).rejects.toThrow('stays with its maker')
  await expect(write(`created_by_id = ${other.id}`)).rejects.toThrow('stays with its maker')
  await expect(write(`created_by_id = null, ${by(maker.id)}`)).rejects.toThrow('stays with its maker')
  await as(other)(releasePaymentFile, { params })
  await expect(write(`released_by = 'y'`)).rejects.toThrow('stays with its maker')
  await write('created_by_id = null, released_by_id = null') // as when the accounts are deleted
})
