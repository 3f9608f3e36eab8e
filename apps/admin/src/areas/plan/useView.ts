import { useCallback, useState } from 'react'

type View = { left: number; top: number; right: number; bottom: number }
type Rect = { left: number; top: number; width: number; height: number }

/** The part in sight is looked at in steps, so that scrolling draws anew only now and then. */
const step = 300

const viewOf = (element: Element): View => {
  const left = Math.floor(element.scrollLeft / step) * step
  const top = Math.floor(element.scrollTop / step) * step
  return { left, top, right: left + element.clientWidth + step, bottom: top + element.clientHeight + step }
}

const isSame = (one: View, other: View) =>
  one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom

/** Which part of a scrolling element is in sight. */
export const useView = () => {
  const [view, setView] = useState<View>({ left: 0, top: 0, right: 2000, bottom: 2000 })
  const scroller = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const look = () => {
      const next = viewOf(element)
      setView(before => (isSame(before, next) ? before : next))
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  return { view, scroller }
}

/** In sight, or nearly. */
export const isNear = (view: View, { left, top, width, height }: Rect) =>
  left < view.right + step &&
  left + width > view.left - step &&
  top < view.bottom + step &&
  top + height > view.top - step
