import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { ErrorState } from '../ui/states/EmptyState.tsx'
import { ChunkMissing, loadAgain } from './chunks.ts'
import { askAgainWhenDrawn } from './later.tsx'

export const sentence = (error: unknown) =>
  error instanceof ChunkMissing
    ? error.message
    : 'Hier ist uns ein Fehler unterlaufen. Versuchen Sie es noch einmal; hilft das nicht, laden Sie die Seite neu.'

/** Draws anew what failed; what has not come is loaded first. */
export const useAgain = ({ error, resetErrorBoundary }: FallbackProps) => {
  const [pending, setPending] = useState(false)
  const again = async () => {
    setPending(true)
    const there = !(error instanceof ChunkMissing) || (await loadAgain(error))
    setPending(false)
    if (!there) return false
    askAgainWhenDrawn()
    resetErrorBoundary()
    return true
  }
  return { pending, again }
}

/** What is only late is drawn when it has come, without a tap. */
const useLate = ({ error, resetErrorBoundary }: FallbackProps) => {
  const come = useEffectEvent(() => {
    askAgainWhenDrawn()
    resetErrorBoundary()
  })
  useEffect(() => {
    if (!(error instanceof ChunkMissing && error.isLate)) return undefined
    let isGone = false
    error.load().then(
      () => isGone || come(),
      () => {}, // then it is as it was said
    )
    return () => {
      isGone = true
    }
  }, [error])
}

/** In place of a part: what happened, and „Erneut versuchen“. */
export const PartFailed = (failure: FallbackProps) => {
  useLate(failure)
  const { pending, again } = useAgain(failure)
  return (
    <ErrorState title="Das kam nicht an" pending={pending} onRetry={() => void again()}>
      {sentence(failure.error)}
    </ErrorState>
  )
}

/** A fault of this part is told in its place and leaves what stands around it. */
export const Boundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={PartFailed}>{children}</ErrorBoundary>
)
