import { Fragment, type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from './paths.ts'
import { content, InPlaceOfScreen, Waiting } from './screen.tsx'
import { useFirstViewOver } from './shared/first-view/firstView.ts'
import { startSession, useSession } from './shared/session/session.ts'
import { rememberWish } from './shared/session/wish.ts'
import { ErrorState } from './shared/ui/states/EmptyState.tsx'

const ToLogin = () => {
  const { pathname, search } = useLocation()
  const [wanted] = useState(pathname + search)
  useEffect(() => rememberWish(wanted), [wanted])
  return <Navigate to={paths.login} replace />
}

/** The device has tokens, but neither it nor the server tells whose. */
const Unknown = () => (
  <InPlaceOfScreen title="Nicht geladen">
    <ErrorState title="Ihr Konto kam nicht an" onRetry={() => void startSession()}>
      Sie sind angemeldet, aber der Server ist gerade nicht zu erreichen.
    </ErrorState>
  </InPlaceOfScreen>
)

const almostDone = content(
  async () => (await import('./areas/account/register/AlmostDoneScreen.tsx')).AlmostDoneScreen,
)

/**
 * Shows what needs a login, or leads to the login (spec section 6); whoever has signed
 * up but not confirmed the account yet reads what is still to do. While the stored token is being
 * checked it waits. After a logout it is merely empty: the logout itself leads to the login, and pages
 * that are kept behind the one in front must not.
 */
export const Guard = ({ children }: { children: ReactNode }) => {
  const { account, loggedIn, active, starting, unknown } = useSession()
  const isOver = useFirstViewOver()
  const [isDrawn] = useState(!isOver)
  const [entered, setEntered] = useState(loggedIn)
  if (loggedIn && !entered) setEntered(true)
  const [first, setFirst] = useState<number | null>(null)
  if (active && first === null) setFirst(account.id)
  // What a store tells, React draws in one go: for a whole screen a slow phone would answer nobody for a quarter of a second.
  // So that is drawn in slices, after the account has come.
  const waiting = useDeferredValue(starting)
  // As the server has drawn it, until it is known who looks at it, and for them from there on.
  const isKept = isDrawn && (active ? account.id === first : starting || !isOver)
  if (isKept) return <Fragment key="drawn">{children}</Fragment>
  if (starting || (waiting && active)) return <Waiting />
  // Nothing that a screen remembers passes from one person to the next.
  if (active) return <Fragment key={account.id}>{children}</Fragment>
  if (loggedIn) return almostDone
  if (unknown) return <Unknown />
  return entered ? null : <ToLogin />
}
