import type { RegistrationRefusal } from '@tafelrunde/contract/errors'
import { dayText, momentText, timesText } from '../../common/german.texts.ts'

/** „Sa., 13. März 2027, 10:00–11:30 Uhr“, over several days „Fr., 12. März 2027, 09:00 Uhr, bis Sa., …“ */
export const dayAndTimes = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => {
  const oneDay = dayText(startsAt) === dayText(endsAt)
  return oneDay
    ? `${dayText(startsAt)}, ${timesText({ startsAt, endsAt })}`
    : `${momentText(startsAt)}, bis ${momentText(endsAt)}`
}

export type Named = { name: string; startsAt: Date; endsAt: Date }

/** Product rule 4: the refusal names the other timeslot. */
export const clashSentence = (other: Named) => `Überschneidung mit „${other.name}“, ${timesText(other)}`

export const refusalSentences: Record<Exclude<RegistrationRefusal, 'clash'>, string> = {
  closed: 'Die Frist dafür ist abgelaufen. Bitte wenden Sie sich an das Büro.',
  event_full: 'Die Veranstaltung ist ausgebucht. Sie können sich dort auf die Warteliste setzen.',
  not_open_yet: 'Die Anmeldung ist noch nicht geöffnet.',
  started: 'Das hat schon begonnen, hier lässt sich nichts mehr ändern.',
  state: 'Hierfür ist keine Anmeldung möglich.',
}

export const swapFull = 'Der Termin ist inzwischen voll. Ihren bisherigen Platz behalten Sie.'

type Where = { startsAt: Date; endsAt: Date; location: string }

/** Day, times and room, a line each. */
export const whenAndWhere = (what: Where) => [dayAndTimes(what), what.location].filter(Boolean).join('\n')

/** The same in one line. */
export const whenAndWhereInLine = (what: Where) =>
  [dayAndTimes(what), what.location].filter(Boolean).join(', ')
