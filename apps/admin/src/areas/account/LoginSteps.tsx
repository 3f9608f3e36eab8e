import { Button, CardContent } from '@mui/material'
import { useEffect, useState } from 'react'
import { Form, PasswordInput, TextInput, useLogin, useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { CodeWanted } from '../../providers/auth.ts'
import css from './login.module.css'
import { PortalButton } from './PortalButton.tsx'

// Not `required()`: both fields of two need no asterisk.
const filledIn = (value: unknown) => (value ? undefined : 'Bitte ausfüllen')

const PasswordStep = () => (
  <>
    <TextInput
      source="username"
      label="E-Mail-Adresse"
      type="email"
      autoComplete="username"
      validate={filledIn}
      autoFocus
    />
    <PasswordInput source="password" label="Passwort" autoComplete="current-password" validate={filledIn} />
  </>
)

const CodeStep = ({ isRecovery }: { isRecovery: boolean }) => {
  const { setValue } = useFormContext()
  // What was typed before was another kind of code, or wrong: each kind begins empty.
  useEffect(() => setValue('code', ''), [setValue])
  return (
    <>
      <h2>Zweiter Schritt</h2>
      <p className={css.login__text}>
        {isRecovery
          ? 'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder gilt einmal.'
          : 'Geben Sie den Code ein, den Ihre Authenticator-App gerade zeigt. Oder nehmen Sie Ihren Passkey.'}
      </p>
      <TextInput
        source="code"
        label={isRecovery ? 'Wiederherstellungscode' : 'Code aus der App'}
        autoComplete="one-time-code"
        validate={filledIn}
        slotProps={{ htmlInput: { inputMode: isRecovery ? 'text' : 'numeric', autoCapitalize: 'none' } }}
        autoFocus
      />
    </>
  )
}

/** A passkey, or password and the code of whoever logs in in two steps; what was typed stays, also on the way back. */
export const LoginSteps = () => {
  const login = useLogin()
  const notify = useNotify()
  const [isSecond, setSecond] = useState(false)
  const [isRecovery, setRecovery] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const enter = async (wish: object | 'passkey') => {
    setBusy(true)
    try {
      await login(wish)
    } catch (failure) {
      if (failure instanceof CodeWanted) setSecond(true)
      else notify(failure instanceof Error ? failure.message : 'ra.auth.sign_in_error', { type: 'error' })
    }
    setBusy(false)
  }
  const submit = (typed: object) => enter(isSecond ? typed : { ...typed, code: undefined })
  return (
    <Form onSubmit={submit} mode="onChange" noValidate>
      <CardContent className={css.login__fields}>
        {isSecond ? <CodeStep key={String(isRecovery)} isRecovery={isRecovery} /> : <PasswordStep />}
        <Button variant="contained" type="submit" disabled={isBusy} fullWidth>
          Anmelden
        </Button>
        <Button variant="outlined" disabled={isBusy} fullWidth onClick={() => void enter('passkey')}>
          Mit Passkey anmelden
        </Button>
        {!isSecond && <PortalButton />}
        {isSecond && (
          <>
            <Button fullWidth onClick={() => setRecovery(!isRecovery)}>
              {isRecovery ? 'Code aus der App eingeben' : 'Ich habe die App nicht mehr'}
            </Button>
            <Button fullWidth onClick={() => setSecond(false)}>
              Zurück
            </Button>
          </>
        )}
      </CardContent>
    </Form>
  )
}
