import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { type ReactNode, useId } from 'react'
import './section.css'

interface SectionProps {
  title: string
  /** A quiet word at the right of the heading, such as the event's name, or what can be done. */
  note?: ReactNode
  /** Its name among the landmarks, where several on a screen have the same title. */
  label?: string
  children: ReactNode
}

export const Section = ({ title, note, label, children }: SectionProps) => {
  const titleId = useId()
  return (
    <section className="section" {...(label ? { 'aria-label': label } : { 'aria-labelledby': titleId })}>
      <div className="section__head">
        <h2 className="section__title" id={titleId}>
          {title}
        </h2>
        {note && <span className="section__note">{note}</span>}
      </div>
      {children}
    </section>
  )
}

interface FoldProps {
  title: string
  count?: number
  children: ReactNode
}

/** A folded section, where it folds a list with the number of what it holds: "Vergangene (6)". */
export const Fold = ({ title, count, children }: FoldProps) => (
  <details className="fold">
    <summary className="fold__head">
      <h2 className="fold__title">
        {title} {count !== undefined && <span className="fold__count">({count})</span>}
      </h2>
      <Icon name="down" size={20} />
    </summary>
    {children}
  </details>
)
