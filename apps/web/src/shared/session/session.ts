import { ownEntries } from '@tafelrunde/client/own'
import { sender } from '@tafelrunde/client/send'
import { createSession } from '@tafelrunde/client/session'
import type { End, SessionState } from '@tafelrunde/client/state'
import { createStore } from '@tafelrunde/client/store'
import type { Account } from '@tafelrunde/contract/people/account'
import { useSyncExternalStore } from 'react'
import { noteReached } from '../queries/online.ts'
import { showToast } from '../toasts.ts'
import { device, drafts } from './storage.ts'

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
  /** There are tokens, but neither device nor server could tell whose. */
  unknown: boolean
}

const loggedOut: Session = {
  account: emptyAccount,
  loggedIn: false,
  active: false,
  starting: false,
  unknown: false,
}

const sessionOf = (state: SessionState): Session => {
  if (state.status === 'in') return { ...loggedOut, account: state.account, loggedIn: true, active: true }
  return { ...loggedOut, starting: state.status === 'starting', unknown: state.status === 'unknown' }
}

/** What is known of an account that has just been made. */
export type SignedUp = Pick<Account, 'id' | 'email' | 'first_name' | 'last_name'>

export type SessionEvent = 'user:login' | 'user:signup' | 'user:logout'

declare global {
  interface WindowEventMap {
    /** `here`: by a login in this tab. */
    'user:login': CustomEvent<{ here: boolean }>
    'user:signup': CustomEvent<SignedUp | undefined>
    'user:logout': CustomEvent<{ how: End; owner: number | undefined }>
  }
}

const announce = (name: SessionEvent, detail?: WindowEventMap[SessionEvent]['detail']) =>
  window.dispatchEvent(new CustomEvent(name, { detail }))

/** Where the API is, when the app does not come from there. */
export const apiRoot = import.meta.env.VITE_API_ROOT ?? ''

const lost = 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.'

const ended = (how: End, owner: number | undefined) => {
  // Nothing typed is left for whoever comes next; who was thrown out finds it again at the next login.
  if (how !== 'lost') drafts.clear()
  announce('user:logout', { how, owner })
  if (how === 'lost') void showToast(lost, { duration: 6000 })
}

const began = (here: boolean) => {
  drafts.clear(current.owner())
  announce('user:login', { here })
}

/** The secret of a draft that was shared as a link: seen in this tab alone, and sent with what it asks. */
const sharedAs = '#entwurf='
if (location.hash.startsWith(sharedAs)) {
  window.name = location.hash
  history.replaceState(null, '', location.pathname)
}
export const [, draft] = window.name.split(sharedAs)

const sendPlain = sender(apiRoot, noteReached)
const send: typeof sendPlain = draft
  ? (access, asked) => sendPlain(access, { ...asked, headers: { ...asked.headers, 'X-Draft': draft } })
  : sendPlain

/** For the login, which comes with its screen. */
export const current = createSession({ device, send, began, ended })

export const {
  start: startSession,
  reading: readingSession,
  logout,
  reload: reloadAccount,
  renew: renewSession,
  request,
  requestNow,
  tellServer,
  look: lookAtSession,
} = current

const keepsNothing =
  'Dieser Browser speichert gerade nichts auf dem Gerät. Sie bleiben nur angemeldet, solange die App offen ist.'
device.isKept.subscribe(
  () =>
    void showToast(keepsNothing, {
      duration: 8000,
      action: { text: 'Neu laden', onTap: () => location.reload() },
    }),
)

/** What the device keeps for whoever is logged in, or for visitors. */
export const own = ownEntries(device, current.owner)

const session = createStore(sessionOf(current.state.get()))
current.state.subscribe(() => session.set(sessionOf(current.state.get())))

export const readSession = session.get
/** First nobody's: so the server draws it, which knows no one. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.get, () => loggedOut)

/** Only announces the sign-up (spec section 4); the session follows the event. */
export const signUp = (account: SignedUp) => announce('user:signup', account)

/** Logged in without tokens, as the account still has to be confirmed; nobody's session ends by it. */
window.addEventListener('user:signup', ({ detail }) => {
  if (session.get().active) return
  const nobody = { ...emptyAccount, is_active: false }
  const account = detail ? { ...nobody, ...detail, date_joined: new Date() } : nobody
  session.set({ ...loggedOut, account, loggedIn: true })
})
