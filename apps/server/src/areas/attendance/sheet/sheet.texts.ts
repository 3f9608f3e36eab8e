import type { ParticipationState } from '@tafelrunde/contract/events/participations'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { fileNameOf as nameForFiles } from '../../../common/file-names.rules.ts'

/** The columns of the table, for people. */
export const tableHeadings = [
  'Nr.',
  'Nachname',
  'Vorname',
  'Schulart',
  'Mitgliedsnummer',
  'Status',
  'Platz auf der Warteliste',
  'Minuten',
]

export const stateWords: Record<ParticipationState, string> = {
  registered: 'angemeldet',
  waitlisted: 'auf der Warteliste',
  cancelled: 'abgemeldet',
  attended: 'teilgenommen',
  absent: 'gefehlt',
}

// What Windows allows in no name of a file, and control characters.
const forbidden = /[\\/:*?"<>|\p{Cc}]+/gu
const longestName = 80

/** „Anwesenheitsliste Leseförderung 2027-03-13.pdf“ */
export const fileNameOf = (what: string, slot: { name: string; startsAt: Date }, ending: string) => {
  const name = nameForFiles(slot.name.replace(forbidden, ' ').replace(/\s+/g, ' '))
  const short = Array.from(name).slice(0, longestName).join('').trim()
  return `${[what, short, berlinDay(slot.startsAt)].filter(Boolean).join(' ')}.${ending}`
}
