import { createBrowserHistory, createMemoryHistory } from '@remix-run/router'
import {
  createContext,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Router } from 'react-router-dom'
import { move } from './moves.ts'
import { afterStep, beginStack, onlyInFront, type Stack, wayOf } from './stack.rules.ts'

const isDrawnByServer = !('createElement' in document)

/** The browser's; of the server, which draws one address after the other, one that it sets. */
export const history = isDrawnByServer
  ? createMemoryHistory({ v5Compat: true })
  : createBrowserHistory({ v5Compat: true })

const begin = () => beginStack(history.location, Number(window.history.state?.idx ?? 0))

export const StackContext = createContext<Stack>(begin())

/** The browser's history, as the app knows it: who moves on or back, by a link, a button or a gesture, is told here. */
export const History = ({ children }: { children: ReactNode }) => {
  const [stack, setStack] = useState(begin)
  // What the browser is at; drawn is it a moment later.
  const latest = useRef(stack)

  const follow = useEffectEvent((step: Parameters<typeof afterStep>[1]) => {
    const before = latest.current
    latest.current = afterStep(before, step)
    const after = latest.current
    move(wayOf(before, after), () => setStack(after))
  })
  useLayoutEffect(() => history.listen(step => follow(step)), [])

  useEffect(() => {
    const forget = () => {
      latest.current = onlyInFront(latest.current)
      setStack(latest.current)
    }
    window.addEventListener('user:login', forget)
    window.addEventListener('user:logout', forget)
    return () => {
      window.removeEventListener('user:login', forget)
      window.removeEventListener('user:logout', forget)
    }
  }, [])

  const location = stack.entries.get(stack.at)?.location ?? history.location
  return (
    <Router location={location} navigator={history}>
      <StackContext value={stack}>{children}</StackContext>
    </Router>
  )
}
