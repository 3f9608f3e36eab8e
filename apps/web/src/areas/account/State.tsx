import type { ReactNode } from 'react'
import type { DrawingName } from '../../shared/ui/states/Drawing.tsx'
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx'
import css from './register/start.module.css'

type Props = {
  title: string
  drawing: DrawingName
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
    <div className={css['start-next']}>{children}</div>
  </>
)
