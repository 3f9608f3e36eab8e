import { useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { anew } from '../../paths.ts'

/** Whether there is a place of the app to go back to; its router keeps its count of them, and its own notes, in the history. */
export const leadsBack = () => {
  const { idx = 0, usr } = window.history.state ?? {}
  return idx > 0 && usr !== anew
}

/** A box that always holds the value of the last drawing: for a function that stays the same and is called later. */
const useLatest = <Value>(value: Value) => {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

/** The ways on from a page, the same ones for as long as it is there. */
export const useGo = () => {
  // The router's is another one after each step through the app.
  const navigate = useLatest(useNavigate())
  return useMemo(() => {
    const to = (path: string) => void navigate.current(path)
    /** No button leads back from there, and nothing stays of the pages before. */
    const insteadTo = (path: string) => void navigate.current(path, { replace: true, state: anew })
    /** To where one came from; to `path` where that is not to be seen again, or there is nothing. */
    const back = (path: string) =>
      void (leadsBack() ? navigate.current(-1) : navigate.current(path, { replace: true }))
    return { to, insteadTo, back }
  }, [navigate])
}
