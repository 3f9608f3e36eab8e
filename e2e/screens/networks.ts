import { isLong } from '../../apps/server/test/sizes.ts'
import type { Door } from '../attendance.ts'
import type { Attended } from '../attended.ts'
import { hashOf } from '../hash.ts'
import { type Condition, conditions } from '../house/network.ts'
import type { Stand } from '../orders.ts'
import { button } from '../screen.ts'
import type { Settled } from '../settled.ts'
import { kindOf } from '../ways.ts'
import { openScreens, ownScreens, startScreens, waysIn } from './app.ts'
import type { Screen } from './catalogue.ts'
import { attendedScreens, doorScreens, entranceScreens, orderScreens, settlementScreens } from './made.ts'

/** Of the Verwaltung's gone through in every bad network, in each run. */
const representatives = new Set([
  '/verwaltung/',
  '/verwaltung/events',
  '/verwaltung/events/:id',
  '/verwaltung/events/:id/show',
  '/verwaltung/registrations',
  '/verwaltung/workshops',
  '/verwaltung/people/:id/show',
])

/**
 * Whether a screen is gone through in a network that is so: one of the Verwaltung in one of them by the letters of its address,
 * some in all. Those of the app are gone through in all, one after the other, as people go.
 */
export const isMet = (condition: Condition, address: string) => {
  const kind = kindOf(address)
  const isSpread = !isLong && kind.startsWith('/verwaltung/') && !representatives.has(kind)
  return !isSpread || conditions[hashOf(kind) % conditions.length] === condition
}

/** Whoever registers need not say a Schulart: the form does without their list. */
const formAlone = (screen: Screen): Screen =>
  screen.path === '/register' ? { ...screen, shows: page => button(page, 'Konto anlegen') } : screen

export const visitorsScreens = [...Object.values(openScreens), ...startScreens.map(formAlone)]
export const teachersScreens = [...ownScreens, ...waysIn]

type Made = { been: Attended; door: Door; paid: Settled; table: Stand; orderId: number }

/** What is there once people have taken part, given a workshop, been paid and ordered; and who sees it. */
export const madeScreens = ({ been, door, paid, table, orderId }: Made) => [
  { person: been.person, screens: attendedScreens(been) },
  { person: door.lecturer, screens: doorScreens(door) },
  { person: paid.person, screens: settlementScreens(paid) },
  { person: table.person, screens: orderScreens(table, orderId) },
  { person: { email: 'buero@tafelrunde.example' }, screens: entranceScreens },
]
