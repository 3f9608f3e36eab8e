import { lazy, type ReactNode, Suspense } from 'react'
import { Button } from '../buttons/Button.tsx'
import type { DrawingName } from './Drawing.tsx'
import './empty-state.css'

/** An ornament: it may come after the words, and where it cannot be had nothing is missing. */
const Drawing = lazy(async () => {
  const drawings = await import('./Drawing.tsx').catch(() => undefined)
  return { default: ({ name }: { name: DrawingName }) => drawings && <drawings.Drawing name={name} /> }
})

const Drawn = ({ name }: { name: DrawingName }) => (
  <div className="empty-state__drawing">
    <Suspense fallback={null}>
      <Drawing name={name} />
    </Suspense>
  </div>
)

interface EmptyProps {
  title: string
  /** What is drawn on the board. */
  drawing?: DrawingName
  /** Two or three lines: what to do next. */
  children: ReactNode
  /** The one button. */
  action?: ReactNode
}

export const EmptyState = ({ title, drawing = 'table', children, action }: EmptyProps) => (
  <div className="empty-state">
    <Drawn name={drawing} />
    <h2 className="empty-state__title">{title}</h2>
    <p className="empty-state__text">{children}</p>
    {action}
  </div>
)

interface ErrorProps {
  title: string
  /** What went wrong, and what is not affected. */
  children: ReactNode
  onRetry: () => void
  /** Trying again at the moment. */
  pending?: boolean
}

export const ErrorState = ({ title, children, onRetry, pending }: ErrorProps) => (
  <div className="empty-state" role="alert">
    <Drawn name="plug" />
    <h2 className="empty-state__title">{title}</h2>
    <p className="empty-state__text">{children}</p>
    <Button icon="retry" pending={pending} onClick={onRetry}>
      Erneut versuchen
    </Button>
  </div>
)
