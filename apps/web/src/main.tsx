import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
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

/** What the first screen can do without: the lists as last seen, then the worker for updates. */
const later = async () => {
  const { persistQueries } = await import('./shared/persistence.ts')
  await persistQueries()
  const { followUpdates } = await import('./shared/update.ts')
  followUpdates()
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200)

window.addEventListener('load', () => whenIdle(() => void later()))
