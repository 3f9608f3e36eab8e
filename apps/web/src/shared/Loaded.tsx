import { CallFailed } from '@tafelrunde/contract/call'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from './failures.ts'
import { ErrorState } from './ui/EmptyState.tsx'

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

/** What is made of an answer of the server; until it is there its skeleton, if it fails the reason. */
export const Loaded = <Data,>(props: Props<Data>) => {
  const { query, skeleton, failed, unaffected, missing, frame = content => content, children } = props
  const { data, error, isFetching, refetch } = query
  const isMissing = error instanceof CallFailed && error.status === 404
  if (missing !== undefined && isMissing) return frame(missing)
  if (data !== undefined) return children(data)
  if (error === null) return frame(skeleton)
  return frame(
    <ErrorState title={failed} pending={isFetching} onRetry={() => void refetch()}>
      {failureText(error)} {unaffected}
    </ErrorState>,
  )
}
