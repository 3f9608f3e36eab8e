import { useEffect, useState } from 'react'

/** What somebody types, as soon as they pause. */
export const useSettled = (text: string, pauseMs = 400) => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return settled
}
