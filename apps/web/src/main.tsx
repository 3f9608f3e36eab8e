// oxlint-disable no-unassigned-import -- the first of all, and what comes along
import './react.ts'
import './common.ts'
import { idle } from './shared/code/idle.ts'
import { firstShown } from './shared/first-view/firstView.ts'
import { mode } from './shared/mode.ts'
import { queryClient } from './shared/queries/query.ts'
import { draft, lookAtSession, readingSession, startSession, tellServer } from './shared/session/session.ts'
import { show } from './show.tsx'
import './theme/theme.css'

/** What was opened, before the app leads on from there. */
const address = location.pathname + location.search

// The style sheets ask for it.
document.documentElement.classList.add(mode)

/** What goes wrong until there is code that tells of it. */
const faults: unknown[] = []
window.addEventListener('error', ({ error }) => faults.push(error))
window.addEventListener('unhandledrejection', ({ reason }) => faults.push(reason))

const session = startSession()
// Other tabs may have logged in or out while this one was asleep.
document.addEventListener(
  'visibilitychange',
  () => document.visibilityState === 'visible' && void lookAtSession(),
)
window.addEventListener('pageshow', ({ persisted }) => persisted && void lookAtSession())
window.addEventListener('online', tellServer)

void show(session)

/** Until no list is on its way any more: what else is loaded must not slow down what people wait for. */
const stable = () =>
  new Promise<void>(resolve => {
    const look = () => {
      if (queryClient.isFetching() > 0) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = queryClient.getQueryCache().subscribe(look)
    look()
  })

/** What the first screen can do without: the lists as last seen, and what goes on in the background. */
const later = async () => {
  await firstShown()
  await idle()
  if (draft) {
    // What is seen of a draft stays in this tab, and is gone with it.
    const { showDraftBar } = await import('./shared/drafts/DraftBar.tsx')
    await showDraftBar()
  } else {
    const { persistQueries } = await import('./shared/queries/persistence.ts')
    await readingSession // whose lists they are
    await persistQueries()
  }
  await stable()
  await idle()
  const { startBackground } = await import('./background.ts')
  await startBackground(faults, address)
}

/** What did not come is asked for again when the network is back. */
const start = () => void later().catch(() => window.addEventListener('online', start, { once: true }))

if (document.readyState === 'complete') start()
else window.addEventListener('load', start)
