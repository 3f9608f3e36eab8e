import { beginSecondFactor, confirmSecondFactor } from '@tafelrunde/contract/people/second-factor'
import type { buildTestApp } from '../../../../test/build-test-app.ts'
import { codeShown } from './authenticator.fixture.ts'

export const password = 'Kreide-und-Tafel-7'

/** People who log in in two steps, and what their authenticator apps show. */
export const twoStepsIn = async ({
  app,
  as,
  clock,
  deps,
  given,
}: Awaited<ReturnType<typeof buildTestApp>>) => {
  const passwordHash = await deps.passwords.hash(password)

  /** The code of now, or of so many half minutes later. */
  const codeOf = (secret: string, later = 0) => codeShown(secret, clock.now(), later)

  /** An account that has just switched it on. Its present code is used; the next one is good half a minute later. */
  const person = async (facts: Parameters<typeof given.account>[0] = {}) => {
    const account = await given.account({ passwordHash, ...facts })
    const { setup, secret } = await as(account)(beginSecondFactor, { body: { current_password: password } })
    const { recovery_codes: recoveryCodes } = await as(account)(confirmSecondFactor, {
      body: { setup, code: await codeOf(secret) },
    })
    clock.passSeconds(60)
    return { account, secret, recoveryCodes }
  }

  const login = async (body: object) => {
    const answer = await app.inject({ method: 'POST', url: '/api/auth/jwt/create/', payload: body })
    return { status: answer.statusCode, body: answer.json() }
  }

  return { codeOf, login, passwordHash, person }
}
