import { zodResolver } from '@hookform/resolvers/zod'
import { IonContent, IonPage, useIonRouter } from '@ionic/react'
import { createTokens } from '@tafelrunde/contract/account'
import { speakGerman } from '@tafelrunde/contract/german'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useAssociationName } from '../../shared/association.ts'
import { fieldFailures, loginFailureText } from '../../shared/failures.ts'
import { Wordmark } from '../../shared/Logo.tsx'
import { login } from '../../shared/session.ts'
import { showError } from '../../shared/toasts.ts'
import { Board } from '../../shared/ui/Board.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { Field, PasswordField } from '../../shared/ui/Field.tsx'
import { useInFront } from '../../shared/useInFront.ts'
import { takeWish } from '../../shared/wish.ts'
import './login.css'

speakGerman()

export const LoginScreen = () => {
  const main = useInFront('Anmelden')
  const router = useIonRouter()
  const association = useAssociationName()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(createTokens.schema.body),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      const account = await login(email, password)
      reset()
      const landing = account.has_active_subscription ? paths.schedule : paths.events
      router.push(takeWish() ?? landing, 'root', 'replace')
    } catch (failure) {
      const refused = fieldFailures(failure)
      for (const [field, message] of refused)
        if (field === 'email' || field === 'password') setError(field, { message }, { shouldFocus: true })
      if (refused.length === 0) void showError(loginFailureText(failure))
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
            <Field
              label="E-Mail-Adresse"
              type="email"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              error={errors.email?.message}
              {...register('email')}
            />
            <PasswordField
              label="Passwort"
              autoComplete="current-password"
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
