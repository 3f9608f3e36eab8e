import { type ComponentProps, useId } from 'react'
import { FieldNote } from '../../shared/ui/fields/FieldFrame.tsx'
import css from './scale.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  question: string
  /** The words at both ends. */
  low: string
  high: string
  /** A sentence that says what to do. */
  error?: string | undefined
}

const ratings = [1, 2, 3, 4, 5]

/** Five circles from 1 to 5, radio buttons underneath; takes what react-hook-form's `register` answers. */
export const Scale = ({ question, low, high, error, ...input }: Props) => {
  const id = useId()
  const ends: Record<number, string> = { 1: `: ${low}`, 5: `: ${high}` }
  return (
    <fieldset
      className={`${css.scale}${error ? ' field--error' : ''}`}
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={Boolean(error)}
      aria-describedby={error && `${id}-note`}
    >
      <legend className={css.scale__question} id={id}>
        {question}
      </legend>
      <div className={css.scale__row}>
        {ratings.map(rating => (
          <label key={rating} className={css.scale__option}>
            <input
              {...input}
              className={css.scale__input}
              type="radio"
              value={rating}
              aria-label={`${rating}${ends[rating] ?? ''}`}
            />
            <span className={css.scale__circle}>{rating}</span>
          </label>
        ))}
      </div>
      <div className={css.scale__ends} aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </div>
      {error && <FieldNote id={`${id}-note`} note={error} wrong />}
    </fieldset>
  )
}
