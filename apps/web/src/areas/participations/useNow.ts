import { useEffect, useState } from 'react'

/** The time, half a minute exact: what has begun cannot be booked any more. */
export const useNow = () => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
