import { createApiKey, listApiKeys } from '@tafelrunde/contract/admin/api-keys'
import { listAudit } from '@tafelrunde/contract/admin/audit'
import { createRoom } from '@tafelrunde/contract/admin/events/rooms'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { everything, keysIn } from './keys.fixture.ts'
import { keysKept, mostKeys } from './keys.rules.ts'
import { tidyKeys } from './keys.service.ts'
import { apiKeys } from './keys.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { made } = keysIn(testApp)
const boss = await given.account({ isStaff: true, isSuperuser: true })

beforeEach(() => clock.set('2027-03-01T12:00:00+01:00'))

test('the secret is told once and kept nowhere: only its hash is', async () => {
  const { key, person } = await made()
  const rows = await deps.db.select().from(apiKeys).where(eq(apiKeys.id, key.id))
  expect(JSON.stringify(rows)).not.toContain(key.secret)
  const { results } = await as(person)(listApiKeys, { query: {} })
  const { secret, ...shown } = key
  expect(results).toEqual([shown])
  expect(shown.prefix).toBe(secret.slice(0, 7))
  const { rows: logged } = await deps.db.execute(
    sql`select after::text from audit_entries where subject = 'api_keys'`,
  )
  expect(JSON.stringify(logged)).not.toMatch(/secret|hash/)
})

test('its owner is told by mail, in which the secret does not stand', async () => {
  const { key, person } = await made()
  const { rows } = await deps.db.execute<{ text: string }>(
    sql`select subject || text as text from mails where recipient = ${person.email}`,
  )
  expect(rows[0]?.text).toContain(`„Website“, er beginnt mit ${key.prefix}`)
  expect(JSON.stringify(rows)).not.toContain(key.secret)
})

test('somebody else’s key is not there, except for superusers, who see all', async () => {
  const { key } = await made()
  const other = await given.staff()
  const answer = await app.inject({
    method: 'DELETE',
    url: `/api/admin/api-keys/${key.id}/`,
    headers: await bearer(other),
  })
  expect(answer.statusCode).toBe(404)
  expect((await as(other)(listApiKeys, { query: {} })).results).toEqual([])
  const { results } = await as(boss)(listApiKeys, { query: {} })
  expect(results).toContainEqual(expect.objectContaining({ id: key.id, state: 'active' }))
  expect(results[0]?.owner.name).toBe('Okka Harms')
})

test('of where it was used from its owner reads the network, and no address is kept', async () => {
  const { headers, person } = await made()
  await app.inject({ url: '/api/admin/rooms/', headers, remoteAddress: '203.0.113.77' })
  const { results } = await as(person)(listApiKeys, { query: {} })
  expect(results[0]?.last_network).toBe('203.0.113.0/24')
  const { rows } = await deps.db.execute(sql`select k::text from api_keys k`)
  expect(JSON.stringify(rows)).not.toContain('203.0.113.77')
})

test('its last use is noted, at most once in a minute', async () => {
  const { get, person } = await made()
  const lastUse = async () => (await as(person)(listApiKeys, { query: {} })).results[0]?.last_used
  expect(await lastUse()).toBeNull()
  const first = clock.now()
  await get()
  clock.passSeconds(59)
  await get()
  expect(await lastUse()).toEqual(first)
  clock.passSeconds(2)
  await get()
  expect(await lastUse()).toEqual(clock.now())
})

test('the log says by which key something was written, also when the key is gone', async () => {
  const { post, key, person } = await made()
  const { id } = (await post('Werkraum')).json()
  const logged = async () => {
    const query = { subject: 'rooms', record: String(id) } as const
    return (await as(boss)(listAudit, { query })).results.map(({ by, via_key }) => ({ by, via_key }))
  }
  expect(await logged()).toEqual([{ by: 'Okka Harms', via_key: 'Website' }])
  await deps.db.delete(apiKeys).where(eq(apiKeys.id, key.id))
  expect(await logged()).toEqual([{ by: 'Okka Harms', via_key: '' }])
  await as(person)(createRoom, { body: { name: 'Lichthof' } })
  const { results } = await as(boss)(listAudit, { query: { subject: 'rooms' } })
  expect(results[0]?.via_key).toBeNull()
})

test('a form without a name, without scopes or without end is told what is missing', async () => {
  const headers = await bearer(await given.staff())
  const payload = { name: '', scopes: [], days: 800 }
  const answer = await app.inject({ method: 'POST', url: '/api/admin/api-keys/', headers, payload })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      name: ['Dieses Feld darf nicht leer sein.'],
      scopes: ['Bitte wählen Sie, was der Schlüssel darf.'],
      days: ['Möglich sind 30, 90, 365, 730 Tage.'],
    },
  ])
})

test('nobody has more keys than they can know of, even if they ask for many at once', async () => {
  const person = await given.staff()
  const ask = () => as(person)(createApiKey, { body: { name: 'Website', scopes: everything, days: 30 } })
  const asked = await Promise.allSettled(Array.from({ length: mostKeys + 2 }, ask))
  expect(asked.filter(({ status }) => status === 'fulfilled').length).toBe(mostKeys)
  await expect(ask()).rejects.toMatchObject({ status: 409 })
})

test('keys that are over stay in the list for a while, and then go', async () => {
  const { person } = await made()
  clock.passSeconds(30 * 24 * 60 * 60)
  const states = async () => (await as(person)(listApiKeys, { query: {} })).results.map(({ state }) => state)
  expect(await states()).toEqual(['expired'])
  clock.passSeconds(keysKept / 1000)
  await inTransaction(deps.db, tx => tidyKeys(tx, deps))
  expect(await states()).toEqual(['expired']) // to the very moment
  clock.passSeconds(1)
  await inTransaction(deps.db, tx => tidyKeys(tx, deps))
  expect(await states()).toEqual([])
})
