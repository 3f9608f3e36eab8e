import type { ReactNode } from 'react'
import { Navigate, Route } from 'react-router-dom'
import { Guard } from './Guard.tsx'
import { paths } from './paths.ts'
import { notFound, screen } from './screen.tsx'
import { draft } from './shared/session.ts'
import { Tabs } from './Tabs.tsx'

const start = (name: keyof typeof import('./areas/account/screens.ts')) => (at: string) =>
  screen(async () => (await import('./areas/account/screens.ts'))[name], at)

/** The way to an account and into it. */
const account = {
  [paths.login]: start('LoginScreen'),
  [paths.signup]: start('SignupScreen'),
  [paths.register]: start('RegisterScreen'),
  [paths.registerSuccess]: start('RegisterSuccessScreen'),
  [paths.registerConfirm]: start('RegisterConfirmScreen'),
  [paths.passwordReset]: start('PasswordResetScreen'),
  [paths.passwordResetSent]: start('PasswordResetSentScreen'),
  [paths.passwordResetConfirm]: start('PasswordResetConfirmScreen'),
  [paths.emailResetConfirm]: start('EmailResetScreen'),
}

const exhibitors = (name: keyof typeof import('./areas/exhibitors/screens.ts')) => (at: string) =>
  screen(async () => (await import('./areas/exhibitors/screens.ts'))[name], at)

const confirmations = (name: keyof typeof import('./areas/confirmations/screens.ts')) => (at: string) =>
  screen(async () => (await import('./areas/confirmations/screens.ts'))[name], at)

/** What one has taken part in. */
const attended = {
  [paths.confirmations]: confirmations('ConfirmationsScreen'),
  [paths.confirmationRoute]: confirmations('ConfirmationScreen'),
  [paths.feedbackRoute]: confirmations('FeedbackScreen'),
}
const check = confirmations('CheckScreen')(paths.checkRoute)

const settlements = (name: keyof typeof import('./areas/settlements/screens.ts')) => (at: string) =>
  screen(async () => (await import('./areas/settlements/screens.ts'))[name], at)

/** What lecturers are paid. */
const settled = {
  [paths.settlements]: settlements('SettlementsScreen'),
  [paths.settlementRoute]: settlements('SettlementScreen'),
}

const orders = (name: keyof typeof import('./areas/orders/screens.ts')) => (at: string) =>
  screen(async () => (await import('./areas/orders/screens.ts'))[name], at)

/** What exhibitors order. */
const ordered = {
  [paths.tableOrders]: orders('OrdersScreen'),
  [paths.tableOrderRoute]: orders('OrderScreen'),
  [paths.changedTableOrderRoute]: orders('ChangeOrderScreen'),
  [paths.newTableOrderRoute]: orders('NewOrderScreen'),
}

const attendance = (name: keyof typeof import('./areas/attendance/screens.ts')) => (at: string) =>
  screen(async () => (await import('./areas/attendance/screens.ts'))[name], at)

/** What a lecturer gives, and who comes into the house. */
const given = {
  [paths.ownWorkshops]: attendance('OwnWorkshopsScreen'),
  [paths.ownWorkshopRoute]: attendance('OwnWorkshopScreen'),
  [paths.entranceRoute]: attendance('EntranceScreen'),
}

const guarded = (element: ReactNode) => <Guard>{element}</Guard>

// Whoever has the link of a draft need not log in to see it.
const event = screen(
  async () => (await import('./areas/events/EventScreen.tsx')).EventScreen,
  paths.eventRoute,
)

/** The routes of spec section 2; Ionic's outlet wants them as its direct children. */
export const routes = [
  <Route key="start" path="/" element={<Navigate to={paths.events} replace />} />,
  <Route key="app" path="/app" element={<Navigate to={paths.events} replace />} />,
  <Route key="tabs" path={`${paths.tabs}/*`} element={<Tabs />} />,
  ...Object.entries(account).map(([path, made]) => <Route key={path} path={path} element={made(path)} />),
  <Route
    key="exhibitors"
    path={paths.exhibitors}
    element={exhibitors('ExhibitorsScreen')(paths.exhibitors)}
  />,
  <Route
    key="exhibitor"
    path={paths.exhibitorRoute}
    element={exhibitors('ExhibitorScreen')(paths.exhibitorRoute)}
  />,
  <Route
    key="support"
    path={paths.support}
    element={screen(
      async () => (await import('./areas/support/SupportScreen.tsx')).SupportScreen,
      paths.support,
    )}
  />,
  <Route
    key="workshop"
    path={paths.workshopRoute}
    element={screen(
      async () => (await import('./areas/workshops/WorkshopScreen.tsx')).WorkshopScreen,
      paths.workshopRoute,
    )}
  />,
  <Route
    key="account"
    path={paths.account}
    element={guarded(
      screen(async () => (await import('./areas/account/AccountScreen.tsx')).AccountScreen, paths.account),
    )}
  />,
  <Route key="check" path={paths.check} element={check} />,
  <Route key="check of" path={paths.checkRoute} element={check} />,
  ...Object.entries({ ...attended, ...given, ...settled, ...ordered }).map(([path, made]) => (
    <Route key={path} path={path} element={guarded(made(path))} />
  )),
  <Route
    key="pass"
    path={paths.pass}
    element={guarded(
      screen(async () => (await import('./areas/passes/PassScreen.tsx')).PassScreen, paths.pass),
    )}
  />,
  <Route key="event" path={paths.currentEvent} element={guarded(event)} />,
  <Route key="event of" path={paths.eventRoute} element={draft ? event : guarded(event)} />,
  <Route key="unknown" path="*" element={notFound} />,
]
