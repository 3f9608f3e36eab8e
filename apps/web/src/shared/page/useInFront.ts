import { useEffect, useRef } from 'react'
import { endFirstView, firstShown } from '../first-view/firstView.ts'

/** Told to the window when what lay above a page, and kept the focus, is gone. */
export const overlayClosed = 'overlay-closed'

/** What lies above a page, and keeps the focus as long as it does. */
const above = 'ion-modal, ion-alert, ion-action-sheet, dialog[open]'

/** Whether an element has a place on the page: it and all around it are displayed. Safari knows `checkVisibility` from 17.4 on. */
const isDrawn = (element: Element) => element.getClientRects().length > 0

/** Keeps the numbers of places current from now on; answers how to end that. */
const followPlaces = (live: number | true) => {
  // What cannot be followed is as it was when it was asked for.
  const following = firstShown()
    .then(() => import('../queries/live.ts'))
    .then(({ follow }) => follow(live))
    .catch(() => () => {})
  return () => void following.then(end => end())
}

/**
 * For an element inside a page, whose ref it answers: while that page is in front, which is when its effects run, the browser
 * shows „Titel · Tafelrunde“, and the focus moves to what had it before or to the heading, without scrolling.
 */
export const useInFront = (title: string, live?: number | boolean) => {
  const inside = useRef<HTMLElement>(null)
  const lastFocus = useRef<HTMLElement>(undefined)

  useEffect(() => {
    document.title = `${title} · Tafelrunde`
    endFirstView()
  }, [title])

  useEffect(() => (live ? followPlaces(live) : undefined), [live])

  useEffect(() => {
    const page = inside.current?.closest('[data-page]')
    if (!page) return undefined
    const note = ({ target }: Event) => {
      if (target instanceof HTMLElement) lastFocus.current = target
    }
    const takeFocus = () => {
      const { activeElement } = document
      if (page.contains(activeElement) || activeElement?.closest(above)) return
      const last = lastFocus.current?.isConnected ? lastFocus.current : undefined
      const target = last ?? [...page.querySelectorAll('h1')].find(isDrawn)
      target?.focus({ preventScroll: true })
    }
    takeFocus()
    page.addEventListener('focusin', note)
    window.addEventListener(overlayClosed, takeFocus)
    return () => {
      page.removeEventListener('focusin', note)
      window.removeEventListener(overlayClosed, takeFocus)
    }
  }, [])

  return inside
}
