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

export const delay = wordingOf({
  id: 35,
  title: 'Auszahlung verschiebt sich',
  to: 'Referenten',
  placeholders: ['Veranstaltung', 'Betrag', 'Ausführung'],
  subject: 'Ihre Abrechnung für „{Veranstaltung}“ wird später ausgezahlt',
  body: 'Wir hatten Ihnen geschrieben, dass die Bank {Betrag} aus Ihrer Abrechnung für „{Veranstaltung}“ am {Ausführung} überweist. Diesen Zahlungslauf haben wir zurückgenommen.\n\nIhre Abrechnung bleibt freigegeben, und Sie müssen nichts tun. Sobald wir das Geld anweisen, schreiben wir Ihnen wieder.',
  button: 'Abrechnung ansehen',
})
