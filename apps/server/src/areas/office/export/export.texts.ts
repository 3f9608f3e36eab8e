import { type AuditEntry, subjectTexts } from '@tafelrunde/contract/admin/audit'
import { stateTexts } from '@tafelrunde/contract/admin/events/events'
import type { ListedPerson, PersonRole } from '@tafelrunde/contract/admin/people/people'
import type { EventState } from '@tafelrunde/contract/events/events'

type Cell = string | number | Date | null
/** What a list is called, and its columns: their headings and what stands beneath. */
export type TableOf<Row> = { name: string; columns: Record<string, (row: Row) => Cell> }

type Span = { startsAt: Date; endsAt: Date }
type Places = { capacity: number | null; taken: number; waiting: number }

export const eventTable: TableOf<
  Span & Places & { name: string; state: EventState; location: string; workshops: number }
> = {
  name: 'Veranstaltungen',
  columns: {
    Name: event => event.name,
    Stand: event => stateTexts[event.state],
    Beginn: event => event.startsAt,
    Ende: event => event.endsAt,
    Ort: event => event.location,
    Plätze: event => event.capacity,
    Angemeldet: event => event.taken,
    Warteliste: event => event.waiting,
    Workshops: event => event.workshops,
  },
}

export const workshopTable: TableOf<
  Places & { name: string; event: string; lecturers: string[]; location: string; timeslots: number }
> = {
  name: 'Workshops',
  columns: {
    Name: workshop => workshop.name,
    Veranstaltung: workshop => workshop.event,
    Referenten: workshop => workshop.lecturers.join(', '),
    Raum: workshop => workshop.location,
    Termine: workshop => workshop.timeslots,
    Plätze: workshop => workshop.capacity,
    Belegt: workshop => workshop.taken,
    Warteliste: workshop => workshop.waiting,
  },
}

export const timeslotTable: TableOf<
  Span &
    Places & { allotted: number; caption: string; workshop: string | null; event: string; location: string }
> = {
  name: 'Termine',
  columns: {
    Termin: timeslot => timeslot.caption || timeslot.workshop,
    Veranstaltung: timeslot => timeslot.event,
    Beginn: timeslot => timeslot.startsAt,
    Ende: timeslot => timeslot.endsAt,
    Raum: timeslot => timeslot.location,
    Plätze: timeslot => timeslot.capacity,
    Belegt: timeslot => timeslot.taken,
    Zurückgehalten: timeslot => timeslot.allotted,
    Warteliste: timeslot => timeslot.waiting,
  },
}

export const roomTable: TableOf<{
  name: string
  building: string
  floor: string
  capacity: number | null
  equipment: string[]
  seating: string
}> = {
  name: 'Räume',
  columns: {
    Name: room => room.name,
    Gebäude: room => room.building,
    Etage: room => room.floor,
    Plätze: room => room.capacity,
    Ausstattung: room => room.equipment.join(', '),
    Bestuhlung: room => room.seating,
  },
}

export const lecturerTable: TableOf<{ firstName: string; lastName: string; workshops: string[] }> = {
  name: 'Referenten',
  columns: {
    Vorname: lecturer => lecturer.firstName,
    Nachname: lecturer => lecturer.lastName,
    // Without repeating one that is held at several events.
    Workshops: lecturer => [...new Set(lecturer.workshops)].join(', '),
  },
}

export const exhibitorTable: TableOf<{
  name: string
  stand: string
  website: string | null
  events: string[]
}> = {
  name: 'Aussteller',
  columns: {
    Name: exhibitor => exhibitor.name,
    Stand: exhibitor => exhibitor.stand,
    Website: exhibitor => exhibitor.website,
    Veranstaltungen: exhibitor => exhibitor.events.join(', '),
  },
}

export const schooltypeTable: TableOf<{ name: string }> = {
  name: 'Schularten',
  columns: { Name: schooltype => schooltype.name },
}

export const faultTable: TableOf<{
  firstAt: Date
  lastAt: Date
  count: number
  message: string
  path: string
  browser: string
  places: string[]
  build: string
}> = {
  name: 'Protokoll',
  columns: {
    Zuletzt: fault => fault.lastAt,
    Zuerst: fault => fault.firstAt,
    Anzahl: fault => fault.count,
    Fehler: fault => fault.message,
    Bildschirm: fault => fault.path,
    Browser: fault => fault.browser,
    Stelle: fault => fault.places.join(' < '),
    Stand: fault => fault.build,
  },
}

const actions = { create: 'angelegt', change: 'geändert', delete: 'gelöscht' }
const sources = {
  request: 'in App oder Verwaltung',
  command: 'Befehl',
  job: 'von selbst',
  unknown: 'unbekannt',
}
const told = (values: AuditEntry['before']) => (values ? JSON.stringify(values) : '')

export const auditTable: TableOf<AuditEntry> = {
  name: 'Änderungen',
  columns: {
    Wann: entry => entry.created,
    Wer: entry => entry.by,
    Woher: entry => (entry.via_key === null ? sources[entry.via] : 'über einen Schlüssel'),
    Was: entry => subjectTexts[entry.subject],
    Name: entry => entry.name,
    Nummer: entry => entry.record,
    Tat: entry => actions[entry.action],
    Vorher: entry => told(entry.before),
    Nachher: entry => told(entry.after),
  },
}

type Numbered = Pick<ListedPerson, 'as_customernumber' | 'customernumber_by'>

const yesNo = (value: boolean) => (value ? 'ja' : 'nein')

/** Whether somebody who knows has said the number, not the person alone; nothing where there is none. */
export const numberProven = ({ as_customernumber: number, customernumber_by: by }: Numbered) =>
  number && yesNo(by !== 'self')

export const personTable: TableOf<
  Pick<
    ListedPerson,
    | 'first_name'
    | 'last_name'
    | 'email'
    | 'as_customernumber'
    | 'customernumber_by'
    | 'is_active'
    | 'last_login'
  > &
    Record<PersonRole, boolean>
> = {
  name: 'Personen',
  columns: {
    Vorname: person => person.first_name,
    Nachname: person => person.last_name,
    'E-Mail-Adresse': person => person.email,
    Mitgliedsnummer: person => person.as_customernumber,
    'Nummer geprüft': numberProven,
    Aktiv: person => yesNo(person.is_active),
    'Referent/in': person => yesNo(person.lecturer),
    Aussteller: person => yesNo(person.exhibitor),
    Büro: person => yesNo(person.staff),
    'Darf alles': person => yesNo(person.superuser),
    'Zuletzt angemeldet': person => person.last_login,
  },
}
