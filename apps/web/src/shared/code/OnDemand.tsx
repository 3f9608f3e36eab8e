import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { showError } from '../toasts.ts'
import { sentence, useAgain } from './Boundary.tsx'

const ToldInToast = ({ onClose, ...failure }: FallbackProps & { onClose: () => void }) => {
  const { again } = useAgain(failure)
  const tell = useEffectEvent(async () => {
    let there = false
    while (!there) {
      const wanted = await showError(sentence(failure.error), { action: 'Erneut versuchen' })
      if (!wanted) return onClose()
      there = await again()
    }
  })
  useEffect(() => void tell(), [])
  return null
}

type OnDemandProps = { onClose: () => void; children: ReactNode }

/** Round a sheet that is loaded when it is opened: if it does not come, a toast says so, as the sheet itself cannot. */
export const OnDemand = ({ onClose, children }: OnDemandProps) => (
  // oxlint-disable-next-line react/no-unstable-nested-components -- it is drawn, not defined, here
  <ErrorBoundary fallbackRender={failure => <ToldInToast {...failure} onClose={onClose} />}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
)
