import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { tidyAccounts } from '../accounts/tidy.service.ts'
import { refreshTokens, sessions } from './sessions.tables.ts'

const { app, clock, deps, given } = await buildTestApp()
const password = 'Kreide-und-Tafel-7'
const passwordHash = await deps.passwords.hash(password)
const chrome =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

const login = async (email: string, agent?: string) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/jwt/create/',
    payload: { email, password },
    headers: agent ? { 'user-agent': agent } : { 'user-agent': '' },
  })
  const { access, refresh } = answer.json()
  return { authorization: `Bearer ${access}`, refresh: String(refresh) }
}
const list = async ({ authorization }: { authorization: string }) =>
  (await app.inject({ url: '/api/account/sessions/', headers: { authorization } })).json()
const end = async ({ authorization }: { authorization: string }, id: string) =>
  (await app.inject({ method: 'DELETE', url: `/api/account/sessions/${id}/`, headers: { authorization } }))
    .statusCode
const refresh = (token: string) =>
  app.inject({ method: 'POST', url: '/api/auth/jwt/refresh/', payload: { refresh: token } })
const ask = ({ authorization }: { authorization: string }) =>
  app.inject({ url: '/api/account/', headers: { authorization } })

test('the devices where one is logged in are listed, last used first, with this one marked', async () => {
  const { email } = await given.account({ passwordHash })
  const phone = await login(email, chrome)
  const begun = clock.now()
  clock.passSeconds(60)
  const nameless = await login(email)
  clock.passSeconds(60)
  await refresh(phone.refresh)
  const { count, results } = await list(nameless)
  expect(count).toBe(2)
  expect(results).toMatchObject([
    { device: 'Chrome auf Android', current: false },
    { device: '', current: true },
  ])
  expect(new Date(results[0].created)).toEqual(begun)
  expect(new Date(results[0].last_used)).toEqual(clock.now())
})

test('logging out on a device ends its refresh and its access token at once', async () => {
  const { email } = await given.account({ passwordHash })
  const [lost, kept] = [await login(email), await login(email)]
  const { results } = await list(kept)
  const other = results.find(({ current }: { current: boolean }) => !current)
  expect(await end(kept, other.id)).toBe(204)
  const refused = await ask(lost)
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'token_not_valid'])
  expect(refused.headers['token-expired']).toBeUndefined()
  expect((await refresh(lost.refresh)).statusCode).toBe(401)
  expect((await ask(kept)).statusCode).toBe(200)
})

test('the app logs out by ending the current session', async () => {
  const { email } = await given.account({ passwordHash })
  const session = await login(email)
  expect(await end(session, 'current')).toBe(204)
  expect((await ask(session)).statusCode).toBe(401)
})

test("somebody else's session does not exist", async () => {
  const [mine, theirs] = [await given.account({ passwordHash }), await given.account({ passwordHash })]
  const [me, them] = [await login(mine.email), await login(theirs.email)]
  const [{ id }] = (await list(them)).results
  for (const wanted of [id, crypto.randomUUID(), 'x']) expect(await end(me, wanted)).toBe(404)
  expect((await ask(them)).statusCode).toBe(200)
})

test('sessions that were revoked or have run out are not listed, and are tidied away', async () => {
  const { id, email } = await given.account({ passwordHash })
  await login(email)
  const revoked = await login(email)
  await deps.db.update(sessions).set({ revokedAt: clock.now() }).where(eq(sessions.accountId, id))
  expect((await ask(revoked)).statusCode).toBe(401)
  expect((await list(await login(email))).count).toBe(1)
  clock.passSeconds(60 * 24 * 60 * 60 + 1)
  const alive = await login(email)
  await inTransaction(deps.db, tx => tidyAccounts(tx, deps))
  expect((await list(alive)).count).toBe(1)
  expect([await deps.db.$count(sessions), await deps.db.$count(refreshTokens)]).toEqual([1, 1])
})
