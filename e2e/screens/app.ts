import { button, field, heading } from '../screen.ts'
import type { Screen } from './catalogue.ts'

/** What everybody may see, by the demo's names. */
export const openScreens = {
  events: {
    path: '/app/tabs/event',
    title: 'Veranstaltungen',
    shows: page => page.locator('.board h2'),
  },
  lecturers: {
    path: '/app/tabs/speakers',
    title: 'Referenten',
    shows: page => page.getByRole('link', { name: /Miriam Baumgärtner/ }),
  },
  lecturer: {
    path: async idOf => `/app/tabs/speakers?id=${await idOf('lecturer', 'Miriam Baumgärtner')}`,
    title: 'Miriam Baumgärtner',
    shows: page => page.locator('ion-modal').getByRole('article').first(),
  },
  schedule: {
    path: async idOf => `/app/tabs/schedule?event=${await idOf('event', 'Fachtag Digitale Bildung')}`,
    title: 'Workshops',
    shows: page => page.getByRole('article').first(),
  },
  about: {
    path: '/app/tabs/about',
    title: 'Über uns',
    shows: page => heading(page, 'Lehrkräfteverband Musterland'),
  },
  exhibitors: {
    path: '/exhibitors',
    title: 'Aussteller',
    shows: page => page.getByRole('link', { name: /Verlag Kreidestrich/ }),
  },
  exhibitor: {
    path: async idOf => `/exhibitors/${await idOf('exhibitor', 'Verlag Kreidestrich')}`,
    title: 'Verlag Kreidestrich',
    shows: page => page.getByRole('link', { name: /Schulkongress/ }),
  },
  workshop: {
    path: async idOf => `/workshop-detail/${await idOf('workshop', 'Sprachsensibler Fachunterricht')}`,
    title: 'Sprachsensibler Fachunterricht',
    shows: page => page.getByRole('article').first(),
  },
} satisfies Record<string, Screen>

export const loginScreen: Screen = {
  path: '/login',
  title: 'Anmelden',
  shows: page => field(page, 'Passwort'),
}

/** What somebody without an account can do. */
export const startScreens: Screen[] = [
  { path: '/bestaetigung', title: 'Bestätigung prüfen', shows: page => button(page, 'Prüfen') },
  {
    path: '/bestaetigung/FALSCH',
    title: 'Bestätigung prüfen',
    shows: page => heading(page, 'Diesen Code gibt es nicht'),
  },
  loginScreen,
  {
    path: '/register',
    title: 'Registrieren',
    shows: page =>
      field(page, 'Schulart (freiwillig)').filter({
        has: page.getByRole('option', { name: 'Grundschule', exact: true }),
      }),
  },
  { path: '/signup', title: 'Registrieren', shows: page => button(page, 'Konto anlegen') },
  {
    path: '/register-success',
    title: 'Konto bestätigen',
    shows: page => button(page, 'Nachricht noch einmal senden'),
  },
  {
    path: '/register-confirm?uid=MQ&token=falsch',
    title: 'Konto bestätigen',
    shows: page => heading(page, 'Der Link gilt nicht mehr'),
  },
  { path: '/password-reset', title: 'Passwort vergessen', shows: page => button(page, 'Link senden') },
  {
    path: '/password-reset-sent',
    title: 'Nachricht gesendet',
    shows: page => heading(page, 'Sehen Sie in Ihr Postfach'),
  },
  {
    path: '/password-reset-confirm',
    title: 'Neues Passwort',
    shows: page => heading(page, 'Der Link ist unvollständig'),
  },
  {
    path: '/password-reset-confirm?uid=MQ&token=falsch',
    title: 'Neues Passwort',
    shows: page => field(page, 'Neues Passwort'),
  },
  {
    path: '/email-reset-confirm?uid=MQ&token=falsch',
    title: 'E-Mail-Adresse ändern',
    shows: page => field(page, 'Neue E-Mail-Adresse'),
  },
  { path: '/support', title: 'Hilfe', shows: page => button(page, 'Nachricht senden') },
  {
    path: '/nirgendwo',
    title: 'Nicht gefunden',
    shows: page => heading(page, 'Diese Seite gibt es nicht'),
  },
]

/** Addresses that lead on to the list of events. */
export const waysIn = ['/', '/app', '/app/tabs', '/event-detail'].map(
  (path): Screen => ({ ...openScreens.events, path, leadsTo: '/app/tabs/event' }),
)

/** An event, to whoever is logged in. */
const eventScreen: Screen = {
  path: async idOf => `/event-detail/${await idOf('event', 'Schulkongress')}`,
  title: /^Schulkongress \d{4}$/,
  shows: page => heading(page, 'Programm'),
}

/** What the demo's teacher has. */
export const ownScreens: Screen[] = [
  {
    path: '/app/tabs/event',
    title: 'Veranstaltungen',
    shows: page => page.getByText('Angemeldet', { exact: true }).first(),
  },
  {
    path: '/app/tabs/schedule',
    title: 'Workshops',
    shows: page => page.getByRole('button', { name: /^Meine Auswahl · [1-9]/ }),
  },
  eventScreen,
  {
    path: async idOf => `/workshop-detail/${await idOf('workshop', 'Stimme und Präsenz')}`,
    title: 'Stimme und Präsenz',
    shows: page => page.getByRole('article').getByText('Gebucht'),
  },
  {
    path: '/account',
    title: 'Benutzerkonto',
    shows: page => page.getByLabel('Ihre Kalenderadresse'),
  },
  {
    path: '/participation-confirmations',
    title: 'Teilnahmebestätigungen',
    shows: page => page.getByRole('button', { name: /^Jahresnachweis/ }).first(),
  },
  {
    path: '/pass',
    title: 'Mein Ausweis',
    shows: page => page.getByRole('img', { name: 'QR-Code Ihres Ausweises' }),
  },
]
