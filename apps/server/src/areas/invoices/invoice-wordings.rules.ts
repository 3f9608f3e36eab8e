import { wordingOf } from '../mail/mail-texts.rules.ts'

const button = 'Meine Tischbestellungen'

export const invoice = wordingOf({
  id: 27,
  title: 'Rechnung',
  to: 'Aussteller',
  placeholders: ['Rechnungsnummer', 'Veranstaltung', 'Zahlung'],
  subject: 'Ihre Rechnung {Rechnungsnummer} für „{Veranstaltung}“',
  body: 'im Anhang finden Sie die Rechnung {Rechnungsnummer} für Ihre Tischbestellung bei „{Veranstaltung}“ als PDF.\n\n{Zahlung}\n\nDas PDF enthält die Angaben auch für Ihre Buchhaltung (ZUGFeRD, EN 16931). Als XRechnung gibt es sie in der App.',
  button,
})

export const cancellation = wordingOf({
  id: 28,
  title: 'Stornorechnung',
  to: 'Aussteller',
  placeholders: ['Rechnungsnummer', 'Stornonummer', 'Veranstaltung', 'Grund'],
  subject: 'Ihre Rechnung {Rechnungsnummer} ist storniert',
  body: 'wir haben die Rechnung {Rechnungsnummer} für Ihre Tischbestellung bei „{Veranstaltung}“ storniert. Im Anhang finden Sie die Stornorechnung {Stornonummer} als PDF.\n\n{Grund}\n\nBitte zahlen Sie die stornierte Rechnung nicht. Was Sie schon gezahlt haben, verrechnen wir mit einer neuen Rechnung oder zahlen es zurück.',
  button,
})
