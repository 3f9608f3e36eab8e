import { paths } from '../../../paths.ts'
import { useGo } from '../../../shared/page/useGo.ts'
import { readSession, type SignedUp, signUp } from '../../../shared/session/session.ts'
import { RegisterForm } from './RegisterForm.tsx'

/** As registering, but with the sign-up of spec section 4: the session is logged in at once. */
export const SignupScreen = () => {
  const { insteadTo } = useGo()
  const created = (account: SignedUp) => {
    signUp(account)
    // Where the guard says what is still to do, unless somebody else is logged in already.
    insteadTo(readSession().active ? paths.registerSuccess : paths.account)
  }
  return <RegisterForm onCreated={created} />
}
