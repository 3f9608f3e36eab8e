import type { ReactNode } from 'react'
import { createRoutesFromElements, Navigate, Route } from 'react-router-dom'
import { Guard } from './Guard.tsx'
import { paths } from './paths.ts'
import { content, notFound, Screen } from './screen.tsx'
import { draft } from './shared/session.ts'
import { Tabs } from './Tabs.tsx'

const start = (name: keyof typeof import('./areas/account/screens.ts')) => (at: string) =>
  content(async () => (await import('./areas/account/screens.ts'))[name], at)

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
  content(async () => (await import('./areas/exhibitors/screens.ts'))[name], at)

const confirmations = (name: keyof typeof import('./areas/confirmations/screens.ts')) => (at: string) =>
  content(async () => (await import('./areas/confirmations/screens.ts'))[name], at)

/** What one has taken part in. */
const attended = {
  [paths.confirmations]: confirmations('ConfirmationsScreen'),
  [paths.confirmationRoute]: confirmations('ConfirmationScreen'),
  [paths.feedbackRoute]: confirmations('FeedbackScreen'),
}
const check = confirmations('CheckScreen')(paths.checkRoute)

const settlements = (name: keyof typeof import('./areas/settlements/screens.ts')) => (at: string) =>
  content(async () => (await import('./areas/settlements/screens.ts'))[name], at)

/** What lecturers are paid. */
const settled = {
  [paths.settlements]: settlements('SettlementsScreen'),
  [paths.settlementRoute]: settlements('SettlementScreen'),
}

const orders = (name: keyof typeof import('./areas/orders/screens.ts')) => (at: string) =>
  content(async () => (await import('./areas/orders/screens.ts'))[name], at)

/** What exhibitors order. */
const ordered = {
  [paths.tableOrders]: orders('OrdersScreen'),
  [paths.tableOrderRoute]: orders('OrderScreen'),
  [paths.changedTableOrderRoute]: orders('ChangeOrderScreen'),
  [paths.newTableOrderRoute]: orders('NewOrderScreen'),
}

const attendance = (name: keyof typeof import('./areas/attendance/screens.ts')) => (at: string) =>
  content(async () => (await import('./areas/attendance/screens.ts'))[name], at)

/** What a lecturer gives, and who comes into the house. */
const given = {
  [paths.ownWorkshops]: attendance('OwnWorkshopsScreen'),
  [paths.ownWorkshopRoute]: attendance('OwnWorkshopScreen'),
  [paths.entranceRoute]: attendance('EntranceScreen'),
}

const page = (path: string, shown: ReactNode) => (
  <Route key={path} path={path} element={<Screen>{shown}</Screen>} />
)
const guarded = (path: string, shown: ReactNode) => page(path, <Guard>{shown}</Guard>)

// Whoever has the link of a draft need not log in to see it.
const event = content(
  async () => (await import('./areas/events/EventScreen.tsx')).EventScreen,
  paths.eventRoute,
)

/** The routes of spec section 2. */
export const routes = createRoutesFromElements([
  <Route key="start" path="/" element={<Navigate to={paths.events} replace />} />,
  <Route key="app" path="/app" element={<Navigate to={paths.events} replace />} />,
  <Route key="tabs" path={`${paths.tabs}/*`} element={<Tabs />} />,
  ...Object.entries(account).map(([path, made]) => page(path, made(path))),
  page(paths.exhibitors, exhibitors('ExhibitorsScreen')(paths.exhibitors)),
  page(paths.exhibitorRoute, exhibitors('ExhibitorScreen')(paths.exhibitorRoute)),
  page(
    paths.support,
    content(async () => (await import('./areas/support/SupportScreen.tsx')).SupportScreen, paths.support),
  ),
  page(
    paths.workshopRoute,
    content(
      async () => (await import('./areas/workshops/WorkshopScreen.tsx')).WorkshopScreen,
      paths.workshopRoute,
    ),
  ),
  guarded(
    paths.account,
    content(async () => (await import('./areas/account/AccountScreen.tsx')).AccountScreen, paths.account),
  ),
  page(paths.check, check),
  page(paths.checkRoute, check),
  ...Object.entries({ ...attended, ...given, ...settled, ...ordered }).map(([path, made]) =>
    guarded(path, made(path)),
  ),
  guarded(
    paths.pass,
    content(async () => (await import('./areas/passes/PassScreen.tsx')).PassScreen, paths.pass),
  ),
  guarded(paths.currentEvent, event),
  (draft ? page : guarded)(paths.eventRoute, event),
  page('*', notFound),
])
