import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { PasswordField } from '../../../shared/ui/fields/Field.tsx'
import { EmailField } from './EmailField.tsx'
import css from './login.module.css'
import { PortalButton } from './PortalButton.tsx'
import type { LoginForm } from './useLoginForm.ts'

/** The first step of a login, for most people the only one; below it what logs in without. */
export const LoginFields = ({ form, children }: { form: LoginForm; children: ReactNode }) => {
  const { register, formState } = form
  const { errors, isSubmitting } = formState
  return (
    <>
      <EmailField error={errors.email?.message} {...register('email')} />
      <PasswordField
        label="Passwort"
        autoComplete="current-password"
        enterKeyHint="go"
        error={errors.password?.message}
        {...register('password')}
      />
      <Link className={css['login-forgotten']} to={paths.passwordReset}>
        Passwort vergessen
      </Link>
      <Button type="submit" wide pending={isSubmitting}>
        Anmelden
      </Button>
      {children}
      <PortalButton />
      <p className={css['login-new']}>
        Noch kein Konto? <Link to={paths.register}>Registrieren</Link>
      </p>
      <Link className={css['login-again']} to={paths.registerSuccess}>
        Bestätigungsnachricht noch einmal senden
      </Link>
    </>
  )
}
