import { getMail, listMails, resendMail } from '@tafelrunde/contract/admin/mails/mails'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { eventually } from '../../../test/eventually.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { deliverMail, postMail } from './mail.service.ts'
import { mails } from './mail.tables.ts'

const { as, clock, deps, given, sentMails } = await buildTestApp()
const staff = await given.account({ isStaff: true })

type Wish = { text?: string; url?: string; files?: string[] }
const post = async (recipient: string, { text = 'Es gibt Kuchen.', url, files = [] }: Wish = {}) => {
  const id = await inTransaction(deps.db, tx =>
    postMail(tx, deps, {
      recipient,
      subject: 'Ihre Anmeldung',
      greeting: 'Guten Tag,',
      paragraphs: [text],
      ...(url && { button: { label: 'Öffnen', url } }),
      attachments: files.map(name => ({ name, type: 'text/calendar', bytes: Uint8Array.of(1, 2) })),
    }),
  )
  return id
}
const named = async (recipient: string) =>
  (await as(staff)(listMails, { query: { search: recipient } })).results
const idOf = async (recipient: string) => {
  const [mail] = await named(recipient)
  if (!mail) throw new Error('the mail was posted')
  return mail.id
}
const uuidOf = async (number: number) => {
  const [row] = await deps.db.select().from(mails).where(eq(mails.number, number))
  return row?.id ?? ''
}
const broken = () => ({
  ...deps,
  mailer: { ...deps.mailer, send: () => Promise.reject(new Error('550 mailbox full')) },
})

test('the office sees what waits, was sent and failed, and why', async () => {
  const [waiting, sent, failed] = ['wartet@x.example', 'kam@x.example', 'voll@x.example']
  await post(waiting)
  await deliverMail(deps, await post(sent))
  await expect(deliverMail(broken(), await post(failed))).rejects.toThrow('550')
  expect(await named(waiting)).toMatchObject([{ state: 'waiting', sent: null, failure: null }])
  expect(await named(sent)).toMatchObject([{ state: 'sent', sent: clock.now(), subject: 'Ihre Anmeldung' }])
  expect(await named(failed)).toMatchObject([{ state: 'failed', failure: '550 mailbox full' }])
  const failures = await as(staff)(listMails, { query: { state: 'failed' } })
  expect(failures.results.map(({ recipient }) => recipient)).toEqual([failed])
  await expect(as(await given.account())(listMails, { query: {} })).rejects.toMatchObject({ status: 403 })
})

test('what failed goes out to another address', async () => {
  await expect(deliverMail(broken(), await post('falsch@x.example'))).rejects.toThrow('550')
  const id = await idOf('falsch@x.example')
  const sent = await as(staff)(resendMail, { params: { id }, body: { recipient: 'richtig@x.example' } })
  expect(sent).toMatchObject({ id, recipient: 'richtig@x.example', state: 'waiting', failure: null })
  await deliverMail(deps, await uuidOf(id))
  expect(sentMails.at(-1)).toMatchObject({ recipient: 'richtig@x.example', subject: 'Ihre Anmeldung' })
})

test('what was sent goes out once more as it was, with its files, and both stay in the list', async () => {
  await deliverMail(deps, await post('ida@x.example', { files: ['termin.ics'] }))
  const id = await idOf('ida@x.example')
  const copy = await as(staff)(resendMail, { params: { id }, body: {} })
  expect(copy.id).not.toBe(id)
  expect(copy).toMatchObject({ state: 'waiting', attachments: ['termin.ics'] })
  await deliverMail(deps, await uuidOf(copy.id))
  const [first, second] = sentMails.slice(-2)
  expect(second?.text).toBe(first?.text)
  expect(second?.attachments).toEqual(first?.attachments)
  expect(second?.id).not.toBe(first?.id)
  expect(await named('ida@x.example')).toHaveLength(2)
})

test('a key to an account is shown to nobody, goes to nobody else and not twice', async () => {
  const url = 'https://tafelrunde.example/password-reset-confirm?uid=MQ&token=geheim'
  const uuid = await post('otto@x.example', { url })
  const params = { id: await idOf('otto@x.example') }
  expect(JSON.stringify(await as(staff)(getMail, { params }))).not.toContain('geheim')
  const elsewhere = { params, body: { recipient: 'fremd@x.example' } }
  await expect(as(staff)(resendMail, elsewhere)).rejects.toMatchObject({ status: 409 })
  await deliverMail(deps, uuid)
  await expect(as(staff)(resendMail, { params, body: {} })).rejects.toMatchObject({ status: 409 })
})

test('two processes do not send the same mail at the same time', async () => {
  const id = await post('doppelt@x.example')
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  const send = vi.fn<typeof deps.mailer.send>(() => taken)
  const slow = { ...deps, mailer: { ...deps.mailer, send } }
  const first = deliverMail(slow, id)
  await eventually(() => expect(send).toHaveBeenCalledOnce())
  await expect(deliverMail(slow, id)).rejects.toThrow('another process')
  const params = { id: await idOf('doppelt@x.example') }
  await expect(as(staff)(resendMail, { params, body: {} })).rejects.toMatchObject({ status: 409 })
  take()
  await first
  await deliverMail(slow, id)
  expect(send).toHaveBeenCalledOnce()
})

/** As a process leaves it that was killed while it sent. */
const begun = async (recipient: string, isOnce: boolean) => {
  const id = await post(recipient)
  await deps.db.update(mails).set({ attemptedAt: clock.now(), isOnce }).where(eq(mails.id, id))
  clock.passSeconds(6 * 60)
  return id
}

test('what a killed process was sending is tried again', async () => {
  await deliverMail(deps, await begun('weiter@x.example', false))
  expect(await named('weiter@x.example')).toMatchObject([{ state: 'sent' }])
})

test('of very many mails one that a killed process was sending is left to the office, lest it arrive twice', async () => {
  const id = await begun('ungewiss@x.example', true)
  await expect(deliverMail(deps, id)).rejects.toThrow('another process')
  await deliverMail(deps, id)
  expect(sentMails.map(({ recipient }) => recipient)).not.toContain('ungewiss@x.example')
  const [mail] = await named('ungewiss@x.example')
  expect(mail).toMatchObject({ state: 'failed', failure: expect.stringContaining('ungewiss') })
  await as(staff)(resendMail, { params: { id: mail?.id ?? 0 }, body: {} })
  await deliverMail(deps, id)
  expect(await named('ungewiss@x.example')).toMatchObject([{ state: 'sent' }])
})
