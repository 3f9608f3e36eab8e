import { listAudit } from '@tafelrunde/contract/admin/audit'
import { createRoom } from '@tafelrunde/contract/admin/events/rooms'
import * as circulars from '@tafelrunde/contract/admin/mails/circulars'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { circularsIn } from '../../src/areas/circulars/circulars.fixture.ts'
import { sendCirculars } from '../../src/areas/circulars/send.service.ts'
import { deliverMail, postMail } from '../../src/areas/mail/mail.service.ts'
import { mails } from '../../src/areas/mail/mail.tables.ts'
import { mailsIn } from '../../src/areas/participations/notes/booking-mails.fixture.ts'
import { remind } from '../../src/areas/participations/notes/notes.service.ts'
import { participations } from '../../src/areas/participations/participations.tables.ts'
import { inTransaction } from '../../src/platform/db/database.ts'
import { createIdempotency } from '../../src/platform/idempotency.ts'
import { buildTestApp } from '../build-test-app.ts'
import { peopleIn } from '../people.ts'
import { expectSound } from '../sound.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const { db } = deps
const { take, leave, join, afterwards, latest, written } = await mailsIn(testApp)
/** In this one nothing works beside the test. */
const alone = await buildTestApp()
const hour = 3600
const day = 24 * hour

test('who booked while the clock was a day ahead is told at once when it is right again', async () => {
  const slot = await given.timeslot({
    startsAt: new Date('2027-05-01T10:00Z'),
    endsAt: new Date('2027-05-01T11:00Z'),
  })
  const person = await given.account()
  clock.passSeconds(day)
  await take(person, slot.id)
  clock.passSeconds(-day)
  await afterwards()
  expect((await latest(person)).subject).toMatch(/^Ihr Platz/)
  clock.passSeconds(day)
  await afterwards()
  expect(await written(person)).toBe(1)
})

test('a mail that was begun while the clock was ahead is sent once it is right, in spite of a killed process', async () => {
  const { clock, deps } = alone
  const { db } = deps
  const recipient = 'eva@schule.example'
  const letter = {
    recipient,
    subject: 'Ihr Platz',
    greeting: 'Guten Tag',
    paragraphs: ['Sie haben einen Platz.'],
  }
  const id = await inTransaction(db, tx => postMail(tx, deps, letter))
  const stateOf = async () => (await db.select().from(mails).where(eq(mails.id, id)))[0]
  await db
    .update(mails)
    .set({ attemptedAt: new Date(clock.now().getTime() + day * 1000) })
    .where(eq(mails.id, id))
  await deliverMail(deps, id)
  expect(await stateOf()).toMatchObject({ sentAt: clock.now(), attemptedAt: null })
})

test('circular mails wait for no clock that was ahead, and nobody gets two', async () => {
  const { clock, deps } = alone
  const { office, registered, draft, send, now, deliverAll } = await circularsIn(alone)
  const paced = { ...deps, config: { ...deps.config, CIRCULAR_MAILS_PER_MINUTE: 4 } }
  const { event, people } = await registered(6)
  const { id } = await draft(event, { subject: 'Hallo' })
  clock.passSeconds(day)
  await send(id, 6)
  clock.passSeconds(-day)
  await sendCirculars(paced)
  expect(await now(id)).toMatchObject({ posted: 4 })
  // Ahead again for a moment, in which the next ones go.
  clock.passSeconds(hour)
  await sendCirculars(paced)
  clock.passSeconds(61 - hour)
  await sendCirculars(paced)
  expect(await now(id)).toMatchObject({ state: 'sent', posted: 6 })
  const next = await registered(3)
  const other = await draft(next.event, { subject: 'Hallo' })
  await send(other.id, 3)
  clock.passSeconds(61)
  await sendCirculars(paced)
  expect(await now(other.id)).toMatchObject({ state: 'sent', posted: 3 })
  await deliverAll()
  const { results } = await office(circulars.listCircularRecipients, { params: { id }, query: {} })
  expect(results.map(({ account }) => account)).toEqual(people.map(one => one.id))
  for (const { email } of people)
    expect(alone.sentMails.filter(({ recipient }) => recipient === email)).toHaveLength(1)
})

test('a clock that goes back over the afternoon before an event reminds nobody twice', async () => {
  const startsAt = new Date('2027-06-02T09:00:00+02:00')
  const event = await given.event({ startsAt, endsAt: new Date('2027-06-02T17:00:00+02:00') })
  const person = await given.account()
  await join(person, event.id)
  await afterwards()
  const before = await written(person)
  for (const moment of [
    '2027-06-01T16:00:00+02:00',
    '2027-05-31T16:00:00+02:00',
    '2027-06-01T17:00:00+02:00',
  ]) {
    clock.set(moment)
    await remind(deps)
    await afterwards()
  }
  expect(await written(person)).toBe(before + 1)
})

test('who is logged in stays so while the clock jumps both ways', async () => {
  const { loggedIn, refresh } = await peopleIn(testApp)
  const person = await loggedIn()
  const look = async (authorization: string) =>
    (await testApp.app.inject({ url: '/api/account/', headers: { authorization } })).statusCode
  clock.passSeconds(hour)
  expect(await look(person.headers.authorization)).toBe(401)
  const ahead = (await refresh(person.refresh)).body
  expect(await look(`Bearer ${ahead.access}`)).toBe(200)
  clock.passSeconds(-day)
  expect(await look(`Bearer ${ahead.access}`)).toBe(200)
  const behind = (await refresh(ahead.refresh)).body
  expect(await look(`Bearer ${behind.access}`)).toBe(200)
  clock.passSeconds(day - hour)
  expect((await refresh(behind.refresh)).status).toBe(200)
})

test('who waited first moves up first, and what happened first stands first in the log, whatever the clock said', async () => {
  const slot = await given.timeslot({
    capacity: 1,
    startsAt: new Date('2027-08-01T10:00Z'),
    endsAt: new Date('2027-08-01T11:00Z'),
  })
  const [seated, first, second] = [await given.account(), await given.account(), await given.account()]
  await take(seated, slot.id)
  clock.passSeconds(day)
  await take(first, slot.id)
  clock.passSeconds(-2 * day)
  await take(second, slot.id)
  await leave(seated, slot.id)
  const states = await db.select().from(participations).where(eq(participations.timeslotId, slot.id))
  const stateOf = (person: { id: number }) => states.find(({ accountId }) => accountId === person.id)?.state
  expect([seated, first, second].map(stateOf)).toEqual(['cancelled', 'registered', 'waitlisted'])
  await expectSound(db)

  const boss = await given.account({ isStaff: true, isSuperuser: true })
  clock.passSeconds(day)
  const early = await as(boss)(createRoom, { body: { name: 'Früher' } })
  clock.passSeconds(-2 * day)
  const late = await as(boss)(createRoom, { body: { name: 'Später' } })
  const { results } = await as(boss)(listAudit, { query: { subject: 'rooms' } })
  expect(results.map(({ record }) => record).slice(0, 2)).toEqual([late.id, early.id])
})

test('a wish whose server was killed while its clock was ahead may be repeated when it is right again', async () => {
  const idempotency = createIdempotency(deps)
  clock.passSeconds(day)
  expect(await idempotency.claim('a wish')).toBeDefined()
  clock.passSeconds(-day)
  expect(await idempotency.claim('a wish')).toBeDefined()
  expect(await idempotency.claim('a wish')).toBeUndefined()
})
