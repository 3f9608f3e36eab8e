import { wordingOf } from '../../mail/mail-texts.rules.ts'

export const donationConfirmed = wordingOf({
  id: 74,
  title: 'Zuwendungsbestätigung zu unterschreiben',
  to: 'Büro',
  placeholders: ['Referent', 'Veranstaltung', 'Betrag'],
  subject: 'Zuwendungsbestätigung für {Referent} zu unterschreiben',
  body: '{Referent} verzichtet bei der Abrechnung für „{Veranstaltung}“ auf {Betrag} und spendet den Betrag dem Verband. Die Zuwendungsbestätigung hängt an.\n\nBitte lassen Sie sie unterschreiben und schicken Sie sie {Referent}. Das Doppel liegt in der Verwaltung bei der Abrechnung.',
  button: 'Abrechnung ansehen',
})
