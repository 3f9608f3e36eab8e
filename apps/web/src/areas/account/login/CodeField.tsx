import { Field, type FieldProps } from '../../../shared/ui/fields/Field.tsx'

type Props = Omit<Partial<FieldProps>, 'type' | 'inputMode'> & {
  /** Letters are typed as well. */
  isRecovery?: boolean
}

/** The code of the second step, for the device to fill in; takes what react-hook-form's `register` answers. */
export const CodeField = ({ isRecovery = false, ...field }: Props) => (
  <Field
    label={isRecovery ? 'Wiederherstellungscode' : 'Code aus der App'}
    autoComplete="one-time-code"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    enterKeyHint="go"
    {...field}
    type="text"
    inputMode={isRecovery ? 'text' : 'numeric'}
  />
)
