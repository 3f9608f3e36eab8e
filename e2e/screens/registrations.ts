import { button, field, heading, pageTitle } from '../screen.ts'
import type { Screen } from './catalogue.ts'

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
    path: '/verwaltung/registrations/group',
    title: 'Gruppe anmelden',
    shows: page => heading(page, 'Wer'),
  },
  {
    path: '/verwaltung/places',
    title: 'Plätze in Terminen',
    shows: page => page.getByText(/^1–\d+ von \d+$/),
  },
  {
    path: '/verwaltung/allotments',
    title: 'Kontingente',
    shows: page =>
      page.getByText('Für keine Gruppe sind Plätze zurückgehalten.').or(page.getByText(/^1–\d+ von \d+$/)),
  },
  {
    path: '/verwaltung/allotments/create',
    title: 'Plätze zurückhalten',
    shows: page => button(page, 'Zurückhalten'),
  },
  {
    // Nothing is held back in the demo.
    path: '/verwaltung/allotments/2147483647',
    title: 'Nicht gefunden',
    shows: page => page.getByText('Diesen Eintrag gibt es nicht oder nicht mehr.'),
  },
  { path: '/verwaltung/support', title: 'Anfragen', shows: page => pageTitle(page, 'Anfragen') },
  {
    path: '/verwaltung/attendances',
    title: 'Teilnahmen',
    shows: page => page.getByText('Bitte wählen Sie eine Veranstaltung.'),
  },
  {
    path: '/verwaltung/circulars',
    title: 'Rundmails',
    shows: page => pageTitle(page, 'Rundmails'),
  },
  {
    path: '/verwaltung/circulars/create',
    title: 'Rundmail entwerfen',
    shows: page => button(page, 'Entwerfen'),
  },
  {
    // Nobody has written any in the demo.
    path: '/verwaltung/circulars/2147483647/show',
    title: 'Nicht gefunden',
    shows: page => page.getByText('Diesen Eintrag gibt es nicht oder nicht mehr.'),
  },
  {
    path: '/verwaltung/mails',
    title: 'Gesendete E-Mails',
    shows: page => pageTitle(page, 'Gesendete E-Mails'),
  },
  { path: '/verwaltung/orders', title: 'Bestellungen', shows: page => page.getByText(/^1–\d+ von \d+$/) },
  {
    path: '/verwaltung/invoices',
    title: 'Rechnungen',
    shows: page => page.getByText(/^Noch keine Rechnung|^Hier ist nichts offen|^\d+\soffene Rechnung/),
  },
  {
    path: '/verwaltung/invoices/bank',
    title: 'Kontoauszug einlesen',
    shows: page => button(page, 'Datei prüfen'),
  },
  {
    path: '/verwaltung/invoices/credits',
    title: 'Guthaben erstatten',
    shows: page => page.getByText(/^Für keine Bestellung ist zu viel bezahlt|^Wählen Sie, was zurückgeht/),
  },
  {
    path: '/verwaltung/invoices/datev',
    title: 'DATEV-Export',
    shows: page => field(page, 'Beraternummer'),
  },
  {
    path: '/verwaltung/invoices/late-charges',
    title: 'Zinsen und Mahngebühren',
    shows: page => field(page, 'Pauschale je Rechnung in Euro'),
  },
  {
    path: '/verwaltung/allowances',
    title: 'Freibeträge',
    shows: page => page.getByText(/Es zählt das Jahr/),
  },
  {
    path: '/verwaltung/settlements',
    title: 'Abrechnungen',
    shows: page => page.getByText(/^1–\d+ von \d+$/),
  },
  {
    path: async idOf => `/verwaltung/registrations/${await idOf('registration', 'Dennis Ahrens')}/show`,
    title: 'Dennis Ahrens',
    shows: page => heading(page, 'Anmeldung'),
  },
  {
    path: async idOf => `/verwaltung/orders/${await idOf('order', 'Schulkongress 2026')}/show`,
    title: /^B-\d{4}-\d{6}: /,
    shows: page => heading(page, 'Was bestellt ist'),
  },
  {
    path: async idOf => `/verwaltung/settlements/${await idOf('settlement', 'Jana Achterberg')}/show`,
    title: /^Jana Achterberg, /,
    shows: page => heading(page, 'Was sie ausmacht'),
  },
  {
    // No mail of the demo has gone out.
    path: '/verwaltung/mails/2147483647/show',
    title: 'Nicht gefunden',
    shows: page => page.getByText('Diesen Eintrag gibt es nicht oder nicht mehr.'),
  },
  {
    // Nobody has asked anything in the demo.
    path: '/verwaltung/support/2147483647/show',
    title: 'Nicht gefunden',
    shows: page => page.getByText('Diesen Eintrag gibt es nicht oder nicht mehr.'),
  },
]
