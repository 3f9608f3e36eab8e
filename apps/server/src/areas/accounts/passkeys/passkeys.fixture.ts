import * as contract from '@tafelrunde/contract/people/passkeys'
import type { buildTestApp } from '../../../../test/build-test-app.ts'
import { softAuthenticator } from './soft-authenticator.fixture.ts'

export const password = 'Kreide-und-Tafel-7'

/** People with passkeys, and logins with them. */
export const passkeysIn = async ({ as, deps, given }: Awaited<ReturnType<typeof buildTestApp>>) => {
  const passwordHash = await deps.passwords.hash(password)
  type Account = { id: number }

  /** Adds a passkey to an account; answers its authenticator and the recovery codes. */
  const add = async (
    account: Account,
    facts?: Parameters<ReturnType<typeof softAuthenticator>['create']>[1],
  ) => {
    const authenticator = softAuthenticator()
    const body = { current_password: password }
    const { attempt, options } = await as(account)(contract.beginPasskey, { body })
    const credential = authenticator.create(options, facts)
    const { recovery_codes: recoveryCodes } = await as(account)(contract.addPasskey, {
      body: { attempt, credential },
    })
    return { authenticator, recoveryCodes }
  }

  /** An account that has a passkey. */
  const person = async (facts: Parameters<typeof given.account>[0] = {}) => {
    const account = await given.account({ passwordHash, ...facts })
    return { account, ...(await add(account)) }
  }

  const begin = () => as()(contract.beginPasskeyLogin, {})

  /** Logs in with what an authenticator has, as nobody. */
  const logIn = async (
    authenticator: ReturnType<typeof softAuthenticator>,
    facts?: Parameters<typeof authenticator.get>[1],
  ) => {
    const { attempt, options } = await begin()
    const credential = authenticator.get(options, facts)
    return as()(contract.logInWithPasskey, { body: { attempt, credential } })
  }

  return { add, begin, logIn, passwordHash, person }
}
