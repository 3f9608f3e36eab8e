import { openDevice } from '@tafelrunde/client/open-device'
import { sender } from '@tafelrunde/client/send'
import { createSession } from '@tafelrunde/client/session'
import type { SessionState } from '@tafelrunde/client/state'

// Whatever another person has seen goes with the page.
const anew = () => location.reload()

/** The session of the app and the Verwaltung: who logs in to one is in the other. */
export const session = createSession({
  device: openDevice(),
  send: sender('', () => {}),
  began: here => here || anew(),
  // Where the session is lost, react-admin leads to the login and says why.
  ended: how => how === 'elsewhere' && anew(),
})

/** Who is logged in, once that is known. */
export const settled = () =>
  new Promise<Exclude<SessionState, { status: 'starting' }>>(resolve => {
    const look = () => {
      const state = session.state.get()
      if (state.status === 'starting') return
      unsubscribe()
      resolve(state)
    }
    const unsubscribe = session.state.subscribe(look)
    look()
  })

void session.start()
document.addEventListener(
  'visibilitychange',
  () => document.visibilityState === 'visible' && void session.look(),
)
window.addEventListener('pageshow', ({ persisted }) => persisted && anew())
window.addEventListener('online', session.tellServer)
