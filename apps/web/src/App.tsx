import { PicturesMayCome } from '@tafelrunde/ui/LazyPicture.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Menu } from './menu/Menu.tsx'
import { Pages } from './pages/Pages.tsx'
import { useSwipes } from './pages/useSwipes.ts'
import { landingOf, paths } from './paths.ts'
import { later } from './shared/code/later.tsx'
import { firstViewOver, useFirstViewOver } from './shared/first-view/firstView.ts'
import { useGo } from './shared/page/useGo.ts'
import { queryClient } from './shared/queries/query.ts'
import { readSession } from './shared/session/session.ts'
import { forgetWish, rememberWish } from './shared/session/wish.ts'
import { Toasts } from './shared/Toasts.tsx'
import { ErrorState } from './shared/ui/states/EmptyState.tsx'

/** Only whoever comes in by the front door is welcomed, before the first route leads on (spec 2). */
const Welcome = later(async () => (await import('./areas/welcome/Welcome.tsx')).Welcome)
const isFrontDoor = location.pathname === '/'
const FrontDoor = () =>
  useFirstViewOver() && (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Welcome />
      </Suspense>
    </ErrorBoundary>
  )

/** Only phones hand links to the app. */
const followLinks = async (open: (path: string) => void) => {
  if ('Capacitor' in window) await (await import('./shared/deepLinks.ts')).onDeepLink(open)
}

/** What moves the app without a tap in it: a logout, and a link opened on the phone. */
const Moves = () => {
  const { to, insteadTo } = useGo()
  useEffect(() => {
    const toLogin = ({ detail }: WindowEventMap['user:logout']) => {
      // Whoever was thrown out goes on there after the next login.
      if (detail.how === 'lost') rememberWish(location.pathname + location.search, detail.owner)
      else forgetWish()
      insteadTo(paths.login)
    }
    const fromLogin = ({ detail }: WindowEventMap['user:login']) => {
      if (!detail.here && location.pathname === paths.login) insteadTo(landingOf(readSession().account))
    }
    window.addEventListener('user:logout', toLogin)
    window.addEventListener('user:login', fromLogin)
    return () => {
      window.removeEventListener('user:logout', toLogin)
      window.removeEventListener('user:login', fromLogin)
    }
  }, [insteadTo])
  useEffect(() => void followLinks(to), [to])
  return null
}

const AppFailed = () => (
  <ErrorState title="Die App lässt sich nicht anzeigen" onRetry={() => location.reload()}>
    Hier ist uns ein Fehler unterlaufen. Was Sie eingegeben haben, bleibt erhalten.
  </ErrorState>
)

/** The menu, beside the page or above it, and the page. */
const Frame = () => (
  <div className="app" ref={useSwipes()}>
    <Menu />
    <Pages />
  </div>
)

export const App = () => (
  <ErrorBoundary fallback={<AppFailed />}>
    <QueryClientProvider client={queryClient}>
      <Moves />
      <PicturesMayCome value={firstViewOver}>
        <Frame />
      </PicturesMayCome>
      {isFrontDoor && <FrontDoor />}
    </QueryClientProvider>
    <Toasts />
  </ErrorBoundary>
)
