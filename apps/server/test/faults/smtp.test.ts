import { listMails } from '@tafelrunde/contract/admin/mails/mails'
import { isNull } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { examine } from '../../src/areas/doctor/doctor.service.ts'
import { deliverMail, deliverMailJob, postMail } from '../../src/areas/mail/mail.service.ts'
import { mails } from '../../src/areas/mail/mail.tables.ts'
import { inTransaction } from '../../src/platform/db/database.ts'
import { smtpMailer } from '../../src/platform/mail/mailer.ts'
import { buildTestApp } from '../build-test-app.ts'
import { eventually } from '../eventually.ts'
import { startMailServer } from '../servers/mail-server.ts'
import { newDatabase } from '../servers/new-database.ts'
import { rounds, timeLimit } from './chance.ts'
import { anHourPasses } from './victims.ts'

const most = 9 * rounds
const letter = (recipient: string) => ({
  recipient,
  subject: 'Ihr Platz',
  greeting: 'Guten Tag',
  paragraphs: ['Sie haben einen Platz.'],
})

/** An installation whose mails are really sent, to a mail server that a test has in its hands. */
const sending = async () => {
  const url = await newDatabase()
  const { app, as, clock, deps, given } = await buildTestApp(url)
  const mailServer = await startMailServer()
  const mailer = smtpMailer(mailServer.url, 'tafelrunde@lvm.example')
  onTestFinished(async () => {
    await mailer.close()
    mailServer.stop()
  })
  const config = { ...deps.config, SMTP_URL: mailServer.url }
  const real = { ...deps, config, mailer }
  await deps.jobs.work(deliverMailJob, id => deliverMail(real, id))
  const { db } = deps
  const office = await given.staff()
  const recipients = Array.from({ length: most }, (_, index) => `person-${index}@schule.example`)
  const arrived = () => mailServer.letters.map(({ recipient }) => recipient).toSorted()
  return {
    app,
    mailServer,
    recipients,
    post: () =>
      inTransaction(db, async tx => {
        for (const one of recipients) await postMail(tx, deps, letter(one))
      }),
    /** Until so many mails are unsent, each of which says why. */
    untilFailed: (count: number) =>
      vi.waitFor(
        async () => {
          const rows = await db.select().from(mails).where(isNull(mails.sentAt))
          expect([rows.length, rows.filter(({ failure }) => failure === null)]).toEqual([count, []])
        },
        { timeout: 30_000 },
      ),
    untilArrived: (wanted: string[]) =>
      vi.waitFor(() => expect(arrived()).toEqual(wanted.toSorted()), { timeout: 30_000 }),
    /** What the office reads of those that failed, and on the page „Zustand“. */
    told: async () => {
      const { results } = await as(office)(listMails, { query: { state: 'failed', limit: '1000' } })
      const findings = await examine(real)
      const failures = results.map(({ recipient, failure }) => `${recipient}: ${failure}`).toSorted()
      return { failures, finding: findings.find(({ name }) => name === 'E-Mails') }
    },
    anHourPasses: async () => {
      clock.passSeconds(3601)
      await anHourPasses(url, db)
    },
  }
}

test(
  'what was to be sent in an hour without a mail server is told, and arrives once when it is back',
  async () => {
    const { mailServer, post, recipients, untilFailed, untilArrived, told, ...others } = await sending()
    mailServer.goDown()
    await post()
    await untilFailed(most)
    await others.anHourPasses()
    await untilFailed(most) // tried again, and still nobody there
    const { failures, finding } = await told()
    expect(failures).toEqual(
      recipients.toSorted().map(one => expect.stringMatching(`^${one}: .*ECONNREFUSED`)),
    )
    expect(finding).toMatchObject({
      state: 'bad',
      says: expect.stringMatching(`^${most} E-Mails warten, die älteste seit .*Stunde`),
      remedy: expect.stringContaining('SMTP_URL'),
    })
    await mailServer.comeBack()
    await others.anHourPasses()
    await untilArrived(recipients)
    await eventually(async () =>
      expect(await told()).toMatchObject({ failures: [], finding: { state: 'good' } }),
    )
  },
  timeLimit,
)

test(
  'of a mail server that refuses some for good and some for now all others get theirs at once, and each once',
  async () => {
    const { mailServer, post, recipients, untilFailed, untilArrived, told, ...others } = await sending()
    const [good = [], later = [], never = []] = [0, 1, 2].map(rest =>
      recipients.filter((_, index) => index % 3 === rest),
    )
    const words = new Map([
      ...later.map(one => [one, '451 4.7.1 Greylisted, come again'] as const),
      ...never.map(one => [one, '550 5.1.1 No such mailbox'] as const),
    ])
    mailServer.manner.refuses = one => words.get(one)
    await post()
    await untilFailed(later.length + never.length)
    await untilArrived(good)
    const { failures } = await told()
    for (const [one, word] of words)
      expect(failures).toContainEqual(expect.stringMatching(`^${one}: .*${word.slice(0, 9)}`))

    for (const one of later) words.delete(one)
    await others.anHourPasses()
    await untilArrived([...good, ...later])
    await untilFailed(never.length)
    // Somebody has made room in the mailboxes.
    words.clear()
    await others.anHourPasses()
    await untilArrived(recipients)
    await eventually(async () => expect((await told()).failures).toEqual([]))
  },
  timeLimit,
)

test(
  'a mail server that takes its time keeps nobody waiting in front of a screen, and gets each letter once',
  async () => {
    const { app, mailServer, post, recipients, untilArrived, told } = await sending()
    const { promise: patience, resolve: letGo } = Promise.withResolvers<void>()
    mailServer.manner.onLetter = () => patience
    await post()
    await vi.waitFor(() => expect(mailServer.letters.length).toBeGreaterThan(0), { timeout: 30_000 })
    expect((await app.inject('/api/events/')).statusCode).toBe(200)
    expect(mailServer.letters.length).toBeLessThan(most)
    letGo()
    await untilArrived(recipients)
    expect((await told()).failures).toEqual([])
  },
  timeLimit,
)
