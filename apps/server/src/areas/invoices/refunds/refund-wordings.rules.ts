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
