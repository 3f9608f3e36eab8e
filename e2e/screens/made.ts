import type { Door } from '../attendance.ts'
import type { Attended } from '../attended.ts'
import type { Stand } from '../orders.ts'
import { field, heading, link } from '../screen.ts'
import type { Settled } from '../settled.ts'
import type { Screen } from './catalogue.ts'

/** What a lecturer gives. */
export const doorScreens = ({ name, slot, people }: Door): Screen[] => [
  // On the board until it is over, then in the list: by the time of day it is one or the other.
  { path: '/my-workshops', title: 'Meine Workshops', shows: page => page.getByText(name).first() },
  {
    path: `/my-workshops/details/${slot.id}`,
    title: name,
    shows: page => heading(page, `${people[0]?.firstName} ${people[0]?.lastName}`),
  },
  {
    path: '/my-workshops/details/0',
    title: 'Mein Workshop',
    shows: page => heading(page, 'Diesen Termin gibt es nicht'),
  },
]

/** Where the office lets people in. */
export const entranceScreens: Screen[] = [
  {
    path: async idOf => `/entrance/${await idOf('event', 'Schulkongress')}`,
    title: 'Einlass',
    shows: page => page.getByRole('searchbox'),
  },
]

/** What an exhibitor orders. */
export const orderScreens = ({ event }: Stand, orderId: number): Screen[] => [
  {
    path: '/exhibitor-data',
    title: 'Tischbestellungen',
    shows: page => link(page, `Tische bestellen: ${event.name}`),
  },
  {
    path: `/exhibitor-data/${orderId}`,
    title: 'Bestellung',
    shows: page => page.getByText('1\u00A0Tisch: A4'),
  },
  {
    path: `/exhibitor-data/${orderId}/change`,
    title: 'Bestellung ändern',
    shows: page => page.getByRole('checkbox', { name: 'Tisch A4', exact: true }),
  },
  {
    path: `/exhibitor-data/event/${event.id}`,
    title: 'Tischbestellung',
    shows: page => page.getByRole('checkbox', { name: 'Tisch A3', exact: true }),
  },
  {
    path: `/exhibitor-data/event/${event.id}?step=address`,
    title: 'Tischbestellung',
    shows: page => field(page, 'Firma oder Verein'),
  },
]

/** What a lecturer is paid. */
export const settlementScreens = ({ event, settlementId }: Settled): Screen[] => [
  {
    path: '/speaker-confirmations',
    title: 'Meine Abrechnungen',
    shows: page => page.getByRole('link', { name: event.name }),
  },
  {
    path: `/speaker-confirmations/${settlementId}`,
    title: 'Abrechnung',
    shows: page => page.getByText('Lesewerkstatt'),
  },
]

/** What somebody has taken part in, before the feedback is given. */
export const attendedScreens = ({ participation }: Pick<Attended, 'participation'>): Screen[] => [
  {
    path: `/participation-confirmations/details/${participation}`,
    title: 'Teilnahmebestätigung',
    shows: page => heading(page, 'Auf einen Blick'),
  },
  {
    path: `/participation-confirmations/feedback/${participation}`,
    title: 'Feedback',
    shows: page => page.getByRole('radiogroup', { name: /^Der Inhalt/ }),
  },
]
