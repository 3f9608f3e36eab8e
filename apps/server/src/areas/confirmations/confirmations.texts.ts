import type { ConfirmationReason } from '@tafelrunde/contract/events/own-participations'

/** Why there is no confirmation (yet), for the person. */
export const refusalSentences: Record<ConfirmationReason, string> = {
  not_attended: 'Für diesen Termin ist nicht vermerkt, dass Sie dabei waren.',
  too_short: 'Für eine Bestätigung waren Sie nicht lange genug dabei.',
  event_not_finished: 'Die Bestätigung gibt es, sobald die Veranstaltung beendet ist.',
  feedback_missing: 'Die Bestätigung gibt es, sobald Sie Ihr Feedback gegeben haben.',
}

/** To the office that wants all confirmations of an event. */
export const eventNotFinished = 'Bestätigungen gibt es erst, wenn die Veranstaltung beendet ist.'

/** What the office reads of a paper that could not be made; it names nobody, because it outlives accounts. */
export const failureSentence = (participationId: number) =>
  `Teilnahme ${participationId}: Die Bestätigung ließ sich nicht erstellen.`

export const confirmationName = (number: string) => `Teilnahmebestätigung ${number}.pdf`

/** A school year by the calendar year in which it begins: „Jahresnachweis 2026-27.pdf“. */
export const yearRecordName = (year: number) =>
  `Jahresnachweis ${year}-${String((year + 1) % 100).padStart(2, '0')}.pdf`
