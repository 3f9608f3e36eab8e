import { useEffect, useState } from 'react'

const pauseMs = 300

/** A value once it has not changed for a moment: what is typed, when somebody stops typing. */
export const useSettled = <Value>(value: Value) => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
