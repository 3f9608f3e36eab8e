import { once } from 'node:events'
import { createServer } from 'node:net'
import { eq, isNull, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { circularsIn } from '../src/areas/circulars/circulars.fixture.ts'
import { circularRecipients, circulars } from '../src/areas/circulars/circulars.tables.ts'
import { deliverMail } from '../src/areas/mail/mail.service.ts'
import { mails } from '../src/areas/mail/mail.tables.ts'
import { buildTestApp } from './build-test-app.ts'
import { newDatabase } from './new-database.ts'
import { dataFolder, startProcess } from './server-process.ts'

/** A mail server that takes everything, and for whom each was. */
const mailServer = async () => {
  const received: string[] = []
  const greetings: Record<string, string> = { EHLO: '250 x', DATA: '354 go on', QUIT: '221 bye' }
  const server = createServer(socket => {
    let isData = false
    let recipient = ''
    let said = ''
    socket.setEncoding('utf8').write('220 x\r\n')
    socket.on('error', () => {}) // its client is killed
    socket.on('data', (part: string) => {
      said += part
      if (!said.endsWith(isData ? '\r\n.\r\n' : '\r\n')) return
      recipient = /^RCPT TO:<(.+?)>/im.exec(said)?.[1] ?? recipient
      if (isData) received.push(recipient)
      const word = isData ? '' : said.slice(0, 4)
      isData = word === 'DATA'
      said = ''
      socket.write(`${greetings[word] ?? '250 ok'}\r\n`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return { received, url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` }
}

test('a circular mail whose server is killed while it sends goes on with the next one, and nobody has two', async () => {
  const url = await newDatabase()
  const testApp = await buildTestApp(url)
  const { clock, deps, sentMails } = testApp
  const { registered, draft, send } = await circularsIn(testApp)
  const { event, people } = await registered(200)
  const { id } = await draft(event, { subject: 'Neues für {Nachname}' })
  await send(id, people.length)
  // The processes go by the real time.
  await deps.db.update(circulars).set({ startsAt: sql`now()` }).where(eq(circulars.id, id))

  const { received, url: SMTP_URL } = await mailServer()
  const settings = {
    DATA_DIR: await dataFolder(),
    DATABASE_URL: url,
    SMTP_URL,
    CIRCULAR_MAILS_PER_MINUTE: '10000',
  }
  const first = await startProcess(settings)
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(50), { timeout: 30_000, interval: 1 })
  first.child.kill('SIGKILL')
  await first.ends()
  const before = received.length
  expect(before).toBeLessThan(people.length)

  await startProcess(settings)
  await vi.waitFor(
    async () => {
      const [row] = await deps.db.select().from(circulars).where(eq(circulars.id, id))
      expect(row?.state).toBe('sent')
      expect(received.length).toBeGreaterThan(before)
    },
    { timeout: 30_000 },
  )
  // All have a mail; those that the killed process was just sending wait until its jobs are given up.
  expect(await deps.db.$count(circularRecipients, isNull(circularRecipients.postedAt))).toBe(0)
  await vi.waitFor(
    async () => {
      const left = await deps.db.$count(mails, isNull(mails.sentAt))
      expect(left).toBeLessThanOrEqual(40)
    },
    { timeout: 30_000 },
  )
  clock.set('2028-01-01T00:00:00+01:00')
  for (const mail of await deps.db.select().from(mails).where(isNull(mails.sentAt)))
    await deliverMail(deps, mail.id).catch(() => {})

  const all = [...received, ...sentMails.map(({ recipient }) => recipient)]
  expect(new Set(all).size).toBe(all.length)
  const uncertain = await deps.db.select().from(mails).where(isNull(mails.sentAt))
  expect(uncertain.every(({ failure }) => failure?.includes('ungewiss'))).toBe(true)
  const missing = people.filter(({ email }) => !all.includes(email)).map(({ email }) => email)
  const told = uncertain.map(({ recipient }) => recipient)
  expect(missing.filter(email => !told.includes(email))).toEqual([])
}, 120_000)
