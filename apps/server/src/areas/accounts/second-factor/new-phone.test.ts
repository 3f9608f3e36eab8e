import * as contract from '@tafelrunde/contract/people/second-factor'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { password, twoStepsIn } from './two-steps.fixture.ts'

const server = await buildTestApp()
const { as, clock } = server
const { codeOf, login, person } = await twoStepsIn(server)

const begin = async (account: { id: number }, code: string) =>
  as(account)(contract.beginSecondFactor, { body: { current_password: password, code } })

test('a new phone takes the place of the former one with a code of that, without a moment in which the password is enough', async () => {
  const { account, secret, recoveryCodes } = await person()
  const { setup, secret: next } = await begin(account, await codeOf(secret))
  clock.passSeconds(60)
  const former = await login({ email: account.email, password, code: await codeOf(secret) })
  expect(former.status).toBe(200) // until the new one works
  const { recovery_codes } = await as(account)(contract.confirmSecondFactor, {
    body: { setup, code: await codeOf(next) },
  })
  expect(recovery_codes).not.toEqual(recoveryCodes)
  clock.passSeconds(60)
  const withFormer = await login({ email: account.email, password, code: await codeOf(secret) })
  expect(withFormer).toMatchObject({ status: 401, body: { code: 'second_factor_wrong' } })
  expect((await login({ email: account.email, password, code: await codeOf(next) })).status).toBe(200)
})

test('without a code of the former one, or with a wrong one, nothing new begins', async () => {
  const { account } = await person()
  await expect(
    as(account)(contract.beginSecondFactor, { body: { current_password: password } }),
  ).rejects.toMatchObject({ status: 409, body: { code: 'already' } })
  await expect(begin(account, '000000')).rejects.toMatchObject({
    status: 400,
    body: { code: [expect.stringContaining('falsch')] },
  })
})

test('what was begun replaces only the one that it was begun for, and once', async () => {
  const { account, secret } = await person()
  const { setup, secret: next } = await begin(account, await codeOf(secret))
  const confirm = async () =>
    as(account)(contract.confirmSecondFactor, { body: { setup, code: await codeOf(next) } })
  await confirm()
  clock.passSeconds(30)
  await expect(confirm()).rejects.toMatchObject({
    status: 400,
    body: { code: [expect.stringContaining('noch einmal')] },
  })
})
