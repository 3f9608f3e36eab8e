import { zodResolver } from '@hookform/resolvers/zod'
import { IonContent, IonPage, useIonRouter } from '@ionic/react'
import { fieldFailures, loginFailureText } from '@tafelrunde/client/form-failures'
import { createTokens } from '@tafelrunde/contract/login'
import { Wordmark } from '@tafelrunde/ui/Logo.tsx'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { landingOf, paths } from '../../paths.ts'
import { useAssociationName } from '../../shared/association.ts'
import { useDraft } from '../../shared/draft.ts'
import { showAtFields } from '../../shared/formFailures.ts'
import { inForms } from '../../shared/forms.ts'
import { login } from '../../shared/login.ts'
import { useInFront } from '../../shared/page/useInFront.ts'
import { showError } from '../../shared/toasts.ts'
import { Board } from '../../shared/ui/boards/Board.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { PasswordField } from '../../shared/ui/fields/Field.tsx'
import { takeWish } from '../../shared/wish.ts'
import { EmailField } from './EmailField.tsx'
import css from './login.module.css'

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
      router.push(takeWish(account.id) ?? landingOf(account), 'root', 'replace')
    } catch (failure) {
      if (fieldFailures(failure).length > 0) showAtFields(failure, ['email', 'password'], setError)
      else void showError(loginFailureText(failure))
    }
  })

  return (
    <IonPage>
      <IonContent>
        <section className={css.login} ref={main}>
          <Board kind="welcome">
            <Wordmark />
            <p className={css['login-association']}>{association}</p>
          </Board>
          <form className={css['login-form']} onSubmit={event => void submit(event)} noValidate>
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
            <Link className={css['login-forgotten']} to={paths.passwordReset}>
              Passwort vergessen
            </Link>
            <Button type="submit" wide pending={isSubmitting}>
              Anmelden
            </Button>
            <p className={css['login-new']}>
              Noch kein Konto? <Link to={paths.register}>Registrieren</Link>
            </p>
            <Link className={css['login-again']} to={paths.registerSuccess}>
              Bestätigungsnachricht noch einmal senden
            </Link>
          </form>
          <p className={css['login-foot']}>
            <Link to={paths.about}>Impressum</Link> · <Link to={paths.about}>Datenschutz</Link> ·{' '}
            <Link to={paths.support}>Hilfe</Link>
          </p>
        </section>
      </IonContent>
    </IonPage>
  )
}
