import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Drawing, plug, table } from './Drawing.tsx'
import './empty-state.css'

interface EmptyProps {
  title: string
  /** What is drawn on the board. */
  drawing?: ReactNode
  /** Two or three lines: what to do next. */
  children: ReactNode
  /** The one button. */
  action?: ReactNode
}

export const EmptyState = ({ title, drawing = table, children, action }: EmptyProps) => (
  <div className="empty-state">
    <Drawing>{drawing}</Drawing>
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
    <Drawing>{plug}</Drawing>
    <h2 className="empty-state__title">{title}</h2>
    <p className="empty-state__text">{children}</p>
    <Button icon="retry" pending={pending} onClick={onRetry}>
      Erneut versuchen
    </Button>
  </div>
)
