import { zodResolver } from '@hookform/resolvers/zod'
import { IonContent, IonPage, useIonRouter } from '@ionic/react'
import { createTokens } from '@tafelrunde/contract/account'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useAssociationName } from '../../shared/association.ts'
import { useDraft } from '../../shared/draft.ts'
import { fieldFailures, loginFailureText } from '../../shared/failures.ts'
import { showAtFields } from '../../shared/formFailures.ts'
import { inForms } from '../../shared/forms.ts'
import { Wordmark } from '../../shared/Logo.tsx'
import { login } from '../../shared/session.ts'
import { showError } from '../../shared/toasts.ts'
import { Board } from '../../shared/ui/Board.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { PasswordField } from '../../shared/ui/Field.tsx'
import { useInFront } from '../../shared/useInFront.ts'
import { takeWish } from '../../shared/wish.ts'
import './login.css'
import { EmailField } from './EmailField.tsx'

export const LoginScreen = () => {
  const main = useInFront('Anmelden')
  const router = useIonRouter()
  const association = useAssociationName()
  const form = useForm({
    resolver: zodResolver(createTokens.schema.body, inForms),
    defaultValues: { email: '', password: '' },
  })
  const { register, handleSubmit, setError, reset, formState } = form
  const { errors, isSubmitting } = formState
  const draft = useDraft('login', form, { without: ['password'] })

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      const account = await login(email, password)
      draft.clear()
      reset()
      const landing = account.has_active_subscription ? paths.schedule : paths.events
      router.push(takeWish() ?? landing, 'root', 'replace')
    } catch (failure) {
      if (fieldFailures(failure).length > 0) showAtFields(failure, ['email', 'password'], setError)
      else void showError(loginFailureText(failure))
    }
  })

  return (
    <IonPage>
      <IonContent>
        <section className="login" ref={main}>
          <Board kind="welcome">
            <Wordmark />
            <p className="login-association">{association}</p>
          </Board>
          <form className="login-form" onSubmit={event => void submit(event)} noValidate>
            <h1 className="visually-hidden" tabIndex={-1} data-page-title>
              Anmelden
            </h1>
            <EmailField error={errors.email?.message} {...register('email')} />
            <PasswordField
              label="Passwort"
              autoComplete="current-password"
              enterKeyHint="go"
              error={errors.password?.message}
              {...register('password')}
            />
            <Link className="login-forgotten" to={paths.passwordReset}>
              Passwort vergessen
            </Link>
            <Button type="submit" wide pending={isSubmitting}>
              Anmelden
            </Button>
            <p className="login-new">
              Noch kein Konto? <Link to={paths.register}>Registrieren</Link>
            </p>
            <Link className="login-again" to={paths.registerSuccess}>
              Bestätigungsnachricht noch einmal senden
            </Link>
          </form>
          <p className="login-foot">
            <Link to={paths.about}>Impressum</Link> · <Link to={paths.about}>Datenschutz</Link> ·{' '}
            <Link to={paths.support}>Hilfe</Link>
          </p>
        </section>
      </IonContent>
    </IonPage>
  )
}
