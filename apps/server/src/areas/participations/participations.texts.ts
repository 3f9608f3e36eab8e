import type { RegistrationRefusal } from '@tafelrunde/contract/http/errors'
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

export const timeslotIsOff = 'Dieser Termin entfällt.'

export const swapFull = 'Der Termin ist inzwischen voll. Ihren bisherigen Platz behalten Sie.'

type Where = { startsAt: Date; endsAt: Date; location: string }

/** Day, times and room, a line each. */
export const whenAndWhere = (what: Where) => [dayAndTimes(what), what.location].filter(Boolean).join('\n')

/** The same in one line. */
export const whenAndWhereInLine = (what: Where) =>
  [dayAndTimes(what), what.location].filter(Boolean).join(', ')

const nevertheless = 'Die Person kann zusätzlich aufgenommen werden.'

/** Why nobody more is let in; whoever stands at the door may do so nevertheless. */
export const timeslotFull = (name: string) => `Im Termin „${name}“ ist kein Platz mehr frei. ${nevertheless}`
export const eventIsFull = (name: string) => `Die Veranstaltung „${name}“ ist ausgebucht. ${nevertheless}`

// Where the buttons of the mails lead.

export const toProgramme = (appUrl: string) => ({
  label: 'Zum Programm',
  url: `${appUrl}/app/tabs/schedule`,
})

export const toWorkshop = ({ workshopId }: { workshopId: number | null }, appUrl: string) =>
  workshopId === null
    ? toProgramme(appUrl)
    : { label: 'Workshop ansehen', url: `${appUrl}/workshop-detail/${workshopId}` }

export const toEvent = ({ id }: { id: number }, appUrl: string) => ({
  label: 'Veranstaltung ansehen',
  url: `${appUrl}/event-detail/${id}`,
})

export const toEvents = (appUrl: string) => ({
  label: 'Andere Veranstaltungen ansehen',
  url: `${appUrl}/app/tabs/event`,
})

export const toConfirmations = (appUrl: string) => ({
  label: 'Feedback geben',
  url: `${appUrl}/participation-confirmations`,
})
