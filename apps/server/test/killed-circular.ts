import { once } from 'node:events'
import { createServer } from 'node:net'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { expect, onTestFinished, vi } from 'vitest'
import { circularRecipients, circulars } from '../src/areas/circulars/circulars.tables.ts'
import { deliverMail } from '../src/areas/mail/mail.service.ts'
import { mails } from '../src/areas/mail/mail.tables.ts'
import type { buildTestApp } from './build-test-app.ts'
import { dataFolder, startProcess } from './server-process.ts'

/** A mail server that takes everything, and for whom each with this subject was. */
const mailServer = async (subject: string) => {
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
      if (isData && said.includes(`Subject: ${subject}`)) received.push(recipient)
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

/**
 * Lets a real server send a circular mail that waits to be sent, kills it with SIGKILL in the middle, and another one go on:
 * nobody has two, and whoever has none stands in the outbox as uncertain.
 */
export const sendThroughKill = async (
  { clock, deps, sentMails }: Awaited<ReturnType<typeof buildTestApp>>,
  url: string,
  circular: { id: number; subject: string },
  people: readonly { email: string }[],
) => {
  const { id, subject } = circular
  // The processes go by the real time.
  await deps.db.update(circulars).set({ startsAt: sql`now()` }).where(eq(circulars.id, id))
  const { received, url: SMTP_URL } = await mailServer(subject)
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

  const second = await startProcess(settings)
  const unsent = and(isNull(mails.sentAt), eq(mails.subject, subject))
  await vi.waitFor(
    async () => {
      const [row] = await deps.db.select().from(circulars).where(eq(circulars.id, id))
      expect(row?.state).toBe('sent')
      expect(received.length).toBeGreaterThan(before)
      // Those that the killed process was just sending wait until its jobs are given up.
      expect(await deps.db.$count(mails, unsent)).toBeLessThanOrEqual(40)
    },
    { timeout: 60_000 },
  )
  second.child.kill('SIGTERM')
  await second.ends()
  expect(await deps.db.$count(circularRecipients, isNull(circularRecipients.postedAt))).toBe(0)
  const now = clock.now()
  clock.passSeconds(24 * 60 * 60)
  for (const mail of await deps.db.select().from(mails).where(unsent))
    await deliverMail(deps, mail.id).catch(() => {})
  clock.set(now.toISOString())

  const late = sentMails.filter(mail => mail.subject === subject).map(({ recipient }) => recipient)
  const all = [...received, ...late]
  expect(new Set(all).size).toBe(all.length)
  const uncertain = await deps.db.select().from(mails).where(unsent)
  expect(uncertain.every(({ failure }) => failure?.includes('ungewiss'))).toBe(true)
  const told = new Set([...all, ...uncertain.map(({ recipient }) => recipient)])
  expect(people.filter(({ email }) => !told.has(email))).toEqual([])
}
