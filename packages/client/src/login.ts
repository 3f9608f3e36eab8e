import { callThrough } from '@tafelrunde/contract/http/call'
import { type Account, getAccount, type Tokens } from '@tafelrunde/contract/people/account'
import { createTokens } from '@tafelrunde/contract/people/login'
import { beginPasskeyLogin, logInWithPasskey } from '@tafelrunde/contract/people/passkeys'
import type { Stored } from './device.ts'
import { sessionKeys, withEnded } from './kept.ts'
import { chosenPasskey } from './passkeys.ts'
import type { Session } from './session.ts'

export type Credentials = { email: string; password: string; code?: string | undefined }

/**
 * Enters with the tokens of a login and answers the account: both are stored, then the account is fetched (spec section
 * 4). Throws what the server or `admit` refused, and then all is as before.
 */
export const enterTo =
  ({ device, send, reading, take, tellServer }: Session) =>
  async ({ access, refresh }: Tokens, admit = (_account: Account) => {}) => {
    await reading
    let before: Stored = {}
    await device.change(sessionKeys, stored => {
      before = stored
      return { AUTH_TOKEN: access, REFRESH_TOKEN: refresh, account: undefined }
    })
    try {
      const account = await callThrough(asked => send(access, asked))(getAccount, {})
      admit(account)
      await take({ access, refresh, account }, before.REFRESH_TOKEN)
      return account
    } catch (failure) {
      await device.change(sessionKeys, stored =>
        stored.REFRESH_TOKEN === refresh ? { ...before, ...withEnded(stored, refresh) } : undefined,
      )
      tellServer()
      throw failure
    }
  }

/** Logs in and answers the account, with a code where the account has a second step; throws as `enterTo` does. */
export const loginTo = (session: Session) => {
  const enter = enterTo(session)
  const create = callThrough(asked => session.send(undefined, asked))
  return async (credentials: Credentials, admit?: (account: Account) => void) => {
    await session.reading
    return enter(await create(createTokens, { body: credentials }), admit)
  }
}

/** Logs in with a passkey that the browser asks for. */
export const passkeyLoginTo = (session: Session) => {
  const enter = enterTo(session)
  const call = callThrough(asked => session.send(undefined, asked))
  return async (admit?: (account: Account) => void) => {
    await session.reading
    const { attempt, options } = await call(beginPasskeyLogin, {})
    const credential = await chosenPasskey(options)
    return enter(await call(logInWithPasskey, { body: { attempt, credential } }), admit)
  }
}
