import { startTransition, useEffect, useRef, useState } from 'react'
import { isDrawn } from '../../shared/drawn.ts'

/** How far before it is seen something is near. Where a browser knows no margin of what scrolls, it is once it is seen. */
const ahead = '100% 0px'

const followers = new WeakMap<Element, (near: boolean) => void>()

/** What has the focus stays, and so does all of a page that lies behind another one. */
const stays = (place: Element) => {
  const page = place.closest('[data-page]')
  return place.contains(document.activeElement) || (page !== null && !isDrawn(page))
}

/** One for all places; what it tells is drawn in slices, between which the page scrolls on. */
const observer = new IntersectionObserver(
  entries =>
    startTransition(() => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting || !stays(target)) followers.get(target)?.(isIntersecting)
    }),
  { rootMargin: ahead, scrollMargin: ahead },
)

/** Whether the place of this ref is on the screen, or not far from it; until that is known, what `first` says. */
export const useNear = <Place extends Element>(first: boolean) => {
  const place = useRef<Place>(null)
  const [near, setNear] = useState(first)
  useEffect(() => {
    const { current } = place
    if (!current) return undefined
    followers.set(current, setNear)
    observer.observe(current)
    return () => observer.unobserve(current)
  }, [])
  return [place, near] as const
}
