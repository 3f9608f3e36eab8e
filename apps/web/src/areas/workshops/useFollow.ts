import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useLatest } from '../../shared/useLatest.ts'

/**
 * Follows links of the app as `Link` does, for a list of very many: each `Link` is drawn anew with every step through the
 * app. Answers the same function always.
 */
export const useFollow = () => {
  const navigate = useLatest(useNavigate())
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const { button, metaKey, altKey, ctrlKey, shiftKey } = event
      if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
      event.preventDefault()
      void navigate.current(event.currentTarget.pathname)
    },
    [navigate],
  )
}
