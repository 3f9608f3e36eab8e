import { Logo } from '@tafelrunde/ui/Logo.tsx'
import { useSyncExternalStore } from 'react'
import { Login } from 'react-admin'
import { session } from '../../providers/session.ts'
import { LoginSteps } from './LoginSteps.tsx'
import css from './login.module.css'

/** For whoever is logged in to the app, but is no staff: their session goes on there. */
const Outside = () => {
  const state = useSyncExternalStore(session.state.subscribe, session.state.get)
  if (state.status !== 'in' || state.account.is_staff) return null
  return (
    <p className={css.login__outside} role="alert">
      Sie sind als {state.account.email} angemeldet. Dieses Konto gehört nicht zur Verwaltung.{' '}
      <a href="/">Zurück zur App</a>
    </p>
  )
}

/** The way in for staff; everybody else is told where to go. */
export const LoginScreen = () => (
  <Login avatarIcon={<></>}>
    <title>Anmelden · Verwaltung · Tafelrunde</title>
    <div className={css.login__head}>
      <Logo />
      <h1>Verwaltung</h1>
      <p>Für die Geschäftsstelle. Alle anderen melden sich in der App an.</p>
      <Outside />
    </div>
    <LoginSteps />
  </Login>
)
