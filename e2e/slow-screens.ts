import type { Door } from './attendance.ts'
import type { Attended } from './attended.ts'
import {
  attendedScreens,
  doorScreens,
  entranceScreens,
  orderScreens,
  settlementScreens,
} from './made-screens.ts'
import type { Stand } from './orders.ts'
import { button } from './screen.ts'
import { openScreens, ownScreens, type Screen, startScreens, waysIn } from './screens.ts'
import type { Settled } from './settled.ts'

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
