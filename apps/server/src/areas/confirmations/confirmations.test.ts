import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mailboxOf } from '../../../test/servers/mailbox.ts'
import { startWork } from '../../jobs.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { feedback } from '../participations/feedback/feedback.tables.ts'
import { files } from '../storage/storage.tables.ts'
import { attendedIn } from './attended.fixture.ts'
import { confirmations } from './confirmations.tables.ts'

const testApp = await buildTestApp()
const { app, bearer, clock, deps, given, secondProcess, sentMails } = testApp
const { attended } = attendedIn(testApp)
const { db } = deps
await startWork(deps)
const mailbox = mailboxOf(sentMails)
const other = await secondProcess()

type Person = { id: number }
const ask = async (person: Person | undefined, id: number | string, on = app) =>
  on.inject({
    url: `/api/users/participation-confirmations/${id}/`,
    headers: person ? await bearer(person) : {},
  })
const order = async (person: Person | undefined, id: number) =>
  app.inject({
    method: 'POST',
    url: `/api/users/participation-confirmation-mail/${id}/`,
    headers: person ? await bearer(person) : {},
  })
const rowsOf = (id: number) => db.select().from(confirmations).where(eq(confirmations.participationId, id))

test('who attended gets the confirmation as a PDF under a speaking name, which no cache keeps', async () => {
  const { id, person, event } = await attended()
  const answer = await ask(person, id)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const [row] = await rowsOf(id)
  expect(row?.number).toMatch(/^2027-\d{6}$/)
  expect(row?.code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/)
  expect(answer.headers['content-disposition']).toContain(
    `filename*=UTF-8''Teilnahmebest%C3%A4tigung%20${row?.number}.pdf`,
  )
  expect(row).toMatchObject({ accountId: person.id, issuedAt: clock.now(), revokedAt: null })
  expect(row?.document).toMatchObject({
    number: row?.number,
    person: { name: 'Eva Sommer' },
    event: { name: event.name },
    sessions: [{ name: 'Leseförderung', hours: '1,5', units: '2', remark: null }],
  })
  const [file] = await db
    .select()
    .from(files)
    .where(eq(files.hash, row?.file ?? ''))
  expect(file?.type).toBe('application/pdf')
  expect(answer.rawPayload.equals(file?.bytes ?? Buffer.of())).toBe(true)
})

test('it stays the very same document, also after a change of name and from another app server', async () => {
  const { id, person } = await attended()
  const first = await ask(person, id)
  await db.update(accounts).set({ lastName: 'Winter' }).where(eq(accounts.id, person.id))
  clock.passSeconds(60)
  for (const later of [await ask(person, id), await ask(person, id, other.app)]) {
    expect(later.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(later.headers['content-disposition']).toBe(first.headers['content-disposition'])
  }
})

test('who asks several app servers at the same moment gets one document', async () => {
  const { id, person } = await attended()
  const before = await db.$count(files)
  const answers = await Promise.all([app, other.app, app, other.app].map(on => ask(person, id, on)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  expect(await rowsOf(id)).toHaveLength(1)
  expect(await db.$count(files)).toBe(before + 1)
})

test('a paper that cannot be drawn leaves nothing half done, and is there at the next try', async () => {
  const { id, person } = await attended()
  const before = await db.$count(files)
  vi.spyOn(deps.papers, 'draw').mockRejectedValueOnce(new Error('no ink'))
  expect((await ask(person, id)).statusCode).toBe(500)
  expect(await rowsOf(id)).toEqual([])
  expect(await db.$count(files)).toBe(before)
  expect((await ask(person, id)).statusCode).toBe(200)
})

const refusals = [
  ['was absent', { participation: { state: 'absent' } }, 'not_confirmable', 'nicht vermerkt'],
  ['stayed too short', { participation: { attendedMinutes: 30 } }, 'not_confirmable', 'nicht lange genug'],
  ['has to wait for the end of the event', { event: { state: 'closed' } }, 'not_confirmable', 'beendet'],
  ['owes feedback', { event: { feedbackRequired: true } }, 'feedback_missing', 'Feedback'],
] as const
test.each(refusals)('who %s hears why there is neither paper nor mail', async (_, facts, code, words) => {
  const { id, person } = await attended(facts)
  for (const answer of [await ask(person, id), await order(person, id)]) {
    expect([answer.statusCode, answer.json().code]).toEqual([409, code])
    expect(answer.json().detail).toContain(words)
  }
  expect(await rowsOf(id)).toEqual([])
})

test('with the feedback that the event asks for the confirmation is there', async () => {
  const { id, person } = await attended({ event: { feedbackRequired: true } })
  const scales = { content: 5, teaching: 5, organisation: 4, benefit: 5 }
  const now = clock.now()
  await db.insert(feedback).values({ participationId: id, ...scales, createdAt: now, updatedAt: now })
  expect((await ask(person, id)).statusCode).toBe(200)
})

test('nobody reaches the confirmation of somebody else, or none at all', async () => {
  const { id } = await attended()
  const [stranger, staff] = [await given.account(), await given.staff()]
  const missing = { detail: 'Nicht gefunden.' }
  for (const answer of [
    await ask(stranger, id),
    await ask(staff, id),
    await order(stranger, id),
    await ask(stranger, 999_999),
    await ask(stranger, 'abc'),
  ])
    expect([answer.statusCode, answer.json()]).toEqual([404, missing])
  expect((await ask(undefined, id)).statusCode).toBe(401)
  expect((await order(undefined, id)).statusCode).toBe(401)
  expect(await rowsOf(id)).toEqual([])
})

test('the confirmation comes by mail with the same PDF, at most ten times an hour', async () => {
  const { id, person } = await attended()
  const ordered = await order(person, id)
  expect([ordered.statusCode, ordered.headers['content-type'], ordered.body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'gesendet',
  ])
  const mail = await mailbox.latest(person.email)
  const [row] = await rowsOf(id)
  expect(mail.subject).toBe('Ihre Teilnahmebestätigung: „Leseförderung“')
  expect(mail.attachments).toMatchObject([
    { name: `Teilnahmebestätigung ${row?.number}.pdf`, type: 'application/pdf' },
  ])
  expect((await ask(person, id)).rawPayload.equals(Buffer.from(mail.attachments[0]?.bytes ?? []))).toBe(true)
  for (let again = 2; again <= 10; again++) expect((await order(person, id)).statusCode).toBe(200)
  const refused = await order(person, id)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
})

test('the paper has no public address', async () => {
  const { id, person } = await attended()
  await ask(person, id)
  const [row] = await rowsOf(id)
  expect((await app.inject(`/files/${row?.file}`)).statusCode).toBe(404)
})
