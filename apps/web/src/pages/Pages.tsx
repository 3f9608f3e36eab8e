import { Activity, memo, use, useEffect, useRef } from 'react'
import { type Location, useRoutes } from 'react-router-dom'
import { mode } from '../mode.ts'
import { routes } from '../routes.tsx'
import { firstShown } from '../shared/firstView.ts'
import { StackContext } from './History.tsx'
import './pages.css'
import { pagesOf } from './stack.rules.ts'

/** A page stays as it is while one moves elsewhere. */
const PageAt = memo(({ location }: { location: Location | undefined }) => useRoutes(routes, location))

/** Lets a swipe from the edge go back, in iOS mode (spec 9). */
const useSwipeBack = () => {
  const main = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (mode !== 'ios') return undefined
    const following = firstShown()
      .then(() => import('./swipeBack.ts'))
      .then(({ followSwipes }) => (main.current ? followSwipes(main.current) : undefined))
      .catch(() => undefined) // without its code the button and the browser lead back
    return () => void following.then(end => end?.())
  }, [])
  return main
}

/** The page in front, and those that one can come back to, as they were left. */
export const Pages = () => (
  <div id="main" className="pages" ref={useSwipeBack()}>
    {pagesOf(use(StackContext)).map(({ page, location, isInFront }) => (
      <Activity key={page} mode={isInFront ? 'visible' : 'hidden'}>
        <PageAt location={location} />
      </Activity>
    ))}
  </div>
)
