import { useIonRouter } from '@ionic/react'
import { paths } from '../../paths.ts'
import { readSession, type SignedUp, signUp } from '../../shared/session.ts'
import { RegisterForm } from './RegisterForm.tsx'

/** As registering, but with the sign-up of spec section 4: the session is logged in at once. */
export const SignupScreen = () => {
  const router = useIonRouter()
  const created = (account: SignedUp) => {
    signUp(account)
    // Where the guard says what is still to do, unless somebody else is logged in already.
    router.push(readSession().active ? paths.registerSuccess : paths.account, 'root', 'replace')
  }
  return <RegisterForm onCreated={created} />
}
