import { connect } from 'node:net'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mailboxOf } from '../../../test/servers/mailbox.ts'
import { startWork } from '../../jobs.ts'
import { association } from '../association/association.tables.ts'
import { mails } from '../mail/mail.tables.ts'
import { supportMessages } from './support.tables.ts'

const { app, bearer, clock, deps, given, secondProcess, sentMails } = await buildTestApp()
await startWork(deps)
const mailbox = mailboxOf(sentMails)
const { db } = deps
const url = '/api/support/'
const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

let made = 0
const fresh = () => `wer-${++made}@schule.example`
const written = () => ({
  name: 'Eva Sommer',
  email: fresh(),
  subject: 'Zugang zum Saal',
  message: 'Guten Tag,\n\nist der große Saal ohne Stufen zu erreichen?',
})
/** From a network address of its own, unless `from` says otherwise, so that no limit is met. */
const post = async (
  payload: object | string,
  { from = `192.0.2.${++made}`, headers = {}, server = app } = {},
) => {
  const answer = await server.inject({ method: 'POST', url, payload, headers, remoteAddress: from })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
const office = async (email: string) => {
  await db.update(association).set({ name: 'Lehrkräfteverband Musterland', email })
  return email
}
const stored = async (email: string) => {
  const rows = await db.select().from(supportMessages).where(eq(supportMessages.email, email))
  expect(rows).toHaveLength(1)
  return rows[0]
}
const required = ['Dieses Feld ist zwingend erforderlich.']
const empty = ['Dieses Feld darf nicht leer sein.']
const atMost = (length: number) => [
  `Stellen Sie sicher, dass dieses Feld nicht mehr als ${length} Zeichen lang ist.`,
]

test('anybody may write; the message is new and belongs to no account', async () => {
  const message = written()
  const { status, body } = await post(message)
  expect([status, body]).toEqual([
    201,
    { id: expect.any(Number), created: '2027-03-01T12:00:00+01:00', state: 'new', ...message },
  ])
  expect(await stored(message.email)).toMatchObject({ id: body.id, accountId: null, createdAt: clock.now() })
})

test('the message of somebody who is logged in belongs to the account', async () => {
  const message = written()
  const { id } = await given.account()
  expect(await post(message, { headers: await bearer({ id }) })).toMatchObject({ status: 201 })
  expect(await stored(message.email)).toMatchObject({ accountId: id })
})

test('a token that is sent must be good, and nothing is written with a bad one', async () => {
  const before = await db.$count(supportMessages)
  const { status, body, headers } = await post(written(), { headers: { authorization: 'Bearer falsch' } })
  expect([status, body.code]).toEqual([401, 'token_not_valid'])
  expect(headers['www-authenticate']).toBe('Bearer realm="api"')
  expect(await db.$count(supportMessages)).toBe(before)
})

test('a form is as good as JSON, urlencoded or multipart', async () => {
  const [urlencoded, multipart] = [written(), written()]
  const encoded = await post(new URLSearchParams(urlencoded).toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([encoded.status, encoded.body.message]).toEqual([201, urlencoded.message])
  const parts = await post(form(multipart))
  expect([parts.status, parts.body.name]).toEqual([201, multipart.name])
})

test('a file is refused at its field as soon as it begins, and a form that says to be as large before it is read', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const begin = (length: number) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1')
      onTestFinished(() => void socket.destroy())
      socket.once('error', reject).once('data', answer => resolve(answer.toString()))
      const type = 'multipart/form-data; boundary=x'
      const head = `POST /api/support/ HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`
      const part = '--x\r\ncontent-disposition: form-data; name="message"; filename="a.txt"\r\n\r\n'
      socket.write(`${head}${part}${'y'.repeat(1000)}`)
    })
  const [file, large] = [await begin(1_000_000), await begin(10_000_000)]
  expect(file).toMatch(/^HTTP\/1.1 400 [^]*{"message":\["Hier wird keine Datei angenommen."\]}/)
  expect(large).toMatch(/^HTTP\/1.1 413 [^]*"Die Anfrage ist zu groß."/)
})

test.each([
  [{}, { name: required, email: required, subject: required, message: required }],
  [
    { name: ' ', email: '', subject: '', message: '\n' },
    { name: empty, email: empty, subject: empty, message: empty },
  ],
  [{ ...written(), email: 'keine-adresse' }, { email: ['Geben Sie eine gültige E-Mail Adresse an.'] }],
  [
    { ...written(), name: 'x'.repeat(151), subject: 'x'.repeat(201), message: 'x'.repeat(5001) },
    { name: atMost(150), subject: atMost(200), message: atMost(5000) },
  ],
])('the message %# is refused at its fields, and nothing is written', async (payload, errors) => {
  const before = await db.$count(supportMessages)
  const { status, body } = await post(payload)
  expect([status, body]).toEqual([400, errors])
  expect(await db.$count(supportMessages)).toBe(before)
})

test('the longest message is taken', async () => {
  const message = { ...written(), name: 'x'.repeat(150), subject: 'x'.repeat(200), message: 'x'.repeat(5000) }
  expect((await post(message)).status).toBe(201)
})

test('a fourth message in an hour for the same e-mail address is too many, on whichever server', async () => {
  const other = await secondProcess()
  const message = written()
  const statuses = []
  for (const server of [app, other.app, app])
    statuses.push((await post({ ...message, email: message.email.toUpperCase() }, { server })).status)
  expect(statuses).toEqual([201, 201, 201])
  const { status, headers } = await post(message, { server: other.app })
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(3500)
})

test('a sixth message in an hour from the same network address is too many; wrong ones do not count', async () => {
  const from = '198.51.100.1'
  await post({}, { from })
  const statuses = []
  for (let index = 0; index < 6; index++) statuses.push((await post(written(), { from })).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  const before = await db.$count(supportMessages)
  const { status, body } = await post(written(), { from })
  expect([status, body.detail]).toEqual([429, expect.stringContaining('Zu viele Versuche.')])
  expect(await db.$count(supportMessages)).toBe(before)
})

test('the office gets a mail, whose answer goes to whoever wrote', async () => {
  const recipient = await office('buero@lvm.example')
  const message = written()
  await post(message)
  const mail = await mailbox.latest(recipient)
  expect(mail).toMatchObject({
    subject: expect.stringMatching(/^\[#\d+\] Zugang zum Saal$/),
    sender: 'Lehrkräfteverband Musterland',
    replyTo: message.email,
  })
  for (const text of ['Eva Sommer', message.email, message.message]) expect(mail.text).toContain(text)
})

test('what somebody writes adds no line to the head of the mail, and no markup to its page', async () => {
  const recipient = await office('kopf@lvm.example')
  const subject = 'Hallo\r\nBcc: opfer@schule.example'
  const refused = await post({ ...written(), name: 'Eva\nSommer', subject })
  const sentences = ['Steuerzeichen und Zeilenumbrüche sind hier nicht erlaubt.']
  expect([refused.status, refused.body]).toEqual([400, { name: sentences, subject: sentences }])
  await post({ ...written(), message: '<b>fett</b>' })
  const mail = await mailbox.latest(recipient)
  expect(mail.html).toContain('&lt;b&gt;fett&lt;/b&gt;')
})

test('as long as the association has no address only the receipt is mailed', async () => {
  await office('')
  const before = await db.$count(mails)
  const message = written()
  expect((await post(message)).status).toBe(201)
  await stored(message.email)
  expect(await db.$count(mails)).toBe(before + 1)
  expect(await mailbox.latest(message.email)).toMatchObject({ replyTo: '' })
})

test('the same Idempotency-Key writes once, mails once and counts once', async () => {
  const recipient = await office('einmal@lvm.example')
  const [message, from] = [written(), '198.51.100.2']
  const headers = { 'idempotency-key': 'a8b1' }
  const once = await post(message, { from, headers })
  for (let index = 0; index < 6; index++)
    expect(await post(message, { from, headers })).toMatchObject({ status: 201, body: once.body })
  await stored(message.email)
  for (const to of [recipient, message.email]) expect(await db.$count(mails, eq(mails.recipient, to))).toBe(1)
})

test.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('%s is not for this address', async method => {
  const answer = await app.inject({ method, url })
  expect([answer.statusCode, answer.json(), answer.headers.allow]).toEqual([
    405,
    { detail: `Methode "${method}" nicht erlaubt.` },
    'POST, OPTIONS',
  ])
})
