import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from './paths.ts'
import { screen } from './screen.tsx'
import { useSession } from './shared/session.ts'
import { rememberWish } from './shared/wish.ts'

const ToLogin = () => {
  const { pathname, search } = useLocation()
  const [wanted] = useState(pathname + search)
  useEffect(() => rememberWish(wanted), [wanted])
  return <Navigate to={paths.login} replace />
}

const almostDone = screen(async () => (await import('./areas/account/AlmostDoneScreen.tsx')).AlmostDoneScreen)

/**
 * Shows what needs a login, or leads to the login (spec section 6); whoever has signed
 * up but not confirmed the account yet reads what is still to do. While the stored token is being
 * checked it waits. After a logout it is merely empty: the logout itself leads to the login, and pages
 * that Ionic keeps behind the one in front must not.
 */
export const Guard = ({ children }: { children: ReactNode }) => {
  const { loggedIn, active, starting } = useSession()
  const [entered, setEntered] = useState(loggedIn)
  if (loggedIn && !entered) setEntered(true)
  if (active) return children
  if (loggedIn) return almostDone
  return starting || entered ? null : <ToLogin />
}
