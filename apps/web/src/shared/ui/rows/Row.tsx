import type { ReactNode } from 'react'
import './row.css'

type Props = {
  title?: string
  /** What there is to say of it, line by line. */
  lines?: readonly ReactNode[]
  /** Its lines need room: the action goes below sooner. */
  roomy?: boolean
  /** In place of lines or below them. */
  children?: ReactNode
  /** What one can do with it: a button at the end, or below where there is no room. */
  action?: ReactNode
}

/** Something in a `CardList`, with what one can do about it. */
export const Row = ({ title, lines = [], roomy = false, children, action }: Props) => (
  <li className="row">
    <div className={`row__text${roomy ? ' row__text--roomy' : ''}`}>
      {title && <h3 className="row__title">{title}</h3>}
      {lines.map((line, index) => (
        <p key={index} className="row__line">
          {line}
        </p>
      ))}
      {children}
    </div>
    {action}
  </li>
)
