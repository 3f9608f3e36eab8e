import { useEffect, useState } from 'react'

/** How often the start page looks again: the office leaves it open all day, and what it says is to be true now. */
export const refreshMs = 15_000

/** The present moment, anew as often as the figures. */
export const useNow = () => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
