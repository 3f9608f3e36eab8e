import { type Account, createTokens, getAccount } from '@tafelrunde/contract/account'
import { CallFailed } from '@tafelrunde/contract/call'
import { endSession } from '@tafelrunde/contract/sessions'
import type { AuthProvider } from 'react-admin'
import { call, callWith } from './call.ts'
import { forgetTokens, keepTokens, readTokens } from './tokens.ts'

const notStaff = 'Dieses Konto gehört nicht zur Verwaltung. Bitte melden Sie sich in der App an.'
const sessionOver = 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.'

/** The sentence of the error catalogue (spec 8) for a login that failed. */
const loginSentence = (error: unknown) => {
  if (!(error instanceof CallFailed)) return error instanceof Error ? error.message : 'Fehler beim Anmelden'
  return error.status === 401
    ? 'Benutzername oder Passwort falsch'
    : (error.problem?.detail ?? 'Fehler beim Anmelden')
}

let known: Promise<Account> | undefined

/** The own account, asked for once per page and login. */
const ownAccount = () => {
  known ??= call(getAccount, {}).catch(error => {
    known = undefined
    throw error
  })
  return known
}

/** Ends the session at the server too, as far as it can be reached. */
const endAt = (access: string) =>
  callWith(access)(endSession, { params: { id: 'current' } }).catch(() => undefined)

const leave = async () => {
  const tokens = readTokens()
  forgetTokens()
  known = undefined
  if (tokens) await endAt(tokens.access)
}

const login = async ({ username, password }: { username: string; password: string }) => {
  const tokens = await callWith(undefined)(createTokens, { body: { email: username, password } })
  const account = await callWith(tokens.access)(getAccount, {})
  if (!account.is_staff) {
    await endAt(tokens.access)
    throw new Error(notStaff)
  }
  keepTokens(tokens)
  known = Promise.resolve(account)
}

/** Admits staff only. The server itself shows others nothing but what is public. */
export const authProvider: AuthProvider = {
  login: credentials =>
    login(credentials).catch(error => {
      throw new Error(loginSentence(error), { cause: error })
    }),
  logout: leave,
  async checkAuth() {
    if (!readTokens()) throw new Error(sessionOver)
    // A server that does not answer is no reason to send anyone away; the page itself tells.
    const account = await ownAccount().catch(error => {
      if (error instanceof CallFailed && error.status === 401) throw new Error(sessionOver, { cause: error })
    })
    if (account && !account.is_staff) throw new Error(notStaff)
  },
  async checkError(error) {
    if (error instanceof CallFailed && error.status === 401) throw new Error(sessionOver, { cause: error })
  },
  async getIdentity() {
    const { id, first_name, last_name } = await ownAccount()
    return { id, fullName: `${first_name} ${last_name}`.trim() }
  },
}
