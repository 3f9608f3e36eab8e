import { Account, createTokens, getAccount } from '@tafelrunde/contract/account'
import { CallFailed, callThrough } from '@tafelrunde/contract/call'
import { useSyncExternalStore } from 'react'
import { call } from './api.ts'
import { onSessionLost, requestWith } from './request.ts'
import {
  accessToken,
  drafts,
  hasLoggedIn,
  lastAccount,
  lastPass,
  lastQueries,
  refreshToken,
  username,
} from './storage.ts'
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

type Session = {
  account: Account | typeof emptyAccount
  loggedIn: boolean
  /** Logged in with tokens: the server answers what is personal. After a sign-up it does not yet. */
  active: boolean
  starting: boolean
}

const loggedOut: Session = { account: emptyAccount, loggedIn: false, active: false, starting: false }
const loggedInAs = (account: Account): Session => ({ account, loggedIn: true, active: true, starting: false })
const session = createStore<Session>({ ...loggedOut, starting: true })

/** What is known of an account that has just been made. */
export type SignedUp = Pick<Account, 'id' | 'email' | 'first_name' | 'last_name'>

declare global {
  interface WindowEventMap {
    'user:signup': CustomEvent<SignedUp | undefined>
  }
}

export const readSession = session.get
export const useSession = () => useSyncExternalStore(session.subscribe, session.get)

const announce = (name: SessionEvent, detail?: SignedUp) =>
  window.dispatchEvent(new CustomEvent(name, { detail }))

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
  session.set(account ? loggedInAs(account) : loggedOut)
}

/** Fetches the account again after something has changed it. */
export const reloadAccount = async () => {
  session.set({ ...session.get(), account: await fetchAccount() })
}

/** Logs in and answers the account; throws what the server refused. */
export const login = async (email: string, password: string) => {
  const { access, refresh } = await call(createTokens, { body: { email, password } })
  // What waits to be sent on this device is told by it whose tokens these are.
  await lastAccount.clear()
  await Promise.all([accessToken.set(access), refreshToken.set(refresh)])
  const account = await fetchAccount()
  await Promise.all([username.set(email), hasLoggedIn.set(true)])
  announce('user:login')
  session.set(loggedInAs(account))
  return account
}

/** Only announces the sign-up (spec section 4); the session follows the event. */
export const signUp = (account: SignedUp) => announce('user:signup', account)

/** The logout of spec section 4; nothing typed is left for whoever comes next. */
const forget = async () => {
  const kept = [accessToken, refreshToken, hasLoggedIn, username, lastAccount, lastPass, lastQueries]
  await Promise.all(kept.map(entry => entry.clear()))
  drafts.clear()
  session.set(loggedOut)
  announce('user:logout')
  await lastQueries.clear() // the lists may have been written once more before the logout dropped them
}

const endAtServer = async (access: string) => {
  const { endSession } = await import('@tafelrunde/contract/sessions')
  await callThrough(requestWith(access))(endSession, { params: { id: 'current' } })
}

/** Logs out on this device and, as far as the server can be reached now, ends the session there too. */
export const logout = async () => {
  const access = await accessToken.get()
  if (access !== undefined) endAtServer(access).catch(() => undefined)
  await forget()
}

/** Logged in without tokens, as the account still has to be confirmed; nobody's session ends by it. */
window.addEventListener('user:signup', ({ detail }) => {
  if (session.get().active) return
  const nobody = { ...emptyAccount, is_active: false }
  const account = detail ? { ...nobody, ...detail, date_joined: new Date() } : nobody
  session.set({ ...loggedOut, account, loggedIn: true })
})

onSessionLost(async () => {
  await forget()
  void showToast('Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.')
})
