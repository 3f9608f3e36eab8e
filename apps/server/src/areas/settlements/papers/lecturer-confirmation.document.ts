import {
  dateline,
  daysText,
  replacesText,
  shortDayText,
  timesText,
  unitsText,
} from '../../../common/papers.texts.ts'
import { fullName } from '../../../common/people.rules.ts'
import type { Letterhead } from '../../mail/letter.rules.ts'
import { heldLines, type SettlementContent, settlementNumber } from '../settlements.rules.ts'

/** What a Referentenbestätigung says, ready to be drawn: all words and figures as printed. */
export type LecturerConfirmationDocument = {
  title: string
  number: string
  /** „Ersetzt die Referentenbestätigung Nr. …“; empty for the first one. */
  replaces: string
  issuedAt: string
  dateline: string
  association: Letterhead
  person: { name: string; details: string }
  event: { name: string; days: string; location: string }
  lines: { name: string; location: string; date: string; times: string; units: string }[]
  units: string
  unitNote: string
}

/** Who gave which workshops at an event; only what has been held. */
export const lecturerConfirmationDocument = (
  id: number,
  content: SettlementContent,
  now: Date,
): LecturerConfirmationDocument => {
  const { association, person, event } = content
  const lines = heldLines(content)
  const issuedAt = content.submittedAt ?? now
  return {
    title: 'Referentenbestätigung',
    number: settlementNumber(id, event, content.version),
    // Why it was given back is between the office and whoever is paid.
    replaces: content.replaces
      ? replacesText('Referentenbestätigung', { ...content.replaces, reason: '' })
      : '',
    issuedAt: issuedAt.toISOString(),
    dateline: dateline(association, issuedAt),
    association,
    person: { name: fullName(person), details: '' },
    event: { name: event.name, days: daysText(event), location: event.location },
    lines: lines.map(line => ({
      name: line.workshop,
      location: line.location,
      date: shortDayText(line.startsAt),
      times: timesText(line),
      units: unitsText(line.units),
    })),
    units: unitsText(lines.reduce((sum, { units }) => sum + units, 0)),
    unitNote: `Unterrichtseinheiten (UE) zu ${event.unitMinutes}\u00a0Minuten`,
  }
}
