import { fieldFailures, loginFailureText, secondStepIn } from '@tafelrunde/client/form-failures'
import { passkeyFailureText } from '@tafelrunde/client/passkeys'
import type { Account, Tokens } from '@tafelrunde/contract/people/account'
import { Wordmark } from '@tafelrunde/ui/Logo.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { landingOf, paths } from '../../../paths.ts'
import { useDraft } from '../../../shared/drafts/draft.ts'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { useGo } from '../../../shared/page/useGo.ts'
import { useInFront } from '../../../shared/page/useInFront.ts'
import { useAssociationName } from '../../../shared/queries/association.ts'
import { enter, login, loginWithPasskey } from '../../../shared/session/login.ts'
import { takeWish } from '../../../shared/session/wish.ts'
import { showError } from '../../../shared/toasts.ts'
import { Board } from '../../../shared/ui/boards/Board.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { PortalProof } from '../access/PortalProof.tsx'
import { LoginCode } from './LoginCode.tsx'
import { LoginFields } from './LoginFields.tsx'
import css from './login.module.css'
import { useLoginForm } from './useLoginForm.ts'
import { usePortalReturn } from './usePortalReturn.ts'

export const LoginScreen = () => {
  const main = useInFront('Anmelden')
  const { insteadTo } = useGo()
  const association = useAssociationName()
  const form = useLoginForm()
  const { handleSubmit, setError, setFocus, setValue, reset } = form
  const draft = useDraft('login', form, { without: ['password', 'code'] })
  /** The password was right, and the account wants a code besides. */
  const [isSecond, setSecond] = useState(false)

  const goOn = (account: Account) => {
    const path = takeWish(account.id) ?? landingOf(account)
    // A page of its own, to which the portal was on the way.
    if (path.startsWith('/verwaltung')) location.replace(path)
    else insteadTo(path)
  }
  const enterWith = async (tokens: Tokens) => goOn(await enter(tokens))
  const { state: portal, leave, fail } = usePortalReturn(enterWith)
  /** The browser asks for a passkey. */
  const [isAsking, setAsking] = useState(false)

  const back = () => {
    setSecond(false)
    setValue('code', '')
  }

  const refuse = (failure: unknown) => {
    const step = secondStepIn(failure)
    if (step === 'required') setSecond(true)
    else if (step === 'wrong' && failure instanceof Error) {
      setError('code', { message: failure.message })
      setFocus('code')
    } else if (fieldFailures(failure).length > 0) showAtFields(failure, ['email', 'password'], setError)
    else void showError(loginFailureText(failure))
  }

  const arrive = (account: Account) => {
    draft.clear()
    reset()
    setSecond(false)
    goOn(account)
  }

  const submit = handleSubmit(async credentials => {
    try {
      arrive(await login(credentials))
    } catch (failure) {
      refuse(failure)
    }
  })

  const withPasskey = async () => {
    setAsking(true)
    try {
      arrive(await loginWithPasskey())
    } catch (failure) {
      void showError(passkeyFailureText(failure))
    }
    setAsking(false)
  }

  const passkey = (
    <Button kind="outline" wide pending={isAsking} onClick={() => void withPasskey()}>
      Mit Passkey anmelden
    </Button>
  )

  return (
    <main className="content">
      <section className={css.login} ref={main}>
        <Board kind="welcome">
          <Wordmark />
          <p className={css['login-association']}>{association}</p>
        </Board>
        <h1 className="visually-hidden" tabIndex={-1} data-page-title>
          Anmelden
        </h1>
        {portal.is === 'failed' && (
          <p className={css['login-failed']} role="alert">
            {portal.why}
          </p>
        )}
        {portal.is === 'checking' && (
          <p className={css['login-checking']} role="status">
            Ihre Anmeldung wird geprüft …
          </p>
        )}
        {portal.is === 'step' && (
          <PortalProof step={portal.step} enter={enterWith} onFailure={fail} onBack={leave} />
        )}
        {(portal.is === 'none' || portal.is === 'failed') && (
          // Sent before there is code for it, it would put the password into the address: so it stays.
          <form
            className={css['login-form']}
            method="dialog"
            onSubmit={event => void submit(event)}
            noValidate
          >
            {isSecond ? (
              <LoginCode form={form} onBack={back}>
                {passkey}
              </LoginCode>
            ) : (
              <LoginFields form={form}>{passkey}</LoginFields>
            )}
          </form>
        )}
        <p className={css['login-foot']}>
          <Link to={paths.about}>Impressum</Link> · <Link to={paths.about}>Datenschutz</Link> ·{' '}
          <Link to={paths.support}>Hilfe</Link>
        </p>
      </section>
    </main>
  )
}
