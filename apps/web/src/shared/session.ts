import { Account, createTokens, getAccount } from '@tafelrunde/contract/account'
import { CallFailed } from '@tafelrunde/contract/call'
import { useSyncExternalStore } from 'react'
import { call } from './api.ts'
import { onSessionLost } from './request.ts'
import { accessToken, hasLoggedIn, lastAccount, refreshToken, username } from './storage.ts'
import { createStore } from './store.ts'
import { showToast } from './toasts.ts'

export type SessionEvent = 'user:login' | 'user:signup' | 'user:logout'

/** The default account of spec section 3: nobody. */
const emptyAccount = {
  id: null,
  email: '',
  first_name: '',
  last_name: '',
  birthday: null,
  date_joined: null,
  last_login: null,
  is_active: true,
  is_staff: false,
  is_superuser: false,
  is_user: false,
  is_lecturer: false,
  is_exhibitor: false,
  as_customernumber: '',
  profile_description: '',
  profile_picture: null,
  schooltype: null,
  has_active_subscription: false,
}

type Session = { account: Account | typeof emptyAccount; loggedIn: boolean; starting: boolean }

const loggedOut: Session = { account: emptyAccount, loggedIn: false, starting: false }
const session = createStore<Session>({ ...loggedOut, starting: true })

export const readSession = session.get
export const useSession = () => useSyncExternalStore(session.subscribe, session.get)

const announce = (name: SessionEvent) => window.dispatchEvent(new Event(name))

const fetchAccount = async () => {
  const account = await call(getAccount, {})
  await lastAccount.set(JSON.stringify(account))
  return account
}

const storedAccount = async () => {
  const stored = await lastAccount.get()
  return stored === undefined ? undefined : Account.safeParse(JSON.parse(stored)).data
}

/**
 * Logged in once the account of the stored token has arrived (spec section 4). Without an answer of the
 * server the account as last seen counts, so that the app works without network.
 */
export const startSession = async () => {
  if ((await accessToken.get()) === undefined) return session.set(loggedOut)
  const account = await fetchAccount().catch(error =>
    error instanceof CallFailed && error.status < 500 ? undefined : storedAccount(),
  )
  session.set(account ? { account, loggedIn: true, starting: false } : loggedOut)
}

/** Fetches the account again after something has changed it. */
export const reloadAccount = async () => {
  session.set({ ...session.get(), account: await fetchAccount() })
}

/** Logs in and answers the account; throws what the server refused. */
export const login = async (email: string, password: string) => {
  const { access, refresh } = await call(createTokens, { body: { email, password } })
  await Promise.all([accessToken.set(access), refreshToken.set(refresh)])
  const account = await fetchAccount()
  await Promise.all([username.set(email), hasLoggedIn.set(true)])
  announce('user:login')
  session.set({ account, loggedIn: true, starting: false })
  return account
}

/** Only announces the sign-up (spec section 4); the session follows the event. @public */
export const signUp = async (name: string) => {
  await username.set(name)
  announce('user:signup')
}

export const logout = async () => {
  await Promise.all([accessToken, refreshToken, hasLoggedIn, username, lastAccount].map(kept => kept.clear()))
  session.set(loggedOut)
  announce('user:logout')
}

window.addEventListener('user:signup', () => session.set({ ...session.get(), loggedIn: true }))

onSessionLost(async () => {
  await logout()
  void showToast('Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.')
})
