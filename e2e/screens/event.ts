import { button } from '../screen.ts'
import type { Screen } from './catalogue.ts'

/** What the Verwaltung has of one event besides its page, by the demo's names. */
export const eventScreens: Screen[] = [
  {
    path: async idOf => `/verwaltung/events/${await idOf('event', 'Schulkongress')}/plan`,
    title: 'Raumplan',
    shows: page => button(page, 'Fassungen'),
  },
  {
    path: async idOf => `/verwaltung/events/${await idOf('event', 'Schulkongress')}/day`,
    title: 'Tagesleitung',
    shows: page => page.getByText('Referenten gesehen'),
  },
  {
    path: async idOf => `/verwaltung/events/${await idOf('event', 'Schulkongress')}/badges`,
    title: 'Namensschilder',
    shows: page => page.getByText(/^\d+\sNamensschilder auf/),
  },
  {
    path: async idOf => `/verwaltung/events/${await idOf('event', 'Schulkongress')}/emergency`,
    title: 'Notfallliste',
    shows: page => button(page, 'Drucken'),
  },
  {
    path: async idOf => `/verwaltung/events/${await idOf('event', 'Schulkongress')}/hall`,
    title: 'Tische',
    shows: page => page.getByRole('region', { name: 'Bestellungen' }),
  },
  {
    path: async idOf => `/verwaltung/events/${await idOf('event', 'Schulkongress')}/answers`,
    title: 'Antworten',
    shows: page => page.getByText('Diese Veranstaltung fragt bei der Anmeldung nichts.'),
  },
  {
    path: async idOf => `/verwaltung/events/${await idOf('event', 'Schulkongress')}/reports`,
    title: 'Auswertung',
    shows: page => page.getByRole('region', { name: 'Auslastung der Workshops' }).getByRole('table'),
  },
  {
    path: async idOf => `/verwaltung/events/${await idOf('event', 'Schulkongress')}/feedback`,
    title: 'Feedback',
    shows: page => page.getByRole('region', { name: 'Workshops' }).getByRole('table'),
  },
  {
    path: async idOf => `/verwaltung/workshops/${await idOf('workshop', 'Stimme und Präsenz')}/feedback`,
    title: 'Feedback',
    shows: page => button(page, 'Ergebnisblatt als PDF'),
  },
  {
    path: async idOf => `/verwaltung/events/${await idOf('event', 'Schulkongress')}/programme`,
    title: 'Programm einlesen',
    shows: page => button(page, 'Datei prüfen'),
  },
]
