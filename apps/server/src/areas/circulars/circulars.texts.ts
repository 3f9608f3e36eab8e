import type { CircularState } from '@tafelrunde/contract/admin/mails/circulars'

/** Why one in this state is not changed, deleted or sent. */
export const noDraft: Record<Exclude<CircularState, 'draft'>, string> = {
  sending: 'Diese Rundmail wird schon gesendet.',
  stopped: 'Diese Rundmail ist angehalten. Sie lässt sich fortsetzen, aber nicht mehr ändern.',
  sent: 'Diese Rundmail ist schon gesendet.',
}
export const notSending = 'Diese Rundmail wird gerade nicht gesendet.'
export const notStopped = 'Diese Rundmail ist nicht angehalten.'
export const nobody = 'Mit diesen Filtern bekommt niemand die Rundmail.'
export const needsEvent = 'Dafür braucht es eine Veranstaltung.'
export const onlyParticipants = 'Das gibt es nur bei Teilnehmenden.'
export const subjectMissing = 'Bitte schreiben Sie einen Betreff.'
export const textMissing = 'Bitte schreiben Sie einen Text.'
export const anotherCount = (count: number) =>
  count === 1 ? 'Inzwischen ist es 1 Person.' : `Inzwischen sind es ${count} Personen.`

/** „Der Platzhalter {Termine} ist bei 3 Personen leer, etwa bei Eva Sommer.“ */
export const emptyFor = (name: string, count: number, person: string) =>
  `Der Platzhalter {${name}} ist bei ${count === 1 ? 'einer Person' : `${count} Personen`} leer, etwa bei ${person}.`

export const unsubscribing = (url: string) =>
  `Sie möchten solche E-Mails nicht mehr bekommen? Hier bestellen Sie sie ab:\n${url}`
export const aboutBooking = 'Sie bekommen diese E-Mail, weil sie Ihre Anmeldung oder Ihre Aufgabe betrifft.'
export const test = (subject: string) => `Test: ${subject}`
export const emptyFile = 'Die übermittelte Datei ist leer.'
export const unknownType =
  'Anhängen lassen sich PDF, JPEG, PNG, Texte, Kalender, CSV und Dateien von Word, Excel, PowerPoint und LibreOffice.'
export const tooLarge =
  'Alle Anhänge zusammen dürfen höchstens 7 MB haben, sonst weisen viele Postfächer die E-Mail ab.'
export const noAddress = 'Bitte geben Sie die ganze Adresse an: https://…'
export const noLabel = 'Bitte sagen Sie, was auf dem Knopf steht.'
