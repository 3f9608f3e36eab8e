import { failureText } from '@tafelrunde/client/failures'
import { CallFailed } from '@tafelrunde/contract/http/call'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { Boundary } from '../code/Boundary.tsx'
import { ChunkMissing, loadAgain } from '../code/chunks.ts'
import { later } from '../code/later.tsx'
import { ErrorState } from '../ui/states/EmptyState.tsx'

type Props<Data> = {
  query: UseQueryResult<Data>
  skeleton: ReactNode
  /** What did not arrive: „Die Liste kam nicht an“. */
  failed: string
  /** What the error does not affect. */
  unaffected?: string
  /** Shown when the server knows no such thing. */
  missing?: ReactNode
  /** Stands around all of these: the page of something whose name is not known yet. */
  frame?: (content: ReactNode) => ReactNode
  children: (data: Data) => ReactNode
}

const NoAccess = later(async () => (await import('./NoAccess.tsx')).NoAccess)

/**
 * What is made of an answer of the server; until it is there its skeleton, if it fails the reason, and to whom the
 * server does not tell it, whom it is for.
 */
export const Loaded = <Data,>(props: Props<Data>) => {
  const { query, skeleton, failed, unaffected, missing, frame = content => content, children } = props
  const { data, error, refetch } = query
  // What has come is drawn in slices, between which the browser paints and answers.
  const drawn = useDeferredValue(data !== undefined)
  const again = async () => {
    if (error instanceof ChunkMissing) await loadAgain(error)
    await refetch()
  }
  const isMissing = error instanceof CallFailed && error.status === 404
  if (missing !== undefined && isMissing) return frame(missing)
  // Said by our server and not by something on the way, which knows no sentence.
  if (error instanceof CallFailed && error.status === 403 && error.problem)
    return frame(
      <Boundary>
        <Suspense fallback={skeleton}>
          <NoAccess />
        </Suspense>
      </Boundary>,
    )
  if (data !== undefined && drawn) return children(data)
  if (data !== undefined || error === null) return frame(skeleton)
  return frame(
    <ErrorState title={failed} pending={query.isFetching} onRetry={() => void again()}>
      {failureText(error)} {unaffected}
    </ErrorState>,
  )
}
