import { listLogins } from '@tafelrunde/contract/admin/people/logins'
import { deleteMe, exportAccount } from '@tafelrunde/contract/people/privacy'
import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { password, twoStepsIn } from '../second-factor/two-steps.fixture.ts'
import { tidyAccounts } from '../tidy.service.ts'
import { logins } from './logins.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { codeOf, passwordHash, person } = await twoStepsIn(testApp)
const boss = await given.account({ isStaff: true, isSuperuser: true })

const login = (email: string, word: string, code?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/token/',
    payload: { email, password: word, code },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  })
const list = async (query: { account?: string; way?: string; outcome?: string } = {}) =>
  (await as(boss)(listLogins, { query })).results
const outcomesOf = async ({ id }: { id: number }) =>
  (await list({ account: String(id) })).map(({ outcome, second_step }) => [outcome, second_step])

test('a login is kept with its moment, its way and the device, and so is a wrong password', async () => {
  const anna = await given.account({ passwordHash, firstName: 'Anna', lastName: 'Öz' })
  await login(anna.email, 'falsch')
  clock.passSeconds(5)
  await login(anna.email, password)
  const common = {
    account: { id: anna.id, name: 'Anna Öz' },
    way: 'password',
    second_step: null,
    device: 'Firefox auf Linux',
  }
  expect(await list({ account: String(anna.id) })).toEqual([
    { ...common, id: expect.any(Number), at: clock.now(), outcome: 'entered' },
    {
      ...common,
      id: expect.any(Number),
      at: new Date(clock.now().getTime() - 5000),
      outcome: 'wrong_password',
    },
  ])
})

test('what the answer does not tell is kept: an account that is not active, and one without a password', async () => {
  const closed = await given.account({ passwordHash, state: 'closed' })
  const without = await given.account({ passwordHash: null })
  const answers = [await login(closed.email, password), await login(without.email, password)]
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(await outcomesOf(closed)).toEqual([['inactive', null]])
  expect(await outcomesOf(without)).toEqual([['no_password', null]])
})

test('an address that no account has leaves a row without it, and nothing that was typed is kept', async () => {
  const nobody = 'Unverwechselbar@schule.example'
  await login(nobody, 'Unaussprechlich-7')
  expect(await list({ outcome: 'unknown' })).toEqual([expect.objectContaining({ account: null })])
  const { rows } = await deps.db.execute<{ row: string }>(sql`select logins::text as row from logins`)
  for (const { row } of rows) expect(row).not.toMatch(/unverwechselbar|unaussprechlich|127\.0\.0\.1/i)
})

test('of a login in two steps it is kept that a code was wanted, was wrong, and which kind was right', async () => {
  const { account, secret, recoveryCodes } = await person()
  const { email } = account
  await login(email, password)
  await login(email, password, '000000')
  const code = await codeOf(secret)
  await login(email, password, code)
  await login(email, password, code)
  await login(email, password, recoveryCodes[0])
  expect(await outcomesOf(account)).toEqual([
    ['entered', 'recovery_code'],
    ['wrong_code', null],
    ['entered', 'app'],
    ['wrong_code', null],
    ['unfinished', null],
  ])
})

test('what is refused by a limit writes nothing, so that nobody fills the table', async () => {
  const eva = await given.account({ passwordHash })
  const statuses = []
  for (let tries = 0; tries < 13; tries += 1) statuses.push((await login(eva.email, 'falsch')).statusCode)
  expect(statuses.filter(status => status === 429)).toHaveLength(3)
  expect(await outcomesOf(eva)).toHaveLength(10)
})

test('no login is kept of an account that is erased, and none of a body that is not read', async () => {
  const before = await deps.db.$count(logins)
  await app.inject({ method: 'POST', url: '/api/token/', payload: { email: 'x@schule.example' } })
  expect(await deps.db.$count(logins)).toBe(before)
  const gone = await given.account({ passwordHash })
  await login(gone.email, 'falsch')
  await as(gone)(deleteMe, { body: { current_password: password } })
  expect(await deps.db.$count(logins)).toBe(before)
})

test('its owner gets them with everything else that is kept of them', async () => {
  const eva = await given.account({ passwordHash })
  await login(eva.email, 'falsch')
  const files = unzipSync(
    (await app.inject({ url: exportAccount.url, headers: await bearer(eva) })).rawPayload,
  )
  expect(JSON.parse(strFromU8(files['anmeldeprotokoll.json'] ?? new Uint8Array()))).toEqual([
    {
      at: clock.now().toISOString(),
      way: 'password',
      second_step: null,
      outcome: 'wrong_password',
      device: 'Firefox auf Linux',
    },
  ])
})

test('after 90 days a login goes, and not before', async () => {
  const eva = await given.account({ passwordHash })
  await login(eva.email, password)
  const tidy = () => inTransaction(deps.db, tx => tidyAccounts(tx, deps))
  clock.passSeconds(90 * 24 * 60 * 60)
  await tidy()
  const kept = () => deps.db.$count(logins, eq(logins.accountId, eva.id))
  expect(await kept()).toBe(1)
  clock.passSeconds(1)
  await tidy()
  expect(await kept()).toBe(0)
})

test('superusers read them, filtered by way and outcome, and nobody else does', async () => {
  const eva = await given.account({ passwordHash })
  await login(eva.email, password)
  const account = String(eva.id)
  expect(await list({ account, way: 'password', outcome: 'entered' })).toHaveLength(1)
  expect(await list({ account, way: 'passkey' })).toEqual([])
  for (const somebody of [await given.staff(), eva])
    await expect(as(somebody)(listLogins, { query: {} })).rejects.toMatchObject({ status: 403 })
  await expect(as()(listLogins, { query: {} })).rejects.toMatchObject({ status: 401 })
})
