import { IonApp, IonRouterOutlet, IonSplitPane, setupIonicReact, useIonRouter } from '@ionic/react'
import { IonReactRouter } from '@ionic/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Menu } from './menu/Menu.tsx'
import { mode } from './mode.ts'
import { paths } from './paths.ts'
import { routes } from './routes.tsx'
import { screen } from './screen.tsx'
import { onDeepLink } from './shared/deepLinks.ts'
import { queryClient } from './shared/query.ts'

setupIonicReact({ mode, swipeBackEnabled: mode === 'ios', focusManagerPriority: ['heading', 'content'] })

/** Only whoever comes in by the front door is welcomed, before the first route leads on (spec 2). */
const welcome =
  location.pathname === '/' && screen(async () => (await import('./areas/welcome/Welcome.tsx')).Welcome)

/** What moves the app without a tap in it: a logout, and a link opened on the phone. */
const Moves = () => {
  const router = useIonRouter()
  useEffect(() => {
    const toLogin = () => router.push(paths.login, 'root', 'replace')
    window.addEventListener('user:logout', toLogin)
    return () => window.removeEventListener('user:logout', toLogin)
  }, [router])
  useEffect(() => void onDeepLink(path => router.push(path)), [router])
  return null
}

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <IonApp>
      <IonReactRouter>
        <Moves />
        <IonSplitPane contentId="main" when="(min-width: 992px)">
          <Menu />
          <IonRouterOutlet id="main">{routes}</IonRouterOutlet>
        </IonSplitPane>
        {welcome}
      </IonReactRouter>
    </IonApp>
  </QueryClientProvider>
)
