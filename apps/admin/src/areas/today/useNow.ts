import { useEffect, useState } from 'react'

/** How often the start page looks again: the office leaves it open all day. */
export const refreshMs = 60_000

/** The present moment, anew every minute. */
export const useNow = () => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
