import {
  dateline,
  daysText,
  hoursText,
  type Replaced,
  replacesText,
  unitsText,
} from '../../common/papers.texts.ts'
import type { Letterhead } from '../mail/letter.rules.ts'
import {
  type EventFacts,
  type PaperSession,
  type PersonFacts,
  personLines,
  rowsOf,
  type SessionFacts,
} from './paper.rules.ts'

export type ConfirmationFacts = {
  number: string
  /** As it is stored: in capitals, without hyphens. */
  code: string
  appUrl: string
  issuedAt: Date
  association: Letterhead
  person: PersonFacts
  event: EventFacts
  sessions: SessionFacts[]
  /** The one that this corrects. */
  replaces: Replaced | null
}

/** What a Teilnahmebestätigung says, ready to be drawn and to be kept as JSON: all words and figures as printed. */
export type ConfirmationDocument = {
  title: string
  number: string
  /** „Ersetzt die Teilnahmebestätigung Nr. …“; empty for one that corrects none. */
  replaces: string
  /** Grouped for reading: „ABCD-EFGH-JKLM“. */
  code: string
  checkUrl: string
  /** Where the code can be entered, without the protocol. */
  checkPage: string
  issuedAt: string
  /** „Musterstadt, 16. November 2026“ */
  dateline: string
  association: Letterhead
  person: { name: string; details: string }
  event: { name: string; days: string; location: string }
  sessions: PaperSession[]
  totalHours: string
  totalUnits: string
  unitNote: string
  accreditation: string[]
  text: string
}

/** „ABCD-EFGH-JKLM“ */
export const printedCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')

/** Product: Confirmations. Names the association, person, event, workshops, hours, number and code. */
export const confirmationDocument = (facts: ConfirmationFacts): ConfirmationDocument => {
  const { number, code, appUrl, issuedAt, association, event, sessions } = facts
  const { rows, hours, units } = rowsOf(sessions, event)
  const page = `${appUrl}/bestaetigung`
  return {
    title: 'Teilnahmebestätigung',
    number,
    replaces: facts.replaces ? replacesText('Teilnahmebestätigung', facts.replaces) : '',
    code: printedCode(code),
    checkUrl: `${page}/${code}`,
    checkPage: page.replace(/^https?:\/\//, ''),
    issuedAt: issuedAt.toISOString(),
    dateline: dateline(association, issuedAt),
    association,
    person: personLines(facts.person),
    event: { name: event.name, days: daysText(event), location: event.location },
    sessions: rows,
    totalHours: hoursText(hours),
    totalUnits: unitsText(units),
    unitNote: `Unterrichtseinheiten (UE) zu ${event.unitMinutes}\u00a0Minuten`,
    accreditation: event.accreditation
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean),
    text: event.confirmationText.trim(),
  }
}
