import { useEffect, useState } from 'react'

/** The time, half a minute exact: what has begun or closed meanwhile is shown so. */
export const useNow = () => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
