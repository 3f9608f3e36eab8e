import './card.css'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** Beside the heading: a legend or a link. */
  aside?: ReactNode
  children: ReactNode
}

/** A white card with a heading. */
export const Card = ({ title, aside, children }: Props) => {
  const heading = useId()
  return (
    <section className="card" aria-labelledby={heading}>
      <header className="card__head">
        <h2 id={heading}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
