import type { ReactNode } from 'react'
import './key-value.css'

/** Facts with their names, such as Zeit, Ort, Stand. */
export const KeyValue = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="key-value">
    {facts.map(([name, value], at) => (
      <div key={`${at} ${name}`} className="key-value__fact">
        <dt className="key-value__name">{name}</dt>
        <dd className="key-value__value">{value}</dd>
      </div>
    ))}
  </dl>
)
