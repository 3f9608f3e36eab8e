import { hoursText, shortDayText, timesText, unitsText } from '../../common/papers.texts.ts'
import { fullName } from '../../common/people.rules.ts'
import {
  type AttendanceFacts,
  type ConfirmationTerms,
  confirmable,
} from '../participations/confirmable.rules.ts'

export type PersonFacts = {
  firstName: string
  lastName: string
  /** The name of the school type; null where none is known. */
  schooltype: string | null
  /** Empty where the person is no member. */
  customerNumber: string
}

export type EventFacts = ConfirmationTerms & {
  name: string
  startsAt: Date
  endsAt: Date
  location: string
  /** One number per line, as the office enters them. */
  accreditation: string
  confirmationText: string
}

export type SessionFacts = AttendanceFacts & {
  name: string
  location: string
  lecturers: string[]
}

/** A timeslot as a row of a paper. */
export type PaperSession = {
  name: string
  /** ISO 8601, for whoever reads the document instead of the paper. */
  startsAt: string
  date: string
  times: string
  hours: string
  units: string
  location: string
  lecturers: string[]
  remark: string | null
}

/** „Friederike Möllenkamp“ and „Grundschule · Mitgliedsnummer 204817“ */
export const personLines = ({ firstName, lastName, schooltype, customerNumber }: PersonFacts) => ({
  name: fullName({ firstName, lastName }),
  details: [schooltype, customerNumber && `Mitgliedsnummer\u00a0${customerNumber}`]
    .filter(Boolean)
    .join(' · '),
})

/** What of a session counts; whether it is confirmable has been decided before. */
const counted = (session: SessionFacts, terms: ConfirmationTerms) => confirmable(session, terms, true)

/** Whoever was there for a part only gets a remark that says so. */
const paperSession = (session: SessionFacts, terms: ConfirmationTerms): PaperSession => {
  const { name, location, lecturers } = session
  const { minutes, hours, units, isPartial } = counted(session, terms)
  const whole = counted({ ...session, attendedMinutes: null }, terms).minutes
  return {
    name,
    location,
    lecturers,
    startsAt: session.startsAt.toISOString(),
    date: shortDayText(session.startsAt),
    times: timesText(session),
    hours: hoursText(hours),
    units: unitsText(units),
    remark: isPartial ? `Teilweise teilgenommen: ${minutes} von ${whole}\u00a0Minuten` : null,
  }
}

/** The rows of an event, and what they sum up to. */
export const rowsOf = (sessions: SessionFacts[], terms: ConfirmationTerms) => {
  const counts = sessions.map(session => counted(session, terms))
  const hours = counts.reduce((sum, count) => sum + count.hours, 0)
  const units = counts.reduce((sum, count) => sum + count.units, 0)
  return { rows: sessions.map(session => paperSession(session, terms)), hours, units }
}
