import { dateline, daysText, hoursText, schoolYearText, unitsText } from '../../common/papers.texts.ts'
import type { Letterhead } from '../mail/letter.rules.ts'
import {
  type EventFacts,
  type PaperSession,
  type PersonFacts,
  personLines,
  rowsOf,
  type SessionFacts,
} from './paper.rules.ts'

export type YearRecordFacts = {
  /** The calendar year in which the school year begins. */
  year: number
  issuedAt: Date
  association: Letterhead
  person: PersonFacts
  /** The events of the school year by time, each with the person's confirmable participations. */
  events: (Omit<EventFacts, 'accreditation' | 'confirmationText'> & { sessions: SessionFacts[] })[]
}

/** What a Jahresnachweis says, ready to be drawn. */
export type YearRecordDocument = {
  title: string
  schoolYear: string
  issuedAt: string
  dateline: string
  association: Letterhead
  person: { name: string; details: string }
  events: {
    name: string
    /** „am Samstag, 13. März 2027 · Kongresshaus Lindenau · UE zu 45 Minuten“ */
    details: string
    sessions: PaperSession[]
    totalHours: string
    totalUnits: string
  }[]
  totalHours: string
  totalUnits: string
}

/** All that somebody attended in a school year, event by event, with the sums. */
export const yearRecordDocument = (facts: YearRecordFacts): YearRecordDocument => {
  const { year, issuedAt, association, person } = facts
  const events = facts.events.map(event => ({ event, ...rowsOf(event.sessions, event) }))
  return {
    title: 'Jahresnachweis',
    schoolYear: schoolYearText(year),
    issuedAt: issuedAt.toISOString(),
    dateline: dateline(association, issuedAt),
    association,
    person: personLines(person),
    events: events.map(({ event, rows, hours, units }) => ({
      name: event.name,
      details: [daysText(event), event.location, `UE zu ${event.unitMinutes}\u00a0Minuten`]
        .filter(Boolean)
        .join(' · '),
      sessions: rows,
      totalHours: hoursText(hours),
      totalUnits: unitsText(units),
    })),
    totalHours: hoursText(events.reduce((sum, { hours }) => sum + hours, 0)),
    totalUnits: unitsText(events.reduce((sum, { units }) => sum + units, 0)),
  }
}
