import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For the page around this element: whoever comes back to it finds the row that they had tapped where it was, though the rows
 * above may say more now, as those beside a place just booked do. Browsers keep no row in its place that is not laid out, as all
 * of a page behind another one.
 */
export const useTappedRow = (inside: RefObject<Element | null>) => {
  const tapped = useRef<{ row: Element; top: number }>(undefined)

  useLayoutEffect(() => {
    const page = inside.current?.closest<HTMLElement>('[data-page]')
    if (!page) return undefined
    const scroller = page.querySelector('.content')
    if (scroller && tapped.current?.row.isConnected)
      scroller.scrollTop += tapped.current.row.getBoundingClientRect().top - tapped.current.top
    tapped.current = undefined
    const note = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')
      if (!link || metaKey || ctrlKey || shiftKey) return
      const row = link.closest('article') ?? link
      tapped.current = { row, top: row.getBoundingClientRect().top }
    }
    page.addEventListener('click', note)
    return () => page.removeEventListener('click', note)
  }, [inside])
}
