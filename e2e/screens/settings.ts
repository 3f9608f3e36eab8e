import { button, heading, link } from '../screen.ts'
import type { Screen } from './catalogue.ts'

/** What superusers set up for all events. */
export const settingsScreens: Screen[] = [
  {
    path: '/verwaltung/association/1',
    title: 'Einstellungen bearbeiten',
    shows: page => button(page, 'Änderungen speichern'),
  },
  {
    path: '/verwaltung/check',
    title: 'Prüfung',
    shows: page => page.getByText('Termine sind nicht überbucht'),
  },
  {
    path: '/verwaltung/doctor',
    title: 'Zustand',
    shows: page => page.getByText(/^Wartezeiten/),
  },
  {
    path: '/verwaltung/backups',
    title: 'Sicherungen',
    shows: page => heading(page, 'Letzte Sicherung'),
  },
  {
    path: '/verwaltung/webhooks',
    title: 'Benachrichtigte Programme',
    shows: page => button(page, 'Programm anlegen'),
  },
  {
    // The demo tells no program.
    path: '/verwaltung/webhooks/2000000000/show',
    title: 'Nicht gefunden',
    shows: page => page.getByText('Diesen Eintrag gibt es nicht oder nicht mehr.'),
  },
  {
    path: '/verwaltung/retention',
    title: 'Aufbewahrung',
    shows: page => page.getByRole('row', { name: /^Links aus E-Mails/ }).first(),
  },
  {
    path: '/verwaltung/processing-record',
    title: 'Verzeichnis der Verarbeitungen',
    shows: page => heading(page, 'Konten und Anmeldung'),
  },
  {
    path: '/verwaltung/appearance',
    title: 'Logo und Farbe',
    shows: page => page.getByLabel('Logo hochladen'),
  },
  {
    path: '/verwaltung/legal-texts',
    title: 'Rechtstexte',
    shows: page => link(page, 'Fassung vom 1. September 2025').first(),
  },
  {
    path: '/verwaltung/legal-texts/create?kind=terms',
    title: 'Teilnahmebedingungen: neue Fassung',
    shows: page => button(page, 'Als Entwurf anlegen'),
  },
  {
    path: '/verwaltung/legal-texts/1/show',
    title: 'Datenschutz, Fassung vom 1. September 2025',
    shows: page => heading(page, 'Wer sie sieht'),
  },
  {
    // A form for what is published says so when it is sent.
    path: '/verwaltung/legal-texts/1',
    title: 'Datenschutz, Fassung vom 1. September 2025 bearbeiten',
    shows: page => button(page, 'Änderungen speichern'),
  },
  { path: '/verwaltung/mail-texts', title: 'E-Mail-Texte', shows: page => link(page, 'Rechnung') },
  {
    path: '/verwaltung/mail-texts/1',
    title: 'E-Mail „Konto bestätigen“ bearbeiten',
    shows: page => heading(page, 'Vorschau'),
  },
  {
    path: '/verwaltung/logins',
    title: 'Anmeldeprotokoll',
    // Whether anybody has logged in with a form is another journey's affair.
    shows: page => page.getByRole('table').or(page.getByText(/hat sich niemand angemeldet/)),
  },
]
