import { useEffect, useState } from 'react'
import { readDrawn, useFirstViewOver } from './first-view/firstView.ts'

/** The time, half a minute exact: what has begun or closed meanwhile is shown so. First that for which the page was drawn. */
export const useNow = () => {
  const isOver = useFirstViewOver()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return (!isOver && readDrawn()?.now) || now
}
