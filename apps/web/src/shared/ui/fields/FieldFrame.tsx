import { type ReactNode, useId } from 'react'
import './field.css'
import { Icon } from '@tafelrunde/ui/Icon.tsx'

export interface FieldLook {
  label: string
  hint?: string
  /** A sentence that says what to do. */
  error?: string | undefined
  /** Adds "(freiwillig)" to the label. */
  optional?: boolean
}

interface Props extends FieldLook {
  id?: string | undefined
  /** Stands in the box after the control. */
  trail?: ReactNode
  /** Makes the control out of what ties it to its label and its note. */
  children: (control: {
    id: string
    className: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** What every field has: its label above the box, and beneath it the hint or what is wrong. */
export const FieldFrame = ({ label, hint, error, optional = false, id: given, trail, children }: Props) => {
  const ownId = useId()
  const id = given ?? ownId
  const note = error ?? hint
  return (
    <div className={`field${error ? ' field--error' : ''}`}>
      <label className="field__label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> (freiwillig)</span>}
      </label>
      <div className="field__box">
        {children({
          id,
          className: 'field__input',
          'aria-invalid': Boolean(error),
          'aria-describedby': note ? `${id}-note` : undefined,
        })}
        {trail}
      </div>
      {note && <FieldNote id={`${id}-note`} note={note} wrong={Boolean(error)} />}
    </div>
  )
}

/** The line beneath a field. */
export const FieldNote = ({ id, note, wrong }: { id: string; note: string; wrong: boolean }) => (
  <p className="field__note" id={id}>
    {wrong && <Icon name="warning" size={16} />}
    <span>{note}</span>
  </p>
)
