import { button } from './screen.ts'
import type { Screen } from './screens.ts'

/** Who is registered, as the Verwaltung shows it. */
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
]
