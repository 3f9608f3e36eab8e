import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { secondFactors } from './second-factor.tables.ts'
import { password, twoStepsIn } from './two-steps.fixture.ts'

const testApp = await buildTestApp()
const { app, clock, deps, given } = testApp
const { codeOf, login, passwordHash, person } = await twoStepsIn(testApp)

const tokens = { access: expect.any(String), refresh: expect.any(String) }
const wrong = { status: 401, body: expect.objectContaining({ code: 'second_factor_wrong' }) }

test('whoever logs in in two steps is asked for a code after the right password, and is in with it', async () => {
  const { account, secret } = await person()
  const { email } = account
  const required = {
    detail: 'Bitte geben Sie auch den Code aus Ihrer Authenticator-App ein.',
    code: 'second_factor_required',
  }
  for (const nothing of [undefined, '', ' ', null, 7])
    expect(await login({ email, password, code: nothing })).toEqual({ status: 401, body: required })
  const answer = await login({ email, password, code: await codeOf(secret) })
  expect(answer).toEqual({ status: 200, body: tokens })
  const headers = { authorization: `Bearer ${answer.body.access}` }
  expect((await app.inject({ url: '/api/account/', headers })).json()).toMatchObject({ id: account.id })
})

test('both addresses of the login ask for the code', async () => {
  const { account, secret } = await person()
  const ask = async (code?: string) =>
    app.inject({ method: 'POST', url: '/api/token/', payload: { email: account.email, password, code } })
  expect((await ask()).json()).toMatchObject({ code: 'second_factor_required' })
  expect((await ask(await codeOf(secret))).statusCode).toBe(200)
})

test('without the password nobody learns from any answer that an account has a second step', async () => {
  const { account, secret, recoveryCodes } = await person()
  const refused = { detail: 'Kein aktiver Account mit diesen Zugangsdaten gefunden' }
  const codes = [undefined, '', '123456', 'x'.repeat(5000), await codeOf(secret), recoveryCodes[0]]
  for (const code of codes)
    for (const email of [account.email, 'niemand@schule.example'])
      expect(await login({ email, password: 'falsch', code })).toEqual({ status: 401, body: refused })
})

test('an account without a second step logs in as ever, whatever stands in the place of a code', async () => {
  const { email } = await given.account({ passwordHash })
  for (const code of [undefined, '', '000000', null, 7, ['x'], 'x'.repeat(5000)])
    expect(await login({ email, password, code })).toEqual({ status: 200, body: tokens })
})

test('a code is good half a minute earlier and later, and no further', async () => {
  for (const [later, status] of [
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ] as const) {
    const { account, secret } = await person()
    clock.passSeconds(60)
    const answer = await login({ email: account.email, password, code: await codeOf(secret, later) })
    expect([later, answer.status]).toEqual([later, status])
  }
})

test('a code is typed with or without a space', async () => {
  const { account, secret } = await person()
  const code = (await codeOf(secret)).replace(/(...)/, ' $1 ')
  expect((await login({ email: account.email, password, code })).status).toBe(200)
})

test('a code is good once, and none before it afterwards', async () => {
  const { account, secret } = await person()
  const { email } = account
  const [before, code] = [await codeOf(secret, -1), await codeOf(secret)]
  expect((await login({ email, password, code })).status).toBe(200)
  for (const used of [code, before]) expect(await login({ email, password, code: used })).toEqual(wrong)
  clock.passSeconds(30)
  expect((await login({ email, password, code: await codeOf(secret) })).status).toBe(200)
})

test('of two logins with the same code in the same moment one gets in', async () => {
  for (const kind of ['app', 'recovery']) {
    const { account, secret, recoveryCodes } = await person()
    const code = kind === 'app' ? await codeOf(secret) : recoveryCodes[0]
    const late = await inTransaction(deps.db, async tx => {
      await tx.execute(sql`select from accounts where id = ${account.id} for update`)
      const both = [1, 2].map(() => login({ email: account.email, password, code }))
      await vi.waitFor(
        async () =>
          expect((await deps.db.execute('select from pg_locks where not granted')).rowCount).toBe(2),
        { timeout: 30_000 },
      )
      return { both }
    })
    const answers = await Promise.all(late.both)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers).toContainEqual(wrong)
  }
})

test('who switches it on while somebody logs in without a code keeps them out', async () => {
  const account = await given.account({ passwordHash })
  const late = await inTransaction(deps.db, async tx => {
    await tx.execute(sql`select from accounts where id = ${account.id} for update`)
    const waiting = login({ email: account.email, password })
    await vi.waitFor(
      async () => expect((await deps.db.execute('select from pg_locks where not granted')).rowCount).toBe(1),
      { timeout: 30_000 },
    )
    const factor = { sealedSecret: 'x', sealedBy: 'x', lastStep: 0, switchedOnAt: clock.now() }
    await tx.insert(secondFactors).values({ accountId: account.id, ...factor })
    return { waiting }
  })
  expect((await late.waiting).body).toMatchObject({ code: 'second_factor_required' })
})

test('a recovery code logs in once, however it is typed', async () => {
  const { account, recoveryCodes } = await person()
  const { email } = account
  const [first = '', second = ''] = recoveryCodes
  expect((await login({ email, password, code: first })).status).toBe(200)
  expect(await login({ email, password, code: first })).toEqual(wrong)
  const code = ` ${second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `
  expect((await login({ email, password, code })).status).toBe(200)
})

test('a code of somebody else is none', async () => {
  const { account } = await person()
  const other = await person()
  for (const code of [await codeOf(other.secret), other.recoveryCodes[0]])
    expect(await login({ email: account.email, password, code })).toEqual(wrong)
})

test('after ten wrong codes even the right one has to wait, of that account alone', async () => {
  const [{ account, secret }, other] = [await person(), await person()]
  const attempt = (code: string | undefined) => login({ email: account.email, password, code })
  const code = await codeOf(secret)
  const not = code === '000000' ? '000001' : '000000'
  for (let index = 0; index < 10; index++) expect(await attempt(not)).toEqual(wrong)
  const answer = await attempt(code)
  expect(answer).toMatchObject({ status: 429, body: { error: expect.stringMatching(/^Zu viele Versuche/) } })
  const refused = { detail: 'Kein aktiver Account mit diesen Zugangsdaten gefunden' }
  expect((await login({ email: account.email, password: 'falsch', code })).body).toEqual(refused)
  const others = { email: other.account.email, password, code: await codeOf(other.secret) }
  expect((await login(others)).status).toBe(200)
})

test('the database itself lets no code be used twice', async () => {
  const { account, recoveryCodes, secret } = await person()
  await login({ email: account.email, password, code: recoveryCodes[0] })
  await login({ email: account.email, password, code: await codeOf(secret) })
  for (const again of [
    sql`update second_factors set last_step = last_step - 1 where account_id = ${account.id}`,
    sql`update recovery_codes set used_at = null where account_id = ${account.id} and used_at is not null`,
  ])
    await expect(deps.db.execute(again)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/is used once$/) },
    })
})
