import { type ComponentProps, type ReactNode, useState } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { FieldFrame, type FieldLook } from './FieldFrame.tsx'

export interface FieldProps extends FieldLook, ComponentProps<'input'> {
  /** Stands in the box after the input. */
  trail?: ReactNode
}

/** A text field with its label above; takes what react-hook-form's `register` answers. */
export const Field = ({ label, hint, error, optional, trail, id, ...input }: FieldProps) => (
  <FieldFrame {...{ label, hint, error, optional, trail, id }}>
    {control => <input {...input} {...control} />}
  </FieldFrame>
)

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
