import type { Letterhead } from '../../mail/letter.rules.ts'
import { momentText, whenText } from '../attendance.texts.ts'

export type SheetPerson = {
  firstName: string
  lastName: string
  /** The name of the school type; null where none is known. */
  schooltype: string | null
  /** Empty where the person is no member. */
  customerNumber: string
}

export type SheetFacts = {
  drawnAt: Date
  association: Letterhead
  event: string
  workshop: string
  startsAt: Date
  endsAt: Date
  location: string
  lecturers: string[]
  participants: SheetPerson[]
  /** In their order. */
  waitlist: SheetPerson[]
}

type Row = { number: string; name: string; schooltype: string; customerNumber: string }

/** What a sign-in sheet says, ready to be drawn. */
export type SheetDocument = {
  title: string
  /** What the title is about, for whoever lists files. */
  subject: string
  issuedAt: string
  dateline: string
  association: Letterhead
  /** Stands at the head of every further page. */
  running: string
  workshop: string
  facts: { label: string; value: string }[]
  participants: Row[]
  /** The numbers of the empty rows, for who comes without a booking. */
  walkIns: string[]
  waitlist: Row[]
}

const emptyRows = 5

const byName = new Intl.Collator('de-DE', { numeric: true })

/** As a list of names is read in German: Äpfler stands beside Apfler. */
export const compareNames = (one: SheetPerson, other: SheetPerson) =>
  byName.compare(one.lastName, other.lastName) || byName.compare(one.firstName, other.firstName)

/** „Möllenkamp, Friederike“ */
const nameInList = ({ firstName, lastName }: SheetPerson) =>
  [lastName, firstName]
    .map(name => name.trim())
    .filter(Boolean)
    .join(', ')

const rowOf = (person: SheetPerson, index: number): Row => ({
  number: String(index + 1),
  name: nameInList(person),
  schooltype: person.schooltype ?? '',
  customerNumber: person.customerNumber,
})

/** Who is expected in a timeslot, by name, with room for signatures; and who waits for a place. */
export const sheetDocument = (facts: SheetFacts): SheetDocument => {
  const { association, drawnAt, event, lecturers, location, participants, waitlist, workshop } = facts
  const labelled = [
    { label: 'Veranstaltung', value: event },
    { label: 'Termin', value: whenText(facts) },
    { label: 'Raum', value: location },
    { label: 'Leitung', value: lecturers.filter(Boolean).join(', ') },
    { label: 'Angemeldet', value: String(participants.length) },
  ]
  return {
    title: 'Anwesenheitsliste',
    subject: workshop,
    issuedAt: drawnAt.toISOString(),
    dateline: `Stand: ${momentText(drawnAt)}`,
    association,
    running: `Anwesenheitsliste · ${workshop} · ${whenText(facts)}`,
    workshop,
    facts: labelled.filter(({ value }) => value !== ''),
    participants: participants.toSorted(compareNames).map(rowOf),
    walkIns: Array.from({ length: emptyRows }, (_, index) => String(participants.length + index + 1)),
    waitlist: waitlist.map(rowOf),
  }
}
