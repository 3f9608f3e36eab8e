import { flushSync } from 'react-dom'
import type { wayOf } from './stack.rules.ts'

type Way = ReturnType<typeof wayOf>

const calm = window.matchMedia('(prefers-reduced-motion: reduce)')

let latest: ReturnType<Document['startViewTransition']> | undefined
let hasMoved = false
// A browser that slides the pages itself, as while one swipes back on an iPhone, says so.
window.addEventListener('popstate', event => (hasMoved = event.hasUAVisualTransition), { capture: true })

/** The next step draws no transition: the page has been moved by hand. */
export const moveByHand = () => {
  hasMoved = true
}

/**
 * Draws what comes in front, with the browser's transition from what was there (`pages.css`): none where it knows none, where
 * motion is to be reduced, or where the page has been moved already.
 */
export const move = (way: Way, draw: () => void) => {
  const isStill = way === 'none' || hasMoved || calm.matches || document.visibilityState === 'hidden'
  hasMoved = false
  if (isStill || !('startViewTransition' in document)) return draw()
  const root = document.documentElement
  root.dataset.way = way
  const transition = document.startViewTransition(() => flushSync(draw))
  latest = transition
  void transition.finished.finally(() => transition === latest && delete root.dataset.way)
}
