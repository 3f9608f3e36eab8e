import { listMails, reportBounce } from '@tafelrunde/contract/admin/mails/mails'
import { clearBounce, getOfficePerson } from '@tafelrunde/contract/admin/people/people'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { deliverMail, postMail } from '../mail/mail.service.ts'
import { accounts } from './accounts.tables.ts'

const secret = 'ein Geheimnis von mehr als 32 Zeichen'
const { app, as, deps, given } = await buildTestApp()
Object.assign(deps.config, { BOUNCE_SECRET: secret })
const staff = await given.account({ isStaff: true })

/** As Postfix writes it (RFC 3464). */
const dsn = (mail: string, recipient: string, { action = 'failed', status = '5.1.1' } = {}) =>
  [
    'From: MAILER-DAEMON@mail.example.org (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'To: tafelrunde@lvm.example',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B"',
    '',
    '--B',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mail.example.org.',
    '',
    '--B',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.org',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <x>: Recipient address rejected: User',
    '    unknown in virtual mailbox table',
    '',
    '--B',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: <${mail}@lvm.example>`,
    `To: ${recipient}`,
    'Subject: Ihre Anmeldung',
    '',
    'Guten Tag',
    '',
    '--B--',
    '',
  ].join('\r\n')

const report = async (message: string, said = secret) => {
  const form = new FormData()
  form.set('secret', said)
  form.set('message', new Blob([message]), 'message.eml')
  const { headers, body } = await asPayload(form)
  const { method, url } = reportBounce
  return (await app.inject({ method, url, headers, payload: body })).statusCode
}
const asPayload = async (form: FormData) => {
  const request = new Request('http://x.example', { method: 'POST', body: form })
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  }
}

const written = async () => {
  const person = await given.account()
  const letter = { recipient: person.email, subject: 'Hallo', greeting: 'Guten Tag,', paragraphs: ['Neues.'] }
  const id = await inTransaction(deps.db, tx => postMail(tx, deps, letter))
  await deliverMail(deps, id)
  const personNow = () => as(staff)(getOfficePerson, { params: { id: person.id } })
  const mailNow = async () => (await as(staff)(listMails, { query: { search: person.email } })).results[0]
  return { person, id, personNow, mailNow }
}

const reason = '550 5.1.1 <x>: Recipient address rejected: User unknown in virtual mailbox table'

test('a mail that comes back is marked at the mail and at the person', async () => {
  const { person, id, personNow, mailNow } = await written()
  expect((await personNow()).bounce).toBeNull()
  expect(await report(dsn(id, person.email))).toBe(204)
  expect(await mailNow()).toMatchObject({ state: 'bounced', failure: reason })
  expect((await personNow()).bounce).toEqual({ since: deps.clock.now(), reason })
  await as(staff)(clearBounce, { params: { id: person.id } })
  expect((await personNow()).bounce).toBeNull()
})

test('with another address the mark is gone', async () => {
  const { person, id, personNow } = await written()
  await report(dsn(id, person.email))
  const moved = { email: `neu-${person.email}` }
  await deps.db.update(accounts).set(moved).where(eq(accounts.id, person.id))
  expect((await personNow()).bounce).toBeNull()
})

test('a full mailbox is said of the mail, not of the person', async () => {
  const { person, id, personNow, mailNow } = await written()
  await report(dsn(id, person.email, { status: '4.2.2' }))
  expect(await mailNow()).toMatchObject({ state: 'bounced' })
  expect((await personNow()).bounce).toBeNull()
})

test('a delay, a holiday notice or what others claim of a mail changes nothing', async () => {
  const { person, id, mailNow, personNow } = await written()
  const holiday = 'From: x@y.example\r\nSubject: Bin im Urlaub\r\n\r\nBis bald'
  for (const message of [dsn(id, person.email, { action: 'delayed' }), holiday, '', '\0\0'])
    expect(await report(message)).toBe(204)
  await report(dsn('unbekannt', person.email))
  await report(dsn(id, 'anderer@x.example'))
  expect(await mailNow()).toMatchObject({ state: 'sent' })
  expect((await personNow()).bounce).toBeNull()
})

test('whoever does not know the secret finds nothing there', async () => {
  const { person, id, mailNow } = await written()
  expect(await report(dsn(id, person.email), 'geraten')).toBe(404)
  expect(await mailNow()).toMatchObject({ state: 'sent' })
})
