import { type ReactNode, useEffect, useRef } from 'react'

/** It is taken away, or hides because it passes the filters no more. */
const isGone = (element: Element) => !element.isConnected || element.closest('[hidden]') !== null

/** When what had the focus in here is gone, the page's heading takes it, so that it is not lost at the top. */
export const KeptFocus = ({ children }: { children: ReactNode }) => {
  const inside = useRef<HTMLDivElement>(null)
  const last = useRef<Element>(null)
  useEffect(() => {
    if (!last.current || !isGone(last.current)) return
    if (document.activeElement !== document.body && document.activeElement !== last.current) return
    last.current = null
    inside.current?.closest('[data-page]')?.querySelector<HTMLElement>('[data-page-title]')?.focus()
  })
  return (
    <div
      ref={inside}
      onFocus={({ target }) => {
        last.current = target
      }}
    >
      {children}
    </div>
  )
}
