import { listAudit } from '@tafelrunde/contract/admin/audit'
import * as contract from '@tafelrunde/contract/admin/webhooks'
import { subscribeToEvent } from '@tafelrunde/contract/events/event-subscriptions'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { startProgram, toldIn, verified } from './webhooks.fixture.ts'
import { createWebhook, tidyWebhooks } from './webhooks.service.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const { told, turn, log, rowOf } = toldIn(testApp)
const boss = await given.account({ isStaff: true, isSuperuser: true })
const fields = { name: 'Website', url: 'https://website.example/neu?raum=7', kinds: ['order' as const] }
const day = 24 * 60 * 60

beforeEach(() => clock.set('2027-03-01T12:00:00+01:00'))

test('the secret is told once, and stands in no list, no log and in the database only sealed', async () => {
  const { secret, ...made } = await as(boss)(contract.createWebhook, { body: fields })
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const params = { id: made.id }
  expect(await as(boss)(contract.getWebhook, { params })).toEqual(made)
  const { secret: next } = await as(boss)(contract.renewWebhookSecret, { params })
  expect(next).not.toBe(secret)
  const { rows } = await deps.db.execute(sql`select to_jsonb(w) as whole from webhooks w`)
  const { results } = await as(boss)(listAudit, { query: { subject: 'webhooks' } })
  expect(results).toHaveLength(2)
  const all = JSON.stringify([rows, results, await as(boss)(contract.listWebhooks, { query: {} })])
  for (const one of [secret, next]) expect(all).not.toContain(one.slice('whsec_'.length))
  expect(JSON.stringify(results)).not.toMatch(/sealed|former_secret/)
})

test('after an exchange both secrets sign for a day, and then the new one alone', async () => {
  const program = await startProgram()
  const { id, secret: old } = await told(program.url)
  const { secret, former_secret_until } = await as(boss)(contract.renewWebhookSecret, { params: { id } })
  expect(former_secret_until).toEqual(new Date(clock.now().getTime() + day * 1000))
  await as(boss)(contract.testWebhook, { params: { id } })
  await turn()
  const [first] = program.got
  if (!first) throw new Error('it was sent')
  for (const one of [old, secret])
    expect(verified(one, first, clock.now())).toMatchObject({ type: 'webhook.test' })
  clock.passSeconds(day)
  await as(boss)(contract.testWebhook, { params: { id } })
  await turn()
  expect(program.got[1]?.headers['webhook-signature']).toMatch(/^v1,\S+$/)
})

test('a secret outlives the key of the server, which the nightly job seals it with anew', async () => {
  const program = await startProgram()
  const { id, secret } = await told(program.url)
  const config = {
    ...deps.config,
    SECRET_KEY: 'the next secret of all the tests, which is long',
    SECRET_KEY_FALLBACKS: [deps.config.SECRET_KEY],
  }
  await inTransaction(deps.db, tx => tidyWebhooks(tx, { ...deps, config }))
  await as(boss)(contract.testWebhook, { params: { id } })
  await turn({ ...deps, config: { ...config, SECRET_KEY_FALLBACKS: [] } })
  const [got] = program.got
  expect(got && verified(secret, got, clock.now())).toMatchObject({ type: 'webhook.test' })
})

test.each([
  ['', /https:\/\//],
  ['website.example', /https:\/\//],
  ['ftp://website.example/', /https:\/\//],
  ['https://eva:geheim@website.example/', /ohne Namen, Passwort/],
  ['https://website.example/#oben', /#/],
])('the address „%s“ is refused at its field', async (url, sentence) => {
  const asked = as(boss)(contract.createWebhook, { body: { ...fields, url } })
  await expect(asked).rejects.toMatchObject({
    status: 400,
    body: { url: [expect.stringMatching(sentence)] },
  })
})

test('without encryption nothing is sent but into networks that the operator has named', async () => {
  const config = { ...deps.config, WEBHOOK_NETWORKS: [] }
  const asked = createWebhook({ ...deps, config }, { ...fields, url: 'http://website.example/' })
  await expect(asked).rejects.toMatchObject({
    field: 'url',
    message: 'Die Adresse muss mit https:// beginnen.',
  })
})

test('who hears of nothing is refused at that field', async () => {
  const asked = as(boss)(contract.createWebhook, { body: { ...fields, kinds: [] } })
  await expect(asked).rejects.toMatchObject({
    status: 400,
    body: { kinds: [expect.stringMatching(/wählen/)] },
  })
})

test('a program that pauses is told nothing of what happens meanwhile, and afterwards again', async () => {
  const { id, version, name, url, kinds } = await told('https://website.example/')
  const params = { id }
  const book = async () =>
    as(await given.account())(subscribeToEvent, { params: { id: (await given.event()).id } })
  const paused = await as(boss)(contract.changeWebhook, {
    params,
    body: { name, url, kinds, is_paused: true, version },
  })
  expect(paused.state).toBe('paused')
  await book()
  expect(await log(id)).toEqual([])
  await expect(as(boss)(contract.testWebhook, { params })).rejects.toMatchObject({ status: 409 })
  const body = { name, url, kinds, is_paused: false, version: paused.version }
  expect((await as(boss)(contract.changeWebhook, { params, body })).state).toBe('active')
  await book()
  expect(await log(id)).toMatchObject([{ type: 'registration.created' }])
  await expect(
    as(boss)(contract.changeWebhook, { params, body: { ...body, version } }),
  ).rejects.toMatchObject({ status: 409, body: { code: 'changed' } })
})

test('a program that is deleted goes with its log, and what is not there is not found', async () => {
  const { id } = await told('https://website.example/')
  await as(boss)(contract.testWebhook, { params: { id } })
  await as(boss)(contract.deleteWebhook, { params: { id } })
  expect([await rowOf(id), await log(id)]).toEqual([undefined, []])
  for (const endpoint of [contract.deleteWebhook, contract.testWebhook, contract.renewWebhookSecret])
    await expect(as(boss)(endpoint, { params: { id } })).rejects.toMatchObject({ status: 404 })
  const listed = as(boss)(contract.listWebhookDeliveries, { params: { id }, query: {} })
  await expect(listed).rejects.toMatchObject({ status: 404 })
})

test('staff who are no superusers see none of it', async () => {
  await expect(as(await given.staff())(contract.listWebhooks, { query: {} })).rejects.toMatchObject({
    status: 403,
  })
})

test('the log tells of each message, sends it once more under its name, and forgets it after 30 days', async () => {
  let status = 500
  const program = await startProgram(
    (_got, answer) => void answer.writeHead(status).end('Wartung \0 bis morgen'),
  )
  const { id } = await told(program.url)
  const params = { id }
  await as(boss)(contract.testWebhook, { params })
  await turn()
  const one = async () => (await as(boss)(contract.listWebhookDeliveries, { params, query: {} })).results[0]
  const waiting = async () => (await as(boss)(contract.getWebhook, { params })).waiting
  const failed = await one()
  expect(await waiting()).toBe(1)
  expect(failed).toMatchObject({ type: 'webhook.test', state: 'waiting', tries: 1, status: 500 })
  expect(failed?.answer).toBe('Wartung  bis morgen')
  status = 200
  await as(boss)(contract.resendWebhookDelivery, { params: { id: failed?.id ?? 0 } })
  await turn()
  await as(boss)(contract.resendWebhookDelivery, { params: { id: failed?.id ?? 0 } })
  await turn()
  expect(await one()).toMatchObject({ state: 'delivered', status: 200, next: null })
  expect(await waiting()).toBe(0)
  expect(program.got.map(got => got.id)).toEqual(Array(3).fill(failed?.message))
  clock.passSeconds(29 * day)
  await inTransaction(deps.db, tx => tidyWebhooks(tx, deps))
  expect(await log(id)).toHaveLength(1)
  clock.passSeconds(2 * day)
  await inTransaction(deps.db, tx => tidyWebhooks(tx, deps))
  expect(await log(id)).toEqual([])
})
