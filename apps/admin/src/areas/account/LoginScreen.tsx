import './login.css'
import { Login, LoginForm, PasswordInput, TextInput } from 'react-admin'
import { Logo } from '../../shared/Logo.tsx'

// Not `required()`: both fields of two need no asterisk.
const filledIn = (value: unknown) => (value ? undefined : 'Bitte ausfüllen')

/** The way in for staff; everybody else is told where to go. */
export const LoginScreen = () => (
  <Login avatarIcon={<></>}>
    <title>Anmelden · Verwaltung · Tafelrunde</title>
    <div className="login__head">
      <Logo />
      <h1>Verwaltung</h1>
      <p>Für die Geschäftsstelle. Alle anderen melden sich in der App an.</p>
    </div>
    <LoginForm>
      <TextInput
        source="username"
        label="E-Mail-Adresse"
        type="email"
        autoComplete="username"
        validate={filledIn}
        autoFocus
      />
      <PasswordInput source="password" label="Passwort" autoComplete="current-password" validate={filledIn} />
    </LoginForm>
  </Login>
)
