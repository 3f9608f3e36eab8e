import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { StateChip, type Tone } from '../states/StateChip.tsx'
import './summary-card.css'

type Props = {
  href: string
  title: string
  /** Whose it is, when, how much: parted by dots. */
  parts: readonly string[]
  state: { tone: Tone; text: string }
  total: string
  /** What happens next, or what is missing: an `IconLine`. */
  children?: ReactNode
}

/** One of a `CardGrid`: where it stands, what it comes to, what happens next. */
export const SummaryCard = ({ href, title, parts, state, total, children }: Props) => (
  <li>
    <Link className="summary-card" to={href}>
      <h2 className="summary-card__title">{title}</h2>
      <p className="summary-card__line">{parts.join(' · ')}</p>
      <p className="summary-card__foot">
        <StateChip tone={state.tone}>{state.text}</StateChip>
        <strong className="summary-card__total">{total}</strong>
      </p>
      {children}
    </Link>
  </li>
)
