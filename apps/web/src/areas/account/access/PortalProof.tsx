import { fieldFailures } from '@tafelrunde/client/form-failures'
import { portalFailureText } from '@tafelrunde/client/portal'
import type { Tokens } from '@tafelrunde/contract/people/account'
import type { PortalStep } from '@tafelrunde/contract/people/portal'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { PasswordField } from '../../../shared/ui/fields/Field.tsx'
import { CodeField } from '../login/CodeField.tsx'
import css from '../login/login.module.css'
import { proveAtPortal } from '../login/portal.api.ts'

type Props = {
  step: PortalStep
  enter: (tokens: Tokens) => Promise<void>
  onFailure: (why: string) => void
  onBack: () => void
}

const passwordText =
  'Ihr Konto ist noch nicht mit dem Mitgliederportal verbunden. Bitte geben Sie dafür einmal das Passwort ein, mit dem Sie sich hier bisher anmelden.'

/** What the account wants besides the portal's word: the password once, the code of the second step each time. */
export const PortalProof = ({ step, enter, onFailure, onBack }: Props) => {
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    defaultValues: { password: '', code: '' },
  })
  const { errors, isSubmitting } = formState
  const [isRecovery, setRecovery] = useState(false)
  useEffect(() => setFocus(step.password ? 'password' : 'code'), [setFocus, step])

  const submit = handleSubmit(async ({ password, code }) => {
    try {
      const { ticket } = step
      await enter(await proveAtPortal({ ticket, ...(password && { password }), ...(code && { code }) }))
    } catch (failure) {
      if (fieldFailures(failure).length > 0) showAtFields(failure, ['password', 'code'], setError)
      else onFailure(portalFailureText(failure))
    }
  })
  const changeKind = () => {
    setRecovery(!isRecovery)
    setValue('code', '')
    setFocus('code')
  }
  return (
    <form className={css['login-form']} onSubmit={event => void submit(event)} noValidate>
      <h2 className={css['login-step']}>{step.password ? 'Konto verbinden' : 'Zweiter Schritt'}</h2>
      <p className={css['login-text']}>
        {step.password ? passwordText : 'Geben Sie den Code ein, den Ihre Authenticator-App gerade zeigt.'}
      </p>
      {/* Tells password managers whose password or code it is. */}
      <input type="text" autoComplete="username" value={step.email} readOnly hidden />
      {step.password && (
        <PasswordField
          label="Passwort"
          autoComplete="current-password"
          enterKeyHint="go"
          error={errors.password?.message}
          {...register('password')}
        />
      )}
      {step.code && <CodeField isRecovery={isRecovery} error={errors.code?.message} {...register('code')} />}
      <Button type="submit" wide pending={isSubmitting}>
        Anmelden
      </Button>
      {step.code && (
        <Button kind="plain" onClick={changeKind}>
          {isRecovery ? 'Code aus der App eingeben' : 'Ich habe die App nicht mehr'}
        </Button>
      )}
      <Button kind="plain" onClick={onBack}>
        Zurück
      </Button>
    </form>
  )
}
