import { Activity, memo, use } from 'react'
import { type Location, useRoutes } from 'react-router-dom'
import { routes } from '../routes.tsx'
import { StackContext } from './History.tsx'
import './pages.css'
import { pagesOf } from './stack.rules.ts'

/** A page stays as it is while one moves elsewhere. */
const PageAt = memo(({ location }: { location: Location | undefined }) => useRoutes(routes, location))

/** The page in front, and those that one can come back to, as they were left. */
export const Pages = () => (
  <div className="pages">
    {pagesOf(use(StackContext)).map(({ page, location, isInFront }) => (
      <Activity key={page} mode={isInFront ? 'visible' : 'hidden'}>
        <PageAt location={location} />
      </Activity>
    ))}
  </div>
)
