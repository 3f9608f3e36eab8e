import { getEventSubscription, subscribeToEvent } from '@tafelrunde/contract/events/event-subscriptions'
import { subscribeToTimeslot } from '@tafelrunde/contract/events/participations'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mailboxOf } from '../../../test/servers/mailbox.ts'
import { startWork } from '../../jobs.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { findProblems } from '../participations/check/check.queries.ts'
import { participations } from '../participations/participations.tables.ts'
import { readSubscription } from '../participations/seats.service.ts'
import { eventSubscriptions } from '../participations/subscriptions.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'

const { app, as, bearer, clock, deps, given, sentMails } = await buildTestApp()
await startWork(deps)
const mailbox = mailboxOf(sentMails)
const { db } = deps
const password = 'Kreide-und-Tafel-7'
const passwordHash = await deps.passwords.hash(password)
const me = '/api/auth/users/me/'
type Person = { id: number }

const erase = async (person: Person, url = me, payload?: object) => {
  const headers = await bearer(person)
  const answer = await app.inject({ method: 'DELETE', url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body && answer.json() }
}
const exists = (id: number) => db.$count(accounts, eq(accounts.id, id))
const take = (person: Person, id: number) => as(person)(subscribeToTimeslot, { params: { id }, query: {} })
const forbidden = { detail: 'Sie sind nicht berechtigt, diese Aktion durchzuführen.' }

test('deleting oneself needs no body; tokens then belong to nobody, and a mail says good-bye', async () => {
  const person = await given.account()
  const headers = await bearer(person)
  expect(await erase(person)).toEqual({ status: 204, body: '' })
  const answer = await app.inject({ url: me, headers })
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    { detail: 'Benutzer nicht gefunden', code: 'user_not_found' },
  ])
  expect((await mailbox.latest(person.email)).subject).toContain('gelöscht')
})

test('a password that is sent with it is checked', async () => {
  const person = await given.account({ passwordHash })
  expect(await erase(person, me, { current_password: 'falsch' })).toEqual({
    status: 400,
    body: { current_password: ['Das Passwort ist ungültig.'] },
  })
  expect(await erase(person, me, { current_password: '' })).toMatchObject({ status: 400 })
  expect(await exists(person.id)).toBe(1)
  expect((await erase(person, me, { current_password: password })).status).toBe(204)
})

test('whom one may delete: oneself also by id, superusers anybody, nobody else', async () => {
  const [person, other, staff] = [await given.account(), await given.account(), await given.staff()]
  const superuser = await given.account({ isStaff: true, isSuperuser: true })
  const url = (id: number) => `/api/auth/users/${id}/`
  expect(await erase(person, url(other.id))).toEqual({ status: 403, body: forbidden })
  expect(await erase(staff, url(other.id))).toEqual({ status: 403, body: forbidden })
  expect((await erase(person, url(999_999))).status).toBe(404)
  expect((await erase(person, url(person.id))).status).toBe(204)
  expect((await erase(superuser, url(other.id))).status).toBe(204)
  expect(await erase(superuser)).toMatchObject({ status: 409, body: { code: 'state' } })
  expect(await app.inject({ method: 'DELETE', url: me })).toMatchObject({ statusCode: 401 })
})

test('places that are to come go to those who wait, whatever the deadline', async () => {
  const event = await given.event({ capacity: 1, cancellationDeadline: new Date('2027-02-01T00:00:00Z') })
  const slot = await given.timeslot({ eventId: event.id, capacity: 1 })
  const elsewhere = await given.timeslot({ capacity: 1 })
  const [leaving, next] = [await given.account(), await given.account()]
  await take(leaving, slot.id)
  await as(next)(subscribeToEvent, { params: { id: event.id } })
  await take(next, elsewhere.id)
  const behind = await given.account()
  await take(behind, elsewhere.id)
  expect(await as(next)(getEventSubscription, { params: { id: event.id } })).toBe('waitlisted:1')
  await erase(leaving)
  expect(await as(next)(getEventSubscription, { params: { id: event.id } })).toBe('registered')
  await erase(next)
  expect(await readSubscription(db, elsewhere.id, behind.id)).toEqual({ state: 'registered' })
  expect((await mailbox.latest(behind.email)).subject).toContain('Sie haben einen Platz')
  expect((await findProblems(db)).flatMap(({ problems }) => problems)).toEqual([])
})

test('what is past stays as a count that belongs to nobody, what never took place goes', async () => {
  const event = await given.event()
  const [attended, cancelled, missed] = [
    await given.timeslot({ eventId: event.id }),
    await given.timeslot({
      eventId: event.id,
      startsAt: new Date('2027-03-13T13:00:00+01:00'),
      endsAt: new Date('2027-03-13T14:00:00+01:00'),
    }),
    await given.timeslot({
      eventId: event.id,
      startsAt: new Date('2027-03-12T13:00:00+01:00'),
      endsAt: new Date('2027-03-12T14:00:00+01:00'),
    }),
  ]
  const person = await given.account()
  for (const { id } of [attended, cancelled, missed]) await take(person, id)
  await app.inject({
    method: 'DELETE',
    url: `/api/timeslots/${cancelled.id}/subscribe`,
    headers: await bearer(person),
  })
  clock.set('2027-03-20T12:00:00+01:00')
  await db.update(participations).set({ state: 'attended' }).where(eq(participations.timeslotId, attended.id))
  await erase(person)
  clock.set('2027-03-01T12:00:00+01:00')
  const rows = await db
    .select({
      timeslotId: participations.timeslotId,
      accountId: participations.accountId,
      state: participations.state,
    })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .where(eq(timeslots.eventId, event.id))
    .orderBy(participations.timeslotId)
  expect(rows).toEqual([
    { timeslotId: attended.id, accountId: null, state: 'attended' },
    { timeslotId: missed.id, accountId: null, state: 'registered' },
  ])
  expect(await db.$count(eventSubscriptions, eq(eventSubscriptions.eventId, event.id))).toBe(1)
  expect((await findProblems(db)).flatMap(({ problems }) => problems)).toEqual([])
})

test('an erasure that fails in the middle has erased nothing', async () => {
  const slot = await given.timeslot()
  const person = await given.account()
  await take(person, slot.id)
  await db.execute(sql`create table unforeseen (account_id integer references accounts (id))`)
  await db.execute(sql`insert into unforeseen values (${person.id})`)
  expect((await erase(person)).status).toBe(500)
  await db.execute(sql`drop table unforeseen`)
  expect(await exists(person.id)).toBe(1)
  expect(await readSubscription(db, slot.id, person.id)).toEqual({ state: 'registered' })
})
