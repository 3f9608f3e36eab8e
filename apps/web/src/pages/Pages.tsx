import { Activity, memo } from 'react'
import { type Location, useRoutes } from 'react-router'
import { routes } from '../routes.tsx'
import './pages.css'
import { pagesOf } from './stack.rules.ts'
import { useStack } from './useStack.ts'

/** A page stays as it is while one moves elsewhere. */
const PageAt = memo(({ location }: { location: Location | undefined }) => useRoutes(routes, location))

/** The page in front, and those that one can come back to, as they were left. */
export const Pages = () => (
  <div className="pages">
    {pagesOf(useStack()).map(({ page, location, isInFront }) => (
      <Activity key={page} mode={isInFront ? 'visible' : 'hidden'}>
        <PageAt location={location} />
      </Activity>
    ))}
  </div>
)
