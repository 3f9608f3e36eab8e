import { isNull } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { circularsIn } from '../../src/areas/circulars/circulars.fixture.ts'
import { postMail } from '../../src/areas/mail/mail.service.ts'
import { mails } from '../../src/areas/mail/mail.tables.ts'
import { interrupted } from '../../src/areas/mail/mail.texts.ts'
import { inTransaction } from '../../src/platform/db/database.ts'
import { faultsOf, prepareRush, rush, tokensFor, wishesOf } from '../rush.ts'
import { startMailServer } from '../servers/mail-server.ts'
import { secret } from '../servers/server-process.ts'
import { isLong } from '../sizes.ts'
import { chance, rounds, timeLimit } from './chance.ts'
import { paymentRun, takingOver } from './office.ts'
import { startVictims, victims } from './victims.ts'

const { testApp, serving, atQuestion, untilQuiet, anHourPasses } = await startVictims()
const { deps, given } = testApp
const { db } = deps
const staff = await given.account({ isStaff: true, firstName: 'Britta', lastName: 'Büro' })

/** About as often the database is asked for all of it. */
const questions = 900

test(
  'killed in the middle of bookings, a payment run and an import nothing is lost, half or twice',
  async () => {
    const moment = chance()
    const server = await serving()
    const post = (path: string, body: object, key: string) => server.post(path, staff, body, key)
    for (let round = 0; round < rounds; round++)
      for (const victim of victims) {
        const { accountIds, timeslotIds } = await prepareRush(db, { people: 30, timeslots: 24, capacity: 2 })
        const tokens = await tokensFor(db, secret, accountIds)
        const wishes = wishesOf(accountIds, timeslotIds)
        const book = (some = wishes) => rush([server.origin()], { wishes: some, tokens, connections: 6 })
        const payment = await paymentRun(testApp, `run-${round}-${victim}`)
        const intake = await takingOver(testApp, staff)
        const everything = () => Promise.all([payment.wish(post), intake.wish(post), book()])
        const [paid, taken, { outcomes }] = await server.killing(
          victim,
          atQuestion(moment(questions)),
          everything,
        )
        await payment.expectWhole(paid)
        await intake.expectWhole(taken)
        await anHourPasses()
        await payment.expectOnce(post)
        await intake.expectOnce(post)
        const answered = outcomes.filter(({ status }) => status === 200 || status === 409)
        const isAnswered = new Set(answered.map(one => `${one.accountId}/${one.timeslotId}`))
        const again = await book(wishes.filter(one => !isAnswered.has(`${one.accountId}/${one.timeslotId}`)))
        expect(await faultsOf(db, [...answered, ...again.outcomes])).toEqual([])
      }
  },
  timeLimit,
)

const most = 24
/** The letters that a process has on their way at a time: a batch of its queue. */
const underway = 20

const letter = (recipient: string) => ({
  recipient,
  subject: 'Ihr Platz',
  greeting: 'Guten Tag',
  paragraphs: ['Sie haben einen Platz.'],
})
const nameOf = ({ message }: { message: string }) => /^Message-ID: (\S+)/im.exec(message)?.[1]

test(
  'killed while mails go out every letter arrives, and a circular mail reaches nobody twice and says whom perhaps not',
  async () => {
    const moment = chance()
    const named = moment(victims.length) - 1
    const some = victims.filter((_, index) => isLong || index === named)
    const mailServer = await startMailServer()
    const server = await serving({ SMTP_URL: mailServer.url, CIRCULAR_MAILS_PER_MINUTE: '10000' })
    const { registered, draft, send, now } = await circularsIn(testApp)
    for (let round = 0; round < rounds; round++)
      for (const victim of some) {
        mailServer.letters.length = 0
        const { event, people } = await registered(most)
        const { id } = await draft(event, { subject: `Runde ${round} ${victim}` })
        await send(id, most)
        await anHourPasses()
        const others = people.map((_, index) => `${victim}-${round}-${index}@schule.example`)
        const unsent = async () => {
          const rows = await db.select().from(mails).where(isNull(mails.sentAt))
          return rows.map(({ recipient, failure }) => ({ recipient, failure }))
        }
        const at = moment(2 * most)
        const arm = (kill: () => void) => {
          mailServer.manner.onLetter = () => {
            if (mailServer.letters.length === at) kill()
          }
        }
        await server.killing(victim, arm, async () => {
          await inTransaction(db, async tx => {
            for (const one of others) await postMail(tx, deps, letter(one))
          })
          await vi.waitFor(() => expect(mailServer.letters.length).toBeGreaterThanOrEqual(at), {
            timeout: 30_000,
          })
        })
        const isPosted = async () => expect(await now(id)).toMatchObject({ state: 'sent', posted: most })
        await vi.waitFor(isPosted, { timeout: 30_000, interval: 200 })
        await untilQuiet()
        await anHourPasses()
        await vi.waitFor(
          async () => {
            const rows = await unsent()
            expect(rows).toEqual(rows.map(row => ({ ...row, failure: interrupted })))
          },
          { timeout: 60_000, interval: 200 },
        )

        const got = (recipient: string) => mailServer.letters.filter(one => one.recipient === recipient)
        const doubled = others.filter(one => got(one).length > 1)
        for (const one of others) expect([one, got(one).length]).not.toEqual([one, 0])
        expect(doubled.length).toBeLessThanOrEqual(underway)
        for (const one of doubled) expect(new Set(got(one).map(nameOf)).size).toBe(1)

        // Of this round: what a former one has left uncertain stays so.
        const left = new Set((await unsent()).map(({ recipient }) => recipient))
        const uncertain = people.filter(({ email }) => left.has(email))
        for (const { email } of people) expect([email, got(email).length > 1]).toEqual([email, false])
        const missing = people.filter(({ email }) => got(email).length === 0 && !left.has(email))
        expect(missing).toEqual([])
        expect(uncertain.length).toBeLessThanOrEqual(underway)
      }
    mailServer.stop()
  },
  timeLimit,
)
