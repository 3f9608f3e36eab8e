import './facts.css'
import { Fragment, type ReactNode } from 'react'

/** Words and values of one record; what is empty stays out. */
export const Facts = ({ facts }: { facts: Record<string, ReactNode> }) => (
  <dl className="facts">
    {Object.entries(facts)
      .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
      .map(([word, value]) => (
        <Fragment key={word}>
          <dt>{word}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </dl>
)
