import type { ConfirmationCheck } from '@tafelrunde/contract/events/confirmations'
import type { Participation } from '@tafelrunde/contract/events/own-participations'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { dateInYear, longDate } from '@tafelrunde/ui/dates.ts'
import { counted, figureText } from '@tafelrunde/ui/figures.ts'
import { fullNames } from '@tafelrunde/ui/names.ts'
import { type FeedbackWindow, feedbackWindow, type SchoolYear } from './confirmations.rules.ts'

const hoursFigure = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 2 })

/** „2 UE“ */
export const unitsShort = (units: number) => `${figureText(units)}\u00A0UE`

/** „24“ and „Unterrichtseinheiten“, which may be parted where it is written large. */
export const unitsInWords = (units: number) => ({
  figure: figureText(units),
  word: units === 1 ? 'Unterrichts\u00ADeinheit' : 'Unterrichts\u00ADeinheiten',
})

const units = (count: number) => counted(count, 'Unterrichtseinheit', 'Unterrichtseinheiten')
const hours = (count: number) => `${hoursFigure.format(count)}\u00A0Zeitstunden`

/** „18,0 Zeitstunden aus 9 Workshops“ */
export const hoursFrom = (year: SchoolYear) =>
  `${hours(year.hours)} aus ${counted(year.confirmed, 'Workshop', 'Workshops')}`

export const waitingText = ({ waitingUnits }: SchoolYear) =>
  `Nach Ihrem Feedback kommen ${units(waitingUnits)} dazu.`

/** „1,5 Zeitstunden, 2 Unterrichtseinheiten“ */
export const extentText = ({ confirmation }: Participation) =>
  `${hours(confirmation.hours)}, ${units(confirmation.units)}`

/** „Schuljahr 2026/27“ */
export const schoolYearName = (year: number) => `Schuljahr ${schoolYearShort(year)}`
export const schoolYearShort = (year: number) => `${year}/${String(year + 1).slice(2)}`

/** What was attended: the workshop, or the timeslot's own words. */
export const titleOf = ({ workshop, timeslot }: Participation) => workshop?.name ?? timeslot.caption

export const lecturersText = ({ lecturers }: Participation) => fullNames(lecturers)

const notAttended = ({ state, event }: Participation) => {
  if (state === 'absent') return 'Sie sind als nicht anwesend erfasst'
  return event.state === 'finished'
    ? 'Ihre Anwesenheit wurde nicht erfasst'
    : 'Anwesenheit noch nicht erfasst'
}

/** Why there is no confirmation (yet); undefined where there is one. */
export const missingText = (participation: Participation, now: Date) => {
  const { reason } = participation.confirmation
  if (reason === 'not_attended') return notAttended(participation)
  if (reason === 'too_short') return 'Für eine Bestätigung waren Sie zu kurz dabei'
  if (reason === 'event_not_finished') return 'Kommt nach dem Ende der Veranstaltung'
  if (reason === 'feedback_missing')
    return feedbackWindow(participation, now) === 'over'
      ? 'Feedback fehlt, die Frist ist abgelaufen'
      : 'Feedback fehlt noch'
  return undefined
}

/** The file's name on the device; characters that some systems refuse are left out. */
export const fileName = (participation: Participation) =>
  `Teilnahmebestätigung ${berlinDay(participation.timeslot.start)} ${titleOf(participation)}.pdf`.replaceAll(
    /[\\/:*?"<>|]/g,
    '',
  )

const openQuestions = (open: number) => {
  if (open === 0) return 'Alle Fragen beantwortet'
  return open === 1 ? 'Noch eine Frage offen' : `Noch ${open} Fragen offen`
}

/** „Noch eine Frage offen · änderbar bis 12. Dezember“ */
export const footText = (open: number, { event }: Participation) =>
  [
    openQuestions(open),
    ...(event.feedback_deadline ? [`änderbar bis ${dateInYear(event.feedback_deadline)}`] : []),
  ].join(' · ')

/** Why feedback is not taken (any more). */
export const closedText = (why: Exclude<FeedbackWindow, 'open'>, { event }: Participation) => {
  if (why === 'not_attended') return 'Feedback geben alle, die als anwesend erfasst sind.'
  if (why === 'not_yet') return 'Feedback geben Sie, sobald die Veranstaltung abgeschlossen ist.'
  const until = event.feedback_deadline ? ` Sie endete am ${longDate(event.feedback_deadline)}.` : ''
  return `Die Frist für das Feedback ist abgelaufen.${until}`
}

/** Why a confirmation does not hold any more, and what does. */
export const revokedText = ({ replaced }: Pick<ConfirmationCheck, 'replaced'>) =>
  replaced
    ? 'Der Verband hat sie durch eine neue ersetzt. Bitte lassen Sie sich die neue zeigen und prüfen Sie deren Code.'
    : 'Der Verband hat sie zurückgezogen.'

/** For an address that is of no participation of this person. */
export const missingTexts = {
  title: 'Diese Teilnahme gibt es nicht',
  text: 'Vielleicht ist der Link veraltet, oder er gehört zu einem anderen Konto.',
  action: 'Zu den Teilnahmebestätigungen',
}
