import { problemText } from '@tafelrunde/client/form-failures'
import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'

/** Tells of a failure, unless it is seen where the deed is: whoever has left the page sees nothing there. */
export const useTell = () => {
  const notify = useNotify()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return (failure: unknown, isSeen = false) => {
    if (isGone.current || !isSeen) notify(problemText(failure), { type: 'error' })
  }
}
