import { wordingOf } from '../mail/mail-texts.rules.ts'

export const payment = wordingOf({
  id: 20,
  title: 'Abrechnung wird ausgezahlt',
  to: 'Referenten',
  placeholders: ['Veranstaltung', 'Betrag', 'Kontoendung', 'Ausführung', 'Verwendungszweck'],
  subject: 'Ihre Abrechnung für „{Veranstaltung}“ wird ausgezahlt',
  body: 'Ihre Abrechnung für „{Veranstaltung}“ ist zur Zahlung angewiesen: {Betrag} auf Ihr Konto mit der Endung {Kontoendung}.\n\nDie Bank führt die Überweisung am {Ausführung} aus. Auf Ihrem Kontoauszug finden Sie sie unter {Verwendungszweck}.',
  button: 'Abrechnung ansehen',
})
