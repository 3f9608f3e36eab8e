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

/** Until the browser has painted what there is and has nothing to do. */
const idle = () =>
  new Promise<void>(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })

/** What the first screen can do without: the lists as last seen, and what goes on in the background. */
const later = async () => {
  await idle()
  const { persistQueries } = await import('./shared/persistence.ts')
  await persistQueries()
  await stable()
  await idle()
  const { startBackground } = await import('./background.ts')
  startBackground()
}

window.addEventListener('load', () => void later())
