import type { ReactNode } from 'react'
import './skeleton.css'

interface Props {
  kind: 'event' | 'session' | 'person' | 'tile'
  count?: number
}

/** What a list will look like, until it is there. Nothing moves (design: Calm). */
export const SkeletonList = ({ kind, count = 4 }: Props) => (
  <div className={`skeleton skeleton--${kind}`} role="status">
    <span className="visually-hidden">Wird geladen</span>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="skeleton__row" aria-hidden="true">
        <span className="skeleton__lead" />
        <span className="skeleton__line" />
        <span className="skeleton__line skeleton__line--short" />
        <span className="skeleton__button" />
      </div>
    ))}
  </div>
)

/** What will stand here, pale and out of reach, where all is known of it but what the server fills in: it keeps its room. */
export const Unfilled = ({ children }: { children: ReactNode }) => (
  <div role="status">
    <span className="visually-hidden">Wird geladen</span>
    <div className="unfilled" inert>
      {children}
    </div>
  </div>
)
