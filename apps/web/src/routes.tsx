import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, Route } from 'react-router-dom'
import { Guard } from './Guard.tsx'
import { laterScreens } from './later.ts'
import { paths } from './paths.ts'
import { notFound, screen } from './screen.tsx'
import { Tabs } from './Tabs.tsx'

/** The way to an account and into it. */
const account = {
  [paths.login]: screen(async () => (await import('./areas/account/LoginScreen.tsx')).LoginScreen),
  [paths.signup]: screen(async () => (await import('./areas/account/SignupScreen.tsx')).SignupScreen),
  [paths.register]: screen(async () => (await import('./areas/account/RegisterScreen.tsx')).RegisterScreen),
  [paths.registerSuccess]: screen(
    async () => (await import('./areas/account/RegisterSuccessScreen.tsx')).RegisterSuccessScreen,
  ),
  [paths.registerConfirm]: screen(
    async () => (await import('./areas/account/RegisterConfirmScreen.tsx')).RegisterConfirmScreen,
  ),
  [paths.passwordReset]: screen(
    async () => (await import('./areas/account/PasswordResetScreen.tsx')).PasswordResetScreen,
  ),
  [paths.passwordResetSent]: screen(
    async () => (await import('./areas/account/PasswordResetSentScreen.tsx')).PasswordResetSentScreen,
  ),
  [paths.passwordResetConfirm]: screen(
    async () => (await import('./areas/account/PasswordResetConfirmScreen.tsx')).PasswordResetConfirmScreen,
  ),
  [paths.emailResetConfirm]: screen(
    async () => (await import('./areas/account/EmailResetScreen.tsx')).EmailResetScreen,
  ),
}

const guarded = (element: ReactNode) => <Guard>{element}</Guard>

const event = screen(async () => (await import('./areas/events/EventScreen.tsx')).EventScreen)
const LaterScreen = lazy(async () => ({ default: (await import('./LaterScreen.tsx')).LaterScreen }))

/** The routes of spec section 2; Ionic's outlet wants them as its direct children. */
export const routes = [
  <Route key="start" path="/" element={<Navigate to={paths.events} replace />} />,
  <Route key="app" path="/app" element={<Navigate to={paths.events} replace />} />,
  <Route key="tabs" path={`${paths.tabs}/*`} element={<Tabs />} />,
  ...Object.entries(account).map(([path, element]) => <Route key={path} path={path} element={element} />),
  <Route
    key="exhibitors"
    path={paths.exhibitors}
    element={screen(async () => (await import('./areas/exhibitors/ExhibitorsScreen.tsx')).ExhibitorsScreen)}
  />,
  <Route
    key="exhibitor"
    path={paths.exhibitorRoute}
    element={screen(async () => (await import('./areas/exhibitors/ExhibitorScreen.tsx')).ExhibitorScreen)}
  />,
  <Route
    key="workshop"
    path={paths.workshopRoute}
    element={screen(async () => (await import('./areas/workshops/WorkshopScreen.tsx')).WorkshopScreen)}
  />,
  <Route
    key="account"
    path={paths.account}
    element={guarded(screen(async () => (await import('./areas/account/AccountScreen.tsx')).AccountScreen))}
  />,
  <Route key="event" path={paths.currentEvent} element={guarded(event)} />,
  <Route key="event of" path={paths.eventRoute} element={guarded(event)} />,
  ...laterScreens.map(({ path, isProtected, ...texts }) => {
    const element = (
      <Suspense fallback={null}>
        <LaterScreen {...texts} />
      </Suspense>
    )
    return <Route key={path} path={path} element={isProtected ? guarded(element) : element} />
  }),
  <Route key="unknown" path="*" element={notFound} />,
]
