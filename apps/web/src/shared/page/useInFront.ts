import { useEffect, useRef, useState } from 'react'
import { firstShown } from '../firstView.ts'

/** Ionic's menu, as whatever else lies above a screen, keeps the focus until it has closed, and then says so. */
export const overlayClosed = 'ionDidClose'

/** Keeps the numbers of places current from now on; answers how to end that. */
const followPlaces = (live: number | true) => {
  // What cannot be followed is as it was when it was asked for.
  const following = firstShown()
    .then(() => import('../live.ts'))
    .then(({ follow }) => follow(live))
    .catch(() => () => {})
  return () => void following.then(end => end())
}

/**
 * For an element inside an IonPage, whose ref it answers: while that page is the one in front (Ionic keeps
 * others behind it), the browser shows „Titel · Tafelrunde“, and the focus moves to what had it before or
 * to the heading, without scrolling: Ionic's own way to move it would bring a heading that scrolls into view. It looks at what is on the screen, because Ionic's own events (9.0.4) leave out changes of tabs.
 */
export const useInFront = (title: string, live?: number | boolean) => {
  const inside = useRef<HTMLElement>(null)
  const lastFocus = useRef<HTMLElement>(undefined)
  const [inFront, setInFront] = useState(false)

  useEffect(() => {
    const page = inside.current?.closest('.ion-page')
    const observer = new IntersectionObserver(entries => {
      setInFront(entries.at(-1)?.isIntersecting ?? false)
    })
    if (page) observer.observe(page)
    // While Ionic moves from one page to the next, either of both may have the focus already.
    const note = ({ target }: Event) => {
      if (target instanceof HTMLElement) lastFocus.current = target
    }
    page?.addEventListener('focusin', note)
    return () => {
      observer.disconnect()
      page?.removeEventListener('focusin', note)
    }
  }, [])

  useEffect(() => {
    if (inFront) document.title = `${title} · Tafelrunde`
  }, [inFront, title])

  useEffect(() => (live && inFront ? followPlaces(live) : undefined), [live, inFront])

  useEffect(() => {
    const page = inside.current?.closest('.ion-page')
    if (!inFront || !page) return undefined
    const takeFocus = () => {
      if (page.contains(document.activeElement)) return
      const last = lastFocus.current?.isConnected ? lastFocus.current : undefined
      const target = last ?? page.querySelector<HTMLElement>('h1')
      target?.focus({ preventScroll: true })
    }
    takeFocus()
    window.addEventListener(overlayClosed, takeFocus)
    return () => window.removeEventListener(overlayClosed, takeFocus)
  }, [inFront])

  return inside
}
