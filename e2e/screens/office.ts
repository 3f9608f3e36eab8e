import type { Page } from '@playwright/test'
import { button, heading, link } from '../screen.ts'
import type { Screen } from './catalogue.ts'
import { eventScreens } from './event.ts'
import { registrationScreens } from './registrations.ts'
import { settingsScreens } from './settings.ts'

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name }).first()

/** What the Verwaltung shows to staff, by the demo's names. */
export const officeScreens: Screen[] = [
  {
    path: '/verwaltung/',
    title: /^Guten (Morgen|Tag|Abend)/,
    // Of whichever event is on: another journey may have made one, with workshops or without.
    shows: page => page.getByRole('region', { name: 'Belegung je Workshop' }),
  },
  { path: '/verwaltung/events', title: 'Veranstaltungen', shows: page => row(page, /Schulkongress/) },
  {
    path: async idOf => `/verwaltung/events/${await idOf('event', 'Schulkongress')}/show`,
    title: /^Schulkongress/,
    shows: page => page.getByRole('table', { name: /^Termine am/ }).first(),
  },
  {
    path: '/verwaltung/events/create',
    title: 'Veranstaltung anlegen',
    shows: page => button(page, 'Als Entwurf anlegen'),
  },
  {
    path: async idOf => `/verwaltung/events/${await idOf('event', 'Schulkongress')}`,
    title: /^Schulkongress .* bearbeiten$/,
    shows: page => button(page, 'Änderungen speichern'),
  },
  ...eventScreens,
  {
    path: '/verwaltung/api-keys',
    title: 'Schnittstelle',
    shows: page => button(page, 'Schlüssel anlegen'),
  },
  { path: '/verwaltung/workshops', title: 'Workshops', shows: page => row(page, /Stimme und Präsenz/) },
  {
    path: async idOf => `/verwaltung/workshops/${await idOf('workshop', 'Stimme und Präsenz')}/show`,
    title: 'Stimme und Präsenz',
    shows: page => page.getByRole('table', { name: 'Termine von „Stimme und Präsenz“' }),
  },
  {
    path: '/verwaltung/workshops/create',
    title: 'Workshop anlegen',
    shows: page => button(page, 'Anlegen'),
  },
  {
    path: async idOf => `/verwaltung/workshops/${await idOf('workshop', 'Stimme und Präsenz')}`,
    title: 'Stimme und Präsenz bearbeiten',
    shows: page => button(page, 'Änderungen speichern'),
  },
  ...registrationScreens,
  { path: '/verwaltung/timeslots', title: 'Termine', shows: page => page.getByText(/^1–\d+ von \d+$/) },
  {
    path: '/verwaltung/timeslots/create',
    title: 'Termin anlegen',
    shows: page => button(page, 'Anlegen'),
  },
  {
    path: async idOf => `/verwaltung/timeslots/${await idOf('timeslot', 'Stimme und Präsenz')}`,
    title: /bearbeiten$/,
    shows: page => button(page, 'Änderungen speichern'),
  },
  { path: '/verwaltung/lecturers', title: 'Referenten', shows: page => row(page, /Miriam Baumgärtner/) },
  {
    path: async idOf => `/verwaltung/lecturers/${await idOf('lecturer', 'Miriam Baumgärtner')}/show`,
    title: 'Miriam Baumgärtner',
    shows: page => heading(page, 'Zur Person'),
  },
  {
    path: '/verwaltung/lecturers/create',
    title: 'Referentin oder Referenten anlegen',
    shows: page => button(page, 'Anlegen'),
  },
  {
    path: async idOf => `/verwaltung/lecturers/${await idOf('lecturer', 'Miriam Baumgärtner')}`,
    title: 'Miriam Baumgärtner bearbeiten',
    shows: page => button(page, 'Änderungen speichern'),
  },
  { path: '/verwaltung/exhibitors', title: 'Aussteller', shows: page => row(page, /Verlag Kreidestrich/) },
  {
    path: async idOf => `/verwaltung/exhibitors/${await idOf('exhibitor', 'Verlag Kreidestrich')}/show`,
    title: 'Verlag Kreidestrich',
    shows: page => heading(page, 'Auf einen Blick'),
  },
  {
    path: async idOf => `/verwaltung/exhibitors/${await idOf('exhibitor', 'Verlag Kreidestrich')}`,
    title: 'Verlag Kreidestrich bearbeiten',
    shows: page => button(page, 'Änderungen speichern'),
  },
  {
    path: '/verwaltung/exhibitors/create',
    title: 'Aussteller anlegen',
    shows: page => button(page, 'Anlegen'),
  },
  {
    path: async idOf => `/verwaltung/price-lists/${await idOf('event', 'Schulkongress')}`,
    title: /^Preisliste Schulkongress .* bearbeiten$/,
    shows: page => page.getByRole('group', { name: 'Tische' }),
  },
  {
    path: async idOf => `/verwaltung/questions/${await idOf('event', 'Schulkongress')}`,
    title: /^Fragen Schulkongress .* bearbeiten$/,
    shows: page => button(page, 'Ernährung hinzufügen'),
  },
  {
    path: async idOf => `/verwaltung/halls/${await idOf('event', 'Schulkongress')}`,
    title: /^Hallenplan Schulkongress .* bearbeiten$/,
    shows: page => button(page, 'Alle neu nummerieren'),
  },
  {
    path: async idOf => `/verwaltung/fees/${await idOf('event', 'Schulkongress')}`,
    title: /^Honorare Schulkongress .* bearbeiten$/,
    shows: page => page.getByRole('group', { name: 'Mitreferenten' }),
  },
  {
    path: '/verwaltung/rooms',
    title: 'Räume',
    shows: page => row(page, 'Aula'),
  },
  {
    path: async idOf => `/verwaltung/rooms/${await idOf('room', 'Aula')}/show`,
    title: 'Aula',
    shows: page => heading(page, 'Auf einen Blick'),
  },
  {
    path: async idOf => `/verwaltung/rooms/${await idOf('room', 'Aula')}`,
    title: 'Aula bearbeiten',
    shows: page => button(page, 'Änderungen speichern'),
  },
  { path: '/verwaltung/rooms/create', title: 'Raum anlegen', shows: page => button(page, 'Anlegen') },
  { path: '/verwaltung/schooltypes', title: 'Schularten', shows: page => row(page, 'Grundschule') },
  {
    path: '/verwaltung/schooltypes/create',
    title: 'Schulart anlegen',
    shows: page => button(page, 'Anlegen'),
  },
  {
    path: async idOf => `/verwaltung/schooltypes/${await idOf('schooltype', 'Grundschule')}`,
    title: 'Grundschule bearbeiten',
    shows: page => button(page, 'Änderungen speichern'),
  },
  {
    path: '/verwaltung/intakes',
    title: 'Excel einlesen',
    shows: page => button(page, 'Tabelle prüfen'),
  },
  {
    // What somebody uploads is nobody else's, and gone after a day.
    path: '/verwaltung/intakes/1/show',
    title: 'Nicht gefunden',
    shows: page => page.getByText('Diesen Eintrag gibt es nicht oder nicht mehr.'),
  },
  ...settingsScreens,
  {
    path: '/verwaltung/people/create',
    title: 'Konto anlegen',
    shows: page => button(page, 'Anlegen'),
  },
  {
    path: '/verwaltung/people',
    title: 'Personen',
    shows: page => page.getByRole('row').nth(1),
  },
  {
    path: async idOf => `/verwaltung/people/${await idOf('person', 'lehrerin@tafelrunde.example')}/show`,
    title: /./,
    shows: page => page.getByText('lehrerin@tafelrunde.example').first(),
  },
  {
    path: async idOf => `/verwaltung/people/${await idOf('person', 'lehrerin@tafelrunde.example')}`,
    title: / bearbeiten$/,
    shows: page => button(page, 'Änderungen speichern'),
  },
  {
    path: '/verwaltung/people/doubles',
    title: 'Doppelte Konten',
    shows: page => page.getByText(/wahrscheinlich je eine Person|sieht so aus/),
  },
  {
    path: async idOf => `/verwaltung/people/${await idOf('person', 'lehrerin@tafelrunde.example')}/merge`,
    title: 'Konten zusammenführen',
    shows: page => page.getByLabel('Das andere Konto'),
  },
  {
    path: '/verwaltung/audit',
    title: 'Änderungen',
    shows: page => page.getByText('Noch nichts hat sich geändert.').or(page.getByRole('table')).first(),
  },
  {
    path: '/verwaltung/faults',
    title: 'Fehlermeldungen',
    shows: page => page.getByText('Keine Fehler gemeldet.').or(page.getByRole('table')).first(),
  },
]

export const officeNowhere: Screen = {
  path: '/verwaltung/nirgendwo',
  title: 'Seite nicht gefunden',
  shows: page => link(page, 'Zur Übersicht „Heute“'),
}
