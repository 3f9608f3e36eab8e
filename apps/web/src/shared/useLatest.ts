import { useLayoutEffect, useRef } from 'react'

/** A box that always holds the value of the last drawing: for a function that stays the same and is called later. */
export const useLatest = <Value>(value: Value) => {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
