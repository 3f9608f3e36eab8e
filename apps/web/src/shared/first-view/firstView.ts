import { createStore } from '@tafelrunde/client/store'
import type { DehydratedState } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** What the server drew the page from, as it comes with it: its address, when, for which window, and the answers for a visitor. */
export type Drawn = { path: string; now: Date; isWide: boolean; state: DehydratedState }

const isMoment = (value: unknown): value is { $date: string } =>
  typeof value === 'object' && value !== null && '$date' in value

/** Moments stay moments. */
export const asText = (drawn: Drawn) =>
  JSON.stringify(drawn, function (this: Record<string, unknown>, key, value) {
    const own = this[key]
    return own instanceof Date ? { $date: own.toISOString() } : value
  })
const read = (text: string): Drawn =>
  JSON.parse(text, (_key, value: unknown) => (isMoment(value) ? new Date(value.$date) : value))

const text = document.getElementById('drawn')?.textContent
let drawn = text ? read(text) : undefined

/** What the page is drawn from: as it came with it, or as the server draws it now. */
export const readDrawn = () => drawn
/** For the server: it draws one page after the other. */
export const drawFor = (next: Drawn) => {
  drawn = next
}

const over = createStore(!drawn)

/** The app has taken the page over; what is not seen begins once it is painted, or people would wait for that as well. */
export const endFirstView = () => {
  if (over.get()) return
  const root = document.getElementById('root')
  const tapped = root?.querySelector<HTMLElement>('[data-tapped]')
  root?.removeAttribute('data-drawn')
  tapped?.removeAttribute('data-tapped')
  requestAnimationFrame(() =>
    setTimeout(() => {
      over.set(true)
      tapped?.click()
    }, 0),
  )
}

/** When there is nothing more urgent: the app has taken over what came with the page; at once, if nothing came. */
export const firstShown = () =>
  new Promise<void>(resolve => {
    const look = () => {
      if (!over.get()) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = over.subscribe(look)
    look()
  })

/** False as long as people read what came with the page: what they do not see can wait. */
export const firstViewOver = { subscribe: over.subscribe, get: over.get, first: () => drawn === undefined }
export const useFirstViewOver = () =>
  useSyncExternalStore(firstViewOver.subscribe, firstViewOver.get, firstViewOver.first)
