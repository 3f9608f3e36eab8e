import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import './field.css'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'

export interface FieldProps extends ComponentProps<'input'> {
  label: string
  hint?: string
  /** A sentence that says what to do. */
  error?: string
  /** Adds "(freiwillig)" to the label. */
  optional?: boolean
  /** Stands in the box after the input. */
  trail?: ReactNode
}

/** A text field with its label above; takes what react-hook-form's `register` answers. */
export const Field = ({ label, hint, error, optional = false, trail, ...input }: FieldProps) => {
  const ownId = useId()
  const id = input.id ?? ownId
  const note = error ?? hint
  return (
    <div className={`field${error ? ' field--error' : ''}`}>
      <label className="field__label" htmlFor={id}>
        {label} {optional && <span className="field__optional">(freiwillig)</span>}
      </label>
      <div className="field__box">
        <input
          {...input}
          id={id}
          className="field__input"
          aria-invalid={Boolean(error)}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {trail}
      </div>
      {note && (
        <p className="field__note" id={`${id}-note`}>
          {error && <Icon name="warning" size={16} />}
          <span>{note}</span>
        </p>
      )}
    </div>
  )
}

/** A password that can be shown. */
export const PasswordField = (props: Omit<FieldProps, 'type' | 'trail'>) => {
  const [shown, setShown] = useState(false)
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trail={
        <IconButton
          icon="eye"
          label="Passwort anzeigen"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
