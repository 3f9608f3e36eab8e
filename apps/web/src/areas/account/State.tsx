import type { ReactNode } from 'react'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import './start.css'

type Props = {
  title: string
  drawing: ReactNode
  text: ReactNode
  /** What to do next. */
  children?: ReactNode
}

/** How things stand on a way that goes by mail, and what comes next. */
export const State = ({ title, drawing, text, children }: Props) => (
  <>
    <div role="status">
      <EmptyState title={title} drawing={drawing}>
        {text}
      </EmptyState>
    </div>
    <div className="start-next">{children}</div>
  </>
)
