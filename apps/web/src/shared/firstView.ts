import { createStore } from '@tafelrunde/client/store'
import { useSyncExternalStore } from 'react'

/** What stands on the page until the app has made the same, if the page came with it. */
export const firstView = document.getElementById('first-view')

/** The answers that came with it, by the addresses that they answer, until they are asked for. */
let answers: Map<string, unknown> | undefined
let brief = false

const read = () => {
  const text = document.getElementById('answers')?.textContent
  // A page that was left and is shown again may be hours old.
  const [visit] = performance.getEntriesByType('navigation')
  const isOld = visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward'
  return new Map<string, unknown>(text && !isOld ? Object.entries(JSON.parse(text)) : [])
}

/** What the server would answer a visitor at this address, if it came with the page; once, as later it is old. */
export const takeAnswer = (url: string) => {
  answers ??= read()
  const answer = answers.get(url)
  answers.delete(url)
  brief ||= answer !== undefined && answers.has('brief')
  return answer
}

/** Whether answers that came with it were used, and lack what is not seen of them. */
export const cameBrief = () => brief

const over = createStore(firstView === null)

/**
 * The app has taken its place; what was not asked for is old from now on. What is not seen begins once the app is painted,
 * or people would wait for that as well.
 */
export const endFirstView = () => {
  firstView?.remove()
  answers = new Map()
  requestAnimationFrame(() => setTimeout(() => over.set(true), 0))
}

/** When there is nothing more urgent: what came with the page is shown by the app; at once, if nothing came. */
export const firstShown = () =>
  new Promise<void>(resolve => {
    const isShown = () => over.get() || document.getElementById('answers') === null
    const unsubscribe = over.subscribe(() => over.get() && shown())
    const shown = () => {
      unsubscribe()
      resolve()
    }
    if (isShown()) shown()
  })

/** False as long as people read the first view: what they do not see can wait. */
export const useFirstViewOver = () => useSyncExternalStore(over.subscribe, over.get, over.get)
