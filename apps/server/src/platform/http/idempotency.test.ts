import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { eventually } from '../../../test/eventually.ts'
import { accounts } from '../../areas/accounts/accounts.tables.ts'
import { tidyAccounts } from '../../areas/accounts/tidy.service.ts'
import { mails } from '../../areas/mail/mail.tables.ts'
import { inTransaction } from '../db/database.ts'
import { InvalidField } from '../refusals.ts'
import { answerError } from './errors.ts'
import { createFastify } from './fastify.ts'
import { repeatAnswers } from './idempotency.ts'
import { guardAccess } from './session.ts'

const first = await buildTestApp()
const second = await first.secondProcess()
const { clock, deps } = first
const hour = 60 * 60
const count = async () => {
  const { rows } = await deps.db.execute<{ count: string }>(sql`select count(*) from idempotent_answers`)
  return Number(rows[0]?.count)
}

/** An endpoint that numbers what it creates, and waits with it for as long as the test wants. */
const counting = async () => {
  let made = 0
  const create = vi.fn<() => Promise<number>>(async () => ++made)
  const nobody = { sessionId: '', isLecturer: false, isExhibitor: false, isStaff: false, isSuperuser: false }
  const app = createFastify(deps.log).setErrorHandler(answerError)
  guardAccess(app, async token => ({ ...nobody, id: Number(token) }))
  repeatAnswers(app, deps)
  const Thing = z.object({ number: z.number() })
  for (const [url, status] of [
    ['/things/', 201],
    ['/others/', 201],
    ['/things/:id/parts/', 201],
    ['/searches/', 200],
  ] as const)
    app.route({
      method: 'POST',
      url,
      config: { auth: 'public' },
      schema: { response: { [status]: Thing } },
      handler: async (_request, reply) => reply.code(status).send({ number: await create() }),
    })

  const post = async (key?: string, { url = '/things/', account = 0, body = {} } = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: {
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(account && { authorization: `Bearer ${account}` }),
      },
    })
    const { 'idempotent-replayed': replayed, 'retry-after': retryAfter } = answer.headers
    return { status: answer.statusCode, body: answer.json(), replayed, retryAfter }
  }
  return { create, post }
}

test('a sign-up that is sent again, on whichever server, is answered as before and made once', async () => {
  const email = 'doppelt@schule.example'
  const signUp = ({ app }: typeof first) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/users/',
      headers: { 'idempotency-key': 'ein-schluessel' },
      payload: { email, password: 'Kreide-und-Tafel-7', first_name: 'Friederike', last_name: 'Möllenkamp' },
    })
  const once = await signUp(first)
  // More often than such an address may sign up in an hour.
  const answers = [await signUp(second), await signUp(first), await signUp(second), await signUp(first)]
  for (const answer of [...answers, await signUp(second), await signUp(first)]) {
    expect([answer.statusCode, answer.body]).toEqual([201, once.body])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'idempotent-replayed': 'true',
    })
  }
  expect(once.headers['idempotent-replayed']).toBeUndefined()
  expect(await deps.db.$count(accounts)).toBe(1)
  expect(await deps.db.$count(mails)).toBe(1)
  const { rows } = await deps.db.execute(sql`select * from idempotent_answers`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/doppelt|friederike|möllenkamp|ein-schluessel|127\.0\.0\.1/i)
})

test('another key, caller, endpoint or object has an answer of its own; without a key every request creates', async () => {
  const { post } = await counting()
  const numberOf = async (...args: Parameters<typeof post>) => (await post(...args)).body.number
  expect(await numberOf('a')).toBe(1)
  expect(await numberOf('b')).toBe(2)
  expect(await numberOf('a', { body: { other: true } })).toBe(3)
  expect(await numberOf('a', { account: 7 })).toBe(4)
  expect(await numberOf('a', { account: 8 })).toBe(5)
  expect(await numberOf('a', { url: '/others/' })).toBe(6)
  expect([await numberOf(), await numberOf(), await numberOf('')]).toEqual([7, 8, 9])
  expect(await numberOf('a', { url: '/things/1/parts/' })).toBe(10)
  expect(await numberOf('a', { url: '/things/2/parts/' })).toBe(11)
  expect(await numberOf('a', { url: '/things/1/parts' })).toBe(10)
  expect(await numberOf('a')).toBe(1)
  expect(await numberOf('a', { url: '/things' })).toBe(1)
  expect(await numberOf('a', { account: 7, body: { other: true } })).toBe(4)
})

test('what creates nothing is done every time', async () => {
  const { post } = await counting()
  for (const number of [1, 2])
    expect(await post('suche', { url: '/searches/' })).toMatchObject({ status: 200, body: { number } })
})

test('after 24 hours the same key is a new one', async () => {
  const { post } = await counting()
  await post('tag')
  clock.passSeconds(24 * hour - 1)
  expect(await post('tag')).toMatchObject({ body: { number: 1 }, replayed: 'true' })
  clock.passSeconds(1)
  expect(await post('tag')).toMatchObject({ body: { number: 2 }, replayed: undefined })
  expect(await post('tag')).toMatchObject({ body: { number: 2 }, replayed: 'true' })
})

test('what was refused or failed may be tried again with the same key', async () => {
  const { create, post } = await counting()
  create.mockRejectedValueOnce(new InvalidField('name', 'Zu kurz.')).mockRejectedValueOnce(new Error('a bug'))
  expect(await post('korrigiert')).toMatchObject({ status: 400, body: { name: ['Zu kurz.'] } })
  expect(await post('korrigiert')).toMatchObject({ status: 500 })
  expect(await post('korrigiert')).toMatchObject({ status: 201, replayed: undefined })
  expect(await post('korrigiert')).toMatchObject({ status: 201, replayed: 'true' })
})

test('while the first request is being worked on its twin is asked to come again', async () => {
  const { create, post } = await counting()
  const work = Promise.withResolvers<number>()
  create.mockImplementationOnce(() => work.promise)
  const slow = post('zwilling')
  await eventually(() => expect(create).toHaveBeenCalledOnce())
  expect(await post('zwilling')).toEqual({
    status: 409,
    body: {
      detail: 'Diese Anfrage wird gerade schon bearbeitet. Bitte versuchen Sie es gleich noch einmal.',
      code: 'state',
    },
    retryAfter: '1',
    replayed: undefined,
  })
  work.resolve(42)
  expect((await slow).body).toEqual({ number: 42 })
  expect(await post('zwilling')).toMatchObject({ status: 201, body: { number: 42 }, replayed: 'true' })
  expect(create).toHaveBeenCalledOnce()
})

test('of many twins in one moment one creates', async () => {
  const { create, post } = await counting()
  const answers = await Promise.all(Array.from({ length: 10 }, () => post('viele')))
  expect(create).toHaveBeenCalledOnce()
  const created = answers.filter(({ status }) => status !== 409)
  expect(created.length).toBeGreaterThan(0)
  for (const { status, body } of created) expect([status, body]).toEqual([201, { number: 1 }])
})

test('a minute after a server died its request may be sent again, and a late one changes nothing', async () => {
  const { create, post } = await counting()
  const works = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
  for (const { promise } of works) create.mockImplementationOnce(() => promise)
  const late = [post('tot')]
  await eventually(() => expect(create).toHaveBeenCalledTimes(1))
  late.push(post('tot-und-abgelehnt'))
  await eventually(() => expect(create).toHaveBeenCalledTimes(2))
  clock.passSeconds(59)
  expect((await post('tot')).status).toBe(409)
  clock.passSeconds(1)
  expect(await post('tot')).toMatchObject({ status: 201, body: { number: 1 } })
  expect(await post('tot-und-abgelehnt')).toMatchObject({ status: 201, body: { number: 2 } })
  works[0]?.resolve(98)
  works[1]?.reject(new InvalidField('name', 'Zu kurz.'))
  expect((await Promise.all(late)).map(({ status }) => status)).toEqual([201, 400])
  expect(await post('tot')).toMatchObject({ body: { number: 1 }, replayed: 'true' })
  expect(await post('tot-und-abgelehnt')).toMatchObject({ body: { number: 2 }, replayed: 'true' })
})

test('a key has 255 characters at most', async () => {
  const { post } = await counting()
  expect(await post('k'.repeat(255))).toMatchObject({ status: 201 })
  expect(await post('k'.repeat(256))).toMatchObject({
    status: 400,
    body: { detail: 'Der Idempotency-Key darf nicht mehr als 255 Zeichen lang sein.' },
  })
})

test('the nightly tidying deletes what is over', async () => {
  const { post } = await counting()
  await post('alt')
  clock.passSeconds(23 * hour)
  await post('neu')
  clock.passSeconds(hour)
  await inTransaction(deps.db, tx => tidyAccounts(tx, deps))
  expect(await count()).toBe(1)
  expect(await post('neu')).toMatchObject({ replayed: 'true' })
})
