import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { queryClient } from './shared/query.ts'
import { startSession } from './shared/session.ts'
import './theme/theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

void startSession()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

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

/** What the first screen can do without: the lists as last seen, then the worker for updates (spec 9). */
const later = async () => {
  const { persistQueries } = await import('./shared/persistence.ts')
  await persistQueries()
  await stable()
  const { followUpdates } = await import('./shared/update.ts')
  followUpdates()
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200)

window.addEventListener('load', () => whenIdle(() => void later()))
