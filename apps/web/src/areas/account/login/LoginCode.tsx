import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { CodeField } from './CodeField.tsx'
import css from './login.module.css'
import type { LoginForm } from './useLoginForm.ts'

type Props = { form: LoginForm; onBack: () => void; children: ReactNode }

/** The second step of a login, or what is instead of it; e-mail address and password stay typed. */
export const LoginCode = ({ form, onBack, children }: Props) => {
  const { register, setFocus, setValue, getValues, formState } = form
  const { errors, isSubmitting } = formState
  const [isRecovery, setRecovery] = useState(false)
  // Whoever has just sent the password types on here.
  useEffect(() => setFocus('code'), [setFocus])
  const changeKind = () => {
    setRecovery(!isRecovery)
    setValue('code', '')
    setFocus('code')
  }
  return (
    <>
      <h2 className={css['login-step']}>Zweiter Schritt</h2>
      <p className={css['login-text']}>
        {isRecovery
          ? 'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder gilt einmal.'
          : 'Geben Sie den Code ein, den Ihre Authenticator-App gerade zeigt. Oder nehmen Sie Ihren Passkey.'}
      </p>
      {/* Tells password managers whose code it is. */}
      <input type="text" autoComplete="username" value={String(getValues('email'))} readOnly hidden />
      <CodeField isRecovery={isRecovery} error={errors.code?.message} {...register('code')} />
      <Button type="submit" wide pending={isSubmitting}>
        Anmelden
      </Button>
      {children}
      <Button kind="plain" onClick={changeKind}>
        {isRecovery ? 'Code aus der App eingeben' : 'Ich habe die App nicht mehr'}
      </Button>
      <Button kind="plain" onClick={onBack}>
        Zurück
      </Button>
    </>
  )
}
