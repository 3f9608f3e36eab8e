import { wordingOf } from '../../mail/mail-texts.rules.ts'

const button = 'Meine Tischbestellungen'

export const refund = wordingOf({
  id: 62,
  title: 'Guthaben wird überwiesen',
  to: 'Aussteller',
  placeholders: ['Bestellnummer', 'Veranstaltung', 'Betrag', 'Kontoendung', 'Ausführung', 'Verwendungszweck'],
  subject: 'Wir überweisen Ihr Guthaben aus der Bestellung {Bestellnummer}',
  body: 'für Ihre Tischbestellung {Bestellnummer} bei „{Veranstaltung}“ ist mehr bezahlt, als sie kostet. Wir überweisen Ihnen {Betrag} auf das Konto mit der Endung {Kontoendung}.\n\nDie Bank führt die Überweisung am {Ausführung} aus. Auf Ihrem Kontoauszug finden Sie sie unter {Verwendungszweck}.',
  button,
})

export const refundDelay = wordingOf({
  id: 68,
  title: 'Erstattung verschiebt sich',
  to: 'Aussteller',
  placeholders: ['Bestellnummer', 'Veranstaltung', 'Betrag', 'Ausführung'],
  subject: 'Ihr Guthaben aus der Bestellung {Bestellnummer} kommt später',
  body: 'wir hatten Ihnen geschrieben, dass die Bank Ihr Guthaben von {Betrag} aus der Tischbestellung {Bestellnummer} bei „{Veranstaltung}“ am {Ausführung} überweist. Diese Überweisung haben wir zurückgenommen.\n\nIhr Guthaben bleibt bestehen, und Sie müssen nichts tun.',
  button,
})

export const refundReturned = wordingOf({
  id: 77,
  title: 'Erstattung kam zurück',
  to: 'Aussteller',
  placeholders: ['Bestellnummer', 'Veranstaltung', 'Betrag', 'Kontoendung', 'Grund'],
  needed: ['Kontoendung', 'Grund'],
  subject: 'Ihr Guthaben aus der Bestellung {Bestellnummer} kam zurück',
  body: 'wir haben Ihnen {Betrag} aus der Tischbestellung {Bestellnummer} bei „{Veranstaltung}“ überwiesen, auf das Konto mit der Endung {Kontoendung}. Die Bank hat das Geld zurückgegeben. Ihr Grund: {Grund}.\n\nIhr Guthaben bleibt bestehen. Bitte antworten Sie auf diese E-Mail und nennen Sie uns IBAN und Kontoinhaber, damit wir noch einmal überweisen können.',
  button,
})

export const refundStays = wordingOf({
  id: 78,
  title: 'Erstattung kam doch nicht zurück',
  to: 'Aussteller',
  placeholders: ['Bestellnummer', 'Veranstaltung', 'Betrag'],
  subject: 'Ihr Guthaben aus der Bestellung {Bestellnummer} ist überwiesen',
  body: 'wir hatten Ihnen geschrieben, dass die Bank {Betrag} aus der Tischbestellung {Bestellnummer} bei „{Veranstaltung}“ zurückgegeben hat. Das war ein Irrtum: Die Überweisung ist bei Ihrer Bank geblieben, und Sie müssen nichts tun.\n\nIst das Geld nicht auf Ihrem Konto, melden Sie sich bitte bei uns.',
  button,
})
