import { shortestPassword } from '../../forms/passwordStrength.ts'
import { type FieldProps, PasswordField } from './Field.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

interface Props extends Omit<FieldProps, 'type' | 'trail' | 'hint'> {
  /** What is typed so far: react-hook-form's `useWatch`. */
  password: string
  ownWords?: string[]
}

/** A password that is being chosen, with its strength told while it is typed. */
export const NewPasswordField = ({ password, ownWords, ...field }: Props) => (
  <div>
    <PasswordField
      autoComplete="new-password"
      {...(password === '' && { hint: `Mindestens ${shortestPassword} Zeichen.` })}
      {...field}
    />
    <PasswordStrength password={password} {...(ownWords && { ownWords })} />
  </div>
)
