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

export const credit = wordingOf({
  id: 76,
  title: 'Rechnungskorrektur',
  to: 'Aussteller',
  placeholders: ['Rechnungsnummer', 'Korrekturnummer', 'Veranstaltung', 'Betrag', 'Grund', 'Zahlung'],
  subject: 'Korrektur Ihrer Rechnung {Rechnungsnummer}',
  body: 'wir haben die Rechnung {Rechnungsnummer} für Ihre Tischbestellung bei „{Veranstaltung}“ um {Betrag} gekürzt. Im Anhang finden Sie die Rechnungskorrektur {Korrekturnummer} als PDF.\n\n{Grund}\n\n{Zahlung}',
  button,
})

const reminding = {
  to: 'Aussteller',
  placeholders: ['Rechnungsnummer', 'Veranstaltung', 'Zahlung'],
  button,
} as const
const crossed = 'Haben Sie in den letzten Tagen gezahlt, betrachten Sie diese Mail bitte als erledigt.'

export const paymentReminder = wordingOf({
  ...reminding,
  id: 40,
  title: 'Zahlungserinnerung',
  subject: 'Zahlungserinnerung zur Rechnung {Rechnungsnummer}',
  body: `sicher ist es Ihnen nur entgangen: Für die Rechnung {Rechnungsnummer} zu „{Veranstaltung}“ ist bei uns noch keine vollständige Zahlung eingegangen. Im Anhang finden Sie unser Schreiben dazu und noch einmal die Rechnung.\n\n{Zahlung}\n\n${crossed}`,
})

export const firstDunning = wordingOf({
  ...reminding,
  id: 41,
  title: '1. Mahnung',
  subject: '1. Mahnung zur Rechnung {Rechnungsnummer}',
  body: `die Rechnung {Rechnungsnummer} zu „{Veranstaltung}“ ist trotz unserer Erinnerung noch offen. Unser Schreiben dazu und die Rechnung liegen dieser Mail bei.\n\n{Zahlung}\n\n${crossed}`,
})

export const secondDunning = wordingOf({
  ...reminding,
  id: 42,
  title: '2. Mahnung',
  subject: '2. und letzte Mahnung zur Rechnung {Rechnungsnummer}',
  body: `die Rechnung {Rechnungsnummer} zu „{Veranstaltung}“ ist trotz Erinnerung und Mahnung noch offen. Unser Schreiben dazu und die Rechnung liegen dieser Mail bei.\n\n{Zahlung}\n\nDies ist unsere letzte Mahnung. Bitte melden Sie sich, wenn etwas gegen die Rechnung spricht. ${crossed}`,
})
