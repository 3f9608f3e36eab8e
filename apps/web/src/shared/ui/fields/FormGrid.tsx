import type { FormEvent, ReactNode } from 'react'
import './form-grid.css'

type Props = { onSubmit?: (event: FormEvent) => Promise<unknown>; children: ReactNode }

/** Fields below each other; with `onSubmit` their form. What is wrong we say ourselves, not the browser. */
export const FormGrid = ({ onSubmit, children }: Props) =>
  onSubmit ? (
    <form className="form-grid" onSubmit={event => void onSubmit(event)} noValidate>
      {children}
    </form>
  ) : (
    <div className="form-grid">{children}</div>
  )

/** Fields that belong together, under what they are about. */
export const FormGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="form-grid form-group">
    <legend>{legend}</legend>
    {children}
  </fieldset>
)

type PairProps = {
  /** What the two are: alike, two names, or a postal code before its town. */
  of?: 'equals' | 'names' | 'town'
  children: ReactNode
}

/** Two fields beside each other where there is room. */
export const FormPair = ({ of = 'equals', children }: PairProps) => (
  <div className={`form-pair form-pair--${of}`}>{children}</div>
)
