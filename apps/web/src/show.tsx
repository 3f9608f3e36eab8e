import { Unreachable } from '@tafelrunde/client/failures'
import { hydrate } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './App.tsx'
import { firstCode } from './shared/code/later.tsx'
import { readTyped } from './shared/drafts/typed.ts'
import { type Drawn, firstShown, readDrawn } from './shared/first-view/firstView.ts'
import { queryClient } from './shared/queries/query.ts'
import { ownEventsQuery, ownTimeslotsQuery } from './shared/session/personal.ts'
import { draft, readingSession, readSession } from './shared/session/session.ts'

const root = document.getElementById('root') ?? document.body

/** The server makes its page anew with each change, and each minute; the worker gives one that the device has kept. */
const freshMs = 90_000
const isKept = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** What came with a page that has just been made is what the server would answer now, but to whoever looks at a draft. */
const asKnown = ({ now, state }: Drawn) => {
  const isFresh = !draft && !isKept() && Date.now() - now.getTime() < freshMs
  const dataUpdatedAt = isFresh ? Date.now() : now.getTime()
  return { ...state, queries: state.queries.map(one => ({ ...one, state: { ...one.state, dataUpdatedAt } })) }
}

const app = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
)
const options = {
  // What did not come is told by the screen; the rest is a fault like any other.
  onCaughtError: (error: unknown) => void (error instanceof Unreachable || reportError(error)),
}

/** How long a page stays as it came until it is known who looks at it. */
const patienceMs = 2500

/** Who looks at it and what they have: the page becomes theirs in one step, not a visitor's, then nobody's, then theirs. */
const personKnown = async (session: Promise<void>) => {
  await readingSession
  if (!readSession().starting) return
  await Promise.all([
    session,
    queryClient.prefetchQuery(ownEventsQuery),
    queryClient.prefetchQuery(ownTimeslotsQuery),
  ])
}
const orPatienceIsOver = (work: Promise<void>) =>
  Promise.race([work, new Promise(resolve => setTimeout(resolve, patienceMs))])

/** Takes over what came with the page, once the code of its screen is there and it is known whose `session` it is, or draws it all. */
export const show = async (session: Promise<void>) => {
  const drawn = readDrawn()
  if (!drawn) return startTransition(() => createRoot(root, options).render(app))
  await Promise.all([firstCode(), orPatienceIsOver(personKnown(session))])
  hydrate(queryClient, asKnown(drawn))
  if (location.pathname !== drawn.path.split('?')[0])
    window.history.replaceState(window.history.state, '', drawn.path) // the front door leads on
  root.dataset['drawn'] = 'taken'
  const typed = readTyped(root)
  startTransition(() => void hydrateRoot(root, app, options))
  await firstShown()
  typed()
  await session
  // What came with the page is a visitor's.
  const came = new Set(drawn.state.queries.map(({ queryHash }) => queryHash))
  if (readSession().loggedIn)
    await queryClient.invalidateQueries({ predicate: ({ queryHash }) => came.has(queryHash) })
}
