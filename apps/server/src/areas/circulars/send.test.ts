import * as contract from '@tafelrunde/contract/admin/mails/circulars'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { mails } from '../mail/mail.tables.ts'
import { circularsIn } from './circulars.fixture.ts'
import { circularRecipients, circulars } from './circulars.tables.ts'
import { sendCirculars } from './send.service.ts'

const testApp = await buildTestApp()
const { app, clock, deps, given, sentMails } = testApp
const { db } = deps
const { office, registered, draft, recipientsOf, send, now, deliverAll } = await circularsIn(testApp)

test('it goes to exactly as many as were seen, a minute later', async () => {
  const { event, people } = await registered(3, given.event({ location: 'Lindenau' }))
  const { id } = await draft(event)
  await expect(send(id, 2)).rejects.toMatchObject({ status: 409, body: { code: 'changed' } })
  expect(await send(id, 3)).toMatchObject({ state: 'sending', count: 3, posted: 0 })
  await sendCirculars(deps)
  expect((await now(id)).posted).toBe(0)
  clock.passSeconds(61)
  await sendCirculars(deps)
  await sendCirculars(deps)
  expect(await now(id)).toMatchObject({ state: 'sent', posted: 3, failed: 0 })
  await deliverAll()
  const [one] = sentMails.filter(({ recipient }) => recipient === people[0]?.email)
  expect(one).toMatchObject({ subject: 'Parken in Lindenau', unsubscribeUrl: '' })
  expect(one?.text).toContain('Guten Morgen Eva,')
  expect(await recipientsOf(id)).toMatchObject(people.map(({ id: account }) => ({ account, state: 'sent' })))
  await expect(send(id, 3)).rejects.toMatchObject({ status: 409 })
})

test('a placeholder that is empty for somebody stops the sending and names them', async () => {
  const { event } = await registered(2)
  const { id } = await draft(event, { text: 'Ihre Termine:\n\n{Termine}', subject: 'Hallo' })
  await expect(send(id, 2)).rejects.toMatchObject({
    status: 400,
    body: { text: ['Der Platzhalter {Termine} ist bei 2 Personen leer, etwa bei Eva Sommer 000.'] },
  })
  expect(await now(id)).toMatchObject({ state: 'draft' })
})

test('it can be stopped, and goes on with whoever has none yet', async () => {
  const { event } = await registered(5)
  const { id } = await draft(event, { subject: 'Hallo' })
  await send(id, 5)
  clock.passSeconds(61)
  const slow = { ...deps, config: { ...deps.config, CIRCULAR_MAILS_PER_MINUTE: 2 } }
  await sendCirculars(slow)
  await sendCirculars(slow)
  expect(await now(id)).toMatchObject({ state: 'sending', posted: 2 })
  await office(contract.stopCircular, { params: { id } })
  clock.passSeconds(120)
  await sendCirculars(slow)
  expect(await now(id)).toMatchObject({ state: 'stopped', posted: 2 })
  await office(contract.resumeCircular, { params: { id } })
  for (let minutes = 0; minutes < 3; minutes++) {
    await sendCirculars(slow)
    clock.passSeconds(61)
  }
  expect(await now(id)).toMatchObject({ state: 'sent', posted: 5 })
  const rows = await db.select().from(circularRecipients).where(eq(circularRecipients.circularId, id))
  expect(new Set(rows.map(({ mailId }) => mailId)).size).toBe(5)
})

test('two servers post each mail once', async () => {
  const { event } = await registered(12)
  const { id } = await draft(event, { subject: 'Hallo {Nachname}' })
  await send(id, 12)
  clock.passSeconds(61)
  const before = (await db.select().from(mails)).length
  await Promise.all([sendCirculars(deps), sendCirculars(deps), sendCirculars(deps)])
  await sendCirculars(deps)
  expect((await db.select().from(mails)).length - before).toBe(12)
  expect(await now(id)).toMatchObject({ state: 'sent', posted: 12 })
})

test('what is not about a booking is unsubscribed with one click, without a login, and not by opening the link', async () => {
  const { event, people } = await registered(2)
  const { id } = await draft(event, { is_news: true, subject: 'Neues' })
  await send(id, 2)
  clock.passSeconds(61)
  await sendCirculars(deps)
  await deliverAll()
  const url = sentMails.findLast(({ recipient }) => recipient === people[0]?.email)?.unsubscribeUrl ?? ''
  const { pathname } = new URL(url)
  expect((await app.inject({ url: pathname })).body).toContain('Abbestellen')
  const wanting = async () => (await draft(event, { is_news: true })).count
  expect(await wanting()).toBe(2)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const click = { method: 'POST', headers: form, payload: 'List-Unsubscribe=One-Click' } as const
  expect((await app.inject({ ...click, url: `${pathname}x` })).statusCode).toBe(404)
  expect(await wanting()).toBe(2)
  expect((await app.inject({ ...click, url: pathname })).statusCode).toBe(200)
  expect(await wanting()).toBe(1)
  // Of a booking they still hear.
  expect((await draft(event)).count).toBe(2)
})

test('whoever unsubscribes while it is being sent gets none', async () => {
  const { event, people } = await registered(2)
  const { id } = await draft(event, { is_news: true, subject: 'Neues' })
  await send(id, 2)
  await db
    .update(accounts)
    .set({ wantsNews: false })
    .where(eq(accounts.id, people[1]?.id ?? 0))
  clock.passSeconds(61)
  await sendCirculars(deps)
  expect((await recipientsOf(id)).map(({ account }) => account)).toEqual([people[0]?.id])
})

test('what was sent is not rewritten, not even in the database', async () => {
  const { event } = await registered(1)
  const { id } = await draft(event, { subject: 'Hallo' })
  await send(id, 1)
  const wish = { name: 'Anders', audience: 'participants', event: event.id } as const
  await expect(office(contract.changeCircular, { params: { id }, body: wish })).rejects.toMatchObject({
    status: 409,
  })
  await expect(office(contract.deleteCircular, { params: { id } })).rejects.toMatchObject({ status: 409 })
  await expect(db.update(circulars).set({ text: '' }).where(eq(circulars.id, id))).rejects.toThrow(
    'Failed query',
  )
})

test('whoever it did not reach stands before all others, with the reason', async () => {
  const { event, people } = await registered(3)
  const { id } = await draft(event, { subject: 'Hallo' })
  await send(id, 3)
  clock.passSeconds(61)
  // The one before it is due as well.
  await sendCirculars(deps)
  await sendCirculars(deps)
  await deliverAll()
  await db
    .update(mails)
    .set({ bounce: 'Postfach voll', bouncedAt: clock.now() })
    .where(eq(mails.recipient, people[2]?.email ?? ''))
  expect(await now(id)).toMatchObject({ posted: 3, failed: 1 })
  const [last, first, second] = people
    .toReversed()
    .map(person => person.id)
    .map(account => ({ account }))
  expect(await recipientsOf(id)).toMatchObject([
    { ...last, state: 'bounced', failure: 'Postfach voll' },
    second,
    first,
  ])
})
