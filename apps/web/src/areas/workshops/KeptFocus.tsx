import { type ReactNode, useEffect, useRef } from 'react'

/** When what had the focus in here is gone, the page's heading takes it, so that it is not lost at the top. */
export const KeptFocus = ({ children }: { children: ReactNode }) => {
  const inside = useRef<HTMLDivElement>(null)
  const last = useRef<Element>(null)
  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return
    last.current = null
    inside.current?.closest('.ion-page')?.querySelector<HTMLElement>('[data-page-title]')?.focus()
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
