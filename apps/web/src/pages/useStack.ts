import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import { move } from './moves.ts'
import { afterStep, beginStack, onlyInFront, wayOf } from './stack.rules.ts'

/** Which place of the browser's history one is at, as the router counts them there. */
const placeNow = () => Number(window.history.state?.idx ?? 0)

/** The places of the browser's history that the app knows; what comes in front moves there. */
export const useStack = () => {
  const location = useLocation()
  const action = useNavigationType()
  const [stack, setStack] = useState(() => beginStack(location, placeNow()))
  // What the browser is at; drawn is it a moment later.
  const latest = useRef(stack)

  const follow = useEffectEvent((location: Location) => {
    const before = latest.current
    if (before.entries.get(before.at)?.location === location) return
    const after = afterStep(before, { action, location, place: placeNow() })
    latest.current = after
    move(wayOf(before, after), () => setStack(after))
  })
  useLayoutEffect(() => follow(location), [location])

  useEffect(() => {
    const forget = () => {
      latest.current = onlyInFront(latest.current)
      setStack(latest.current)
    }
    window.addEventListener('user:login', forget)
    window.addEventListener('user:logout', forget)
    return () => {
      window.removeEventListener('user:login', forget)
      window.removeEventListener('user:logout', forget)
    }
  }, [])
  return stack
}
