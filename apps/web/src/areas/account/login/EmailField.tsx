import { Field, type FieldProps } from '../../../shared/ui/fields/Field.tsx'

/** The address that one logs in with, for the device to fill in; takes what react-hook-form's `register` answers. */
export const EmailField = (props: Partial<Omit<FieldProps, 'type'>>) => (
  <Field
    label="E-Mail-Adresse"
    autoComplete="username"
    inputMode="email"
    enterKeyHint="next"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
    type="email"
  />
)
