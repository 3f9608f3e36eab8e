import type { ComponentType } from 'react'
import { Navigate, type RouteObject } from 'react-router'
import { Guard } from './Guard.tsx'
import { paths } from './paths.ts'
import { content, notFound, Screen } from './screen.tsx'
import { draft } from './shared/session/session.ts'
import { Tabs } from './Tabs.tsx'

type Load = () => Promise<ComponentType>

/** A screen that everybody may see. */
const open = (path: string, load: Load): RouteObject => ({
  path,
  element: <Screen>{content(load, path)}</Screen>,
})

/** A screen of whoever is logged in. */
const own = (path: string, load: Load): RouteObject => ({
  path,
  element: (
    <Screen>
      <Guard>{content(load, path)}</Guard>
    </Screen>
  ),
})

/** One of the screens that come together. */
const from =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>) =>
  (name: Name): Load =>
  async () =>
    (await load())[name]

const account = from(() => import('./areas/account/screens.ts'))
const exhibitors = from(() => import('./areas/exhibitors/screens.ts'))
const confirmations = from(() => import('./areas/confirmations/screens.ts'))
const attendance = from(() => import('./areas/attendance/screens.ts'))
const settlements = from(() => import('./areas/settlements/screens.ts'))
const orders = from(() => import('./areas/orders/screens.ts'))
const event = async () => (await import('./areas/events/EventScreen.tsx')).EventScreen

/** The routes of spec section 2. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to={paths.events} replace /> },
  { path: '/app', element: <Navigate to={paths.events} replace /> },
  { path: `${paths.tabs}/*`, element: <Tabs /> },

  open(paths.support, async () => (await import('./areas/support/SupportScreen.tsx')).SupportScreen),
  open(paths.login, account('LoginScreen')),
  open(paths.signup, account('SignupScreen')),
  open(paths.register, account('RegisterScreen')),
  open(paths.registerConfirm, account('RegisterConfirmScreen')),
  open(paths.registerSuccess, account('RegisterSuccessScreen')),
  open(paths.passwordReset, account('PasswordResetScreen')),
  open(paths.passwordResetConfirm, account('PasswordResetConfirmScreen')),
  open(paths.passwordResetSent, account('PasswordResetSentScreen')),
  open(paths.emailResetConfirm, account('EmailResetScreen')),
  open(paths.exhibitors, exhibitors('ExhibitorsScreen')),
  open(paths.exhibitorRoute, exhibitors('ExhibitorScreen')),
  open(
    paths.workshopRoute,
    async () => (await import('./areas/workshops/WorkshopScreen.tsx')).WorkshopScreen,
  ),
  open(paths.checkRoute, confirmations('CheckScreen')),

  own(paths.account, async () => (await import('./areas/account/AccountScreen.tsx')).AccountScreen),
  own(paths.pass, async () => (await import('./areas/passes/PassScreen.tsx')).PassScreen),
  own(paths.currentEvent, event),
  (draft ? open : own)(paths.eventRoute, event), // whoever has the link of a draft need not log in to see it
  own(paths.confirmations, confirmations('ConfirmationsScreen')),
  own(paths.confirmationRoute, confirmations('ConfirmationScreen')),
  own(paths.feedbackRoute, confirmations('FeedbackScreen')),
  own(paths.ownWorkshops, attendance('OwnWorkshopsScreen')),
  own(paths.ownWorkshopRoute, attendance('OwnWorkshopScreen')),
  own(paths.entranceRoute, attendance('EntranceScreen')),
  own(paths.settlements, settlements('SettlementsScreen')),
  own(paths.settlementRoute, settlements('SettlementScreen')),
  own(paths.tableOrders, orders('OrdersScreen')),
  own(paths.tableOrderRoute, orders('OrderScreen')),
  own(paths.changedTableOrderRoute, orders('ChangeOrderScreen')),
  own(paths.newTableOrderRoute, orders('NewOrderScreen')),

  { path: '*', element: <Screen>{notFound}</Screen> },
]
