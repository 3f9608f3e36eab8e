import type { ReactNode } from 'react'
import { Navigate, Route } from 'react-router-dom'
import { Guard } from './Guard.tsx'
import { paths } from './paths.ts'
import { notFound, screen } from './screen.tsx'
import { draft } from './shared/session.ts'
import { Tabs } from './Tabs.tsx'

const start = (name: keyof typeof import('./areas/account/screens.ts')) =>
  screen(async () => (await import('./areas/account/screens.ts'))[name])

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

const exhibitors = (name: keyof typeof import('./areas/exhibitors/screens.ts')) =>
  screen(async () => (await import('./areas/exhibitors/screens.ts'))[name])

const confirmations = (name: keyof typeof import('./areas/confirmations/screens.ts')) =>
  screen(async () => (await import('./areas/confirmations/screens.ts'))[name])

/** What one has taken part in. */
const attended = {
  [paths.confirmations]: confirmations('ConfirmationsScreen'),
  [paths.confirmationRoute]: confirmations('ConfirmationScreen'),
  [paths.feedbackRoute]: confirmations('FeedbackScreen'),
}
const check = confirmations('CheckScreen')

const settlements = (name: keyof typeof import('./areas/settlements/screens.ts')) =>
  screen(async () => (await import('./areas/settlements/screens.ts'))[name])

/** What lecturers are paid. */
const settled = {
  [paths.settlements]: settlements('SettlementsScreen'),
  [paths.settlementRoute]: settlements('SettlementScreen'),
}

const orders = (name: keyof typeof import('./areas/orders/screens.ts')) =>
  screen(async () => (await import('./areas/orders/screens.ts'))[name])

/** What exhibitors order. */
const ordered = {
  [paths.tableOrders]: orders('OrdersScreen'),
  [paths.tableOrderRoute]: orders('OrderScreen'),
  [paths.changedTableOrderRoute]: orders('ChangeOrderScreen'),
  [paths.newTableOrderRoute]: orders('NewOrderScreen'),
}

const attendance = (name: keyof typeof import('./areas/attendance/screens.ts')) =>
  screen(async () => (await import('./areas/attendance/screens.ts'))[name])

/** What a lecturer gives, and who comes into the house. */
const given = {
  [paths.ownWorkshops]: attendance('OwnWorkshopsScreen'),
  [paths.ownWorkshopRoute]: attendance('OwnWorkshopScreen'),
  [paths.entranceRoute]: attendance('EntranceScreen'),
}

const guarded = (element: ReactNode) => <Guard>{element}</Guard>

// Whoever has the link of a draft need not log in to see it.
const event = screen(async () => (await import('./areas/events/EventScreen.tsx')).EventScreen)

/** The routes of spec section 2; Ionic's outlet wants them as its direct children. */
export const routes = [
  <Route key="start" path="/" element={<Navigate to={paths.events} replace />} />,
  <Route key="app" path="/app" element={<Navigate to={paths.events} replace />} />,
  <Route key="tabs" path={`${paths.tabs}/*`} element={<Tabs />} />,
  ...Object.entries(account).map(([path, element]) => <Route key={path} path={path} element={element} />),
  <Route key="exhibitors" path={paths.exhibitors} element={exhibitors('ExhibitorsScreen')} />,
  <Route key="exhibitor" path={paths.exhibitorRoute} element={exhibitors('ExhibitorScreen')} />,
  <Route
    key="support"
    path={paths.support}
    element={screen(async () => (await import('./areas/support/SupportScreen.tsx')).SupportScreen)}
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
  <Route key="check" path={paths.check} element={check} />,
  <Route key="check of" path={paths.checkRoute} element={check} />,
  ...Object.entries({ ...attended, ...given, ...settled, ...ordered }).map(([path, element]) => (
    <Route key={path} path={path} element={guarded(element)} />
  )),
  <Route
    key="pass"
    path={paths.pass}
    element={guarded(screen(async () => (await import('./areas/passes/PassScreen.tsx')).PassScreen))}
  />,
  <Route key="event" path={paths.currentEvent} element={guarded(event)} />,
  <Route key="event of" path={paths.eventRoute} element={draft ? event : guarded(event)} />,
  <Route key="unknown" path="*" element={notFound} />,
]
