import type { BookedPlace, Registration } from '@tafelrunde/contract/admin/events/registrations'
import { numberProven, type TableOf } from './export.texts.ts'

/** What the states of registrations and places are called. */
const bookingTexts: Record<BookedPlace['state'], string> = {
  registered: 'angemeldet',
  waitlisted: 'auf der Warteliste',
  cancelled: 'abgemeldet',
  attended: 'teilgenommen',
  absent: 'gefehlt',
}

const whoColumns = {
  Vorname: ({ account }: Pick<Registration, 'account'>) => account.first_name,
  Nachname: ({ account }: Pick<Registration, 'account'>) => account.last_name,
  'E-Mail-Adresse': ({ account }: Pick<Registration, 'account'>) => account.email,
  Mitgliedsnummer: ({ account }: Pick<Registration, 'account'>) => account.as_customernumber,
  'Nummer geprüft': ({ account }: Pick<Registration, 'account'>) => numberProven(account),
  Schulart: ({ account }: Pick<Registration, 'account'>) => account.schooltype,
}

const standingColumns = {
  Stand: ({ state }: Pick<BookedPlace, 'state'>) => bookingTexts[state],
  'Platz auf der Warteliste': ({ position }: Pick<BookedPlace, 'position'>) => position,
  'Über die Plätze hinaus': ({ is_extra }: Pick<BookedPlace, 'is_extra'>) => (is_extra ? 'ja' : ''),
  Seit: ({ created }: Pick<BookedPlace, 'created'>) => created,
}

export const registrationTable: TableOf<Registration> = {
  name: 'Anmeldungen',
  columns: {
    Veranstaltung: ({ event }) => event.name,
    ...whoColumns,
    ...standingColumns,
    Termine: ({ places }) => places,
    Wartet: ({ waiting }) => waiting,
    Notiz: ({ note }) => note,
    Angaben: ({ answers }) =>
      answers.map(({ question, values }) => `${question}: ${values.join(', ')}`).join('; '),
  },
}

export const placeTable: TableOf<BookedPlace> = {
  name: 'Plätze',
  columns: {
    Termin: ({ timeslot }) => timeslot.name,
    Beginn: ({ timeslot }) => timeslot.start,
    Ende: ({ timeslot }) => timeslot.end,
    Raum: ({ timeslot }) => timeslot.location,
    ...whoColumns,
    ...standingColumns,
  },
}
