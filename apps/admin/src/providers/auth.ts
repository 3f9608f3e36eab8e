import { SessionEnded, Unreachable } from '@tafelrunde/client/failures'
import { loginFailureText, secondStepIn } from '@tafelrunde/client/form-failures'
import { loginTo, passkeyLoginTo } from '@tafelrunde/client/login'
import { passkeyFailureText } from '@tafelrunde/client/passkeys'
import type { Account } from '@tafelrunde/contract/people/account'
import type { AuthProvider } from 'react-admin'
import { session, settled } from './session.ts'

const login = loginTo(session)
const loginWithPasskey = passkeyLoginTo(session)

const notStaff = 'Dieses Konto gehört nicht zur Verwaltung. Bitte melden Sie sich in der App an.'
const sessionOver = 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.'

class NotStaff extends Error {
  constructor() {
    super(notStaff)
  }
}

/** The password is right, and the account wants a code besides. */
export class CodeWanted extends Error {}

const admitStaff = ({ is_staff }: Account) => {
  if (!is_staff) throw new NotStaff()
}

type Typed = { username: string; password: string; code?: string }

/** Logs in with a passkey that the browser asks for. */
const enterWithPasskey = async () => {
  try {
    await loginWithPasskey(admitStaff)
  } catch (error) {
    throw new Error(error instanceof NotStaff ? error.message : passkeyFailureText(error), { cause: error })
  }
}

/** Admits staff only. The server itself shows others nothing but what is public. */
export const authProvider: AuthProvider = {
  async login(wish: Typed | 'passkey') {
    if (wish === 'passkey') return enterWithPasskey()
    const { username, ...typed } = wish
    try {
      await login({ email: username, ...typed }, admitStaff)
    } catch (error) {
      if (secondStepIn(error) === 'required') throw new CodeWanted()
      const isSaid = error instanceof NotStaff || error instanceof Unreachable
      throw new Error(isSaid ? error.message : loginFailureText(error), { cause: error })
    }
  },
  // react-admin calls it also for whoever is not admitted: teachers stay logged in to the app.
  async logout() {
    const state = await settled()
    if (state.status === 'unknown' || (state.status === 'in' && state.account.is_staff))
      await session.logout()
  },
  async checkAuth() {
    const state = await settled()
    if (state.status === 'out') throw new Error(sessionOver)
    // A server that does not answer is no reason to send anyone away; the page itself tells.
    if (state.status === 'in' && !state.account.is_staff) throw new Error(notStaff)
  },
  async checkError(error) {
    if (error instanceof SessionEnded) throw new Error(sessionOver)
  },
  async getIdentity() {
    const state = await settled()
    if (state.status !== 'in') throw new Error(sessionOver)
    const { id, first_name, last_name, is_superuser } = state.account
    return { id, fullName: `${first_name} ${last_name}`.trim(), isSuperuser: is_superuser }
  },
}
