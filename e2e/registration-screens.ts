import { button, pageTitle } from './screen.ts'
import type { Screen } from './screens.ts'

/** Who is registered, orders, asks and is paid, as the Verwaltung shows it. */
export const registrationScreens: Screen[] = [
  {
    path: '/verwaltung/registrations',
    title: 'Anmeldungen',
    shows: page => page.getByText(/^1–\d+ von \d+$/),
  },
  {
    path: '/verwaltung/registrations/create',
    title: 'Person anmelden',
    shows: page => button(page, 'Anmelden'),
  },
  {
    path: '/verwaltung/places',
    title: 'Plätze in Terminen',
    shows: page => page.getByText(/^1–\d+ von \d+$/),
  },
  { path: '/verwaltung/support', title: 'Anfragen', shows: page => pageTitle(page, 'Anfragen') },
  { path: '/verwaltung/orders', title: 'Bestellungen', shows: page => page.getByText(/^1–\d+ von \d+$/) },
  {
    path: '/verwaltung/settlements',
    title: 'Abrechnungen',
    shows: page => page.getByText(/^1–\d+ von \d+$/),
  },
]
