import { wordingOf } from '../../mail/mail-texts.rules.ts'

const button = 'Meine Tischbestellungen'
const to = 'Aussteller'

export const orderReceived = wordingOf({
  id: 21,
  title: 'Bestellung eingegangen',
  to,
  placeholders: ['Veranstaltung', 'Bestellung', 'Tische'],
  subject: 'Ihre Tischbestellung für „{Veranstaltung}“ ist eingegangen',
  body: 'vielen Dank für Ihre Bestellung: {Bestellung}. Alle Einzelheiten finden Sie im Anhang.\n\n{Tische}\n\nWir prüfen Ihre Bestellung und melden uns, sobald sie bestätigt ist. Bis dahin können Sie sie in der App ändern oder stornieren.',
  button,
})

export const orderChanged = wordingOf({
  id: 22,
  title: 'Bestellung geändert',
  to,
  placeholders: ['Veranstaltung', 'Bestellung', 'Tische'],
  subject: 'Ihre Tischbestellung für „{Veranstaltung}“ ist geändert',
  body: 'Ihre Bestellung lautet jetzt: {Bestellung}. Alle Einzelheiten finden Sie im Anhang.\n\n{Tische}\n\nWir melden uns, sobald sie bestätigt ist.',
  button,
})

export const orderConfirmed = wordingOf({
  id: 23,
  title: 'Bestellung bestätigt',
  to,
  placeholders: ['Veranstaltung', 'Bestellung', 'Tische'],
  subject: 'Auftragsbestätigung: Ihre Tische bei „{Veranstaltung}“',
  body: 'wir bestätigen Ihre Bestellung: {Bestellung}. Die Auftragsbestätigung finden Sie im Anhang.\n\n{Tische}\n\nDie Rechnung erhalten Sie gesondert. Wir freuen uns auf Sie.',
  button,
})

export const orderDeclined = wordingOf({
  id: 24,
  title: 'Bestellung abgelehnt',
  to,
  placeholders: ['Veranstaltung', 'Bestellung', 'Anmerkung'],
  needed: ['Anmerkung'],
  subject: 'Ihre Tischbestellung für „{Veranstaltung}“',
  body: 'Ihre Bestellung ({Bestellung}) können wir leider nicht annehmen. Unsere Anmerkung dazu:\n\n{Anmerkung}\n\nEs entstehen Ihnen keine Kosten. Antworten Sie gern auf diese E-Mail, wenn Sie Fragen haben.',
  button,
})

export const orderCancelled = wordingOf({
  id: 25,
  title: 'Bestellung storniert',
  to,
  placeholders: ['Veranstaltung', 'Bestellung'],
  subject: 'Ihre Tischbestellung für „{Veranstaltung}“ ist storniert',
  body: 'Ihre Bestellung ({Bestellung}) ist storniert. Es entstehen Ihnen keine Kosten.',
  button,
})

export const orderEnded = wordingOf({
  id: 59,
  title: 'Bestätigte Bestellung beendet',
  to,
  placeholders: ['Veranstaltung', 'Bestellung', 'Grund'],
  needed: ['Grund'],
  subject: 'Ihre Tischbestellung für „{Veranstaltung}“ ist storniert',
  body: 'wir haben Ihre Bestellung ({Bestellung}) storniert. Der Grund:\n\n{Grund}\n\nFür diese Bestellung entstehen Ihnen keine Kosten. Antworten Sie gern auf diese E-Mail, wenn Sie Fragen haben.',
  button,
})

export const orderEndedWithFee = wordingOf({
  id: 61,
  title: 'Bestätigte Bestellung gegen Stornopauschale beendet',
  to,
  placeholders: ['Veranstaltung', 'Bestellung', 'Grund', 'Stornopauschale', 'Rechnungsnummer'],
  needed: ['Grund', 'Stornopauschale', 'Rechnungsnummer'],
  subject: 'Ihre Tischbestellung für „{Veranstaltung}“ ist storniert',
  body: 'wir haben Ihre Bestellung ({Bestellung}) storniert. Der Grund:\n\n{Grund}\n\nFür die späte Stornierung berechnen wir Ihnen eine Stornopauschale von {Stornopauschale}, ohne Umsatzsteuer. Die Rechnung {Rechnungsnummer} dazu erhalten Sie mit einer eigenen E-Mail. Antworten Sie gern auf diese E-Mail, wenn Sie Fragen haben.',
  button,
})

export const orderOfCancelledEvent = wordingOf({
  id: 60,
  title: 'Veranstaltung mit Rechnung abgesagt',
  to,
  placeholders: ['Veranstaltung', 'Bestellung', 'Rechnungsnummer'],
  needed: ['Rechnungsnummer'],
  subject: '„{Veranstaltung}“ ist abgesagt: Ihre Tischbestellung',
  body: 'die Veranstaltung „{Veranstaltung}“ ist leider abgesagt, und damit entfällt Ihre Bestellung ({Bestellung}).\n\nDie Rechnung {Rechnungsnummer} müssen Sie nicht mehr bezahlen: Sie erhalten dazu eine Stornorechnung. Was Sie schon bezahlt haben, erstatten wir Ihnen.',
  button,
})

export const officeOrder = wordingOf({
  id: 26,
  title: 'Tischbestellung: Nachricht an das Büro',
  to: 'Büro',
  placeholders: [
    'Vorgang',
    'Firma',
    'Veranstaltung',
    'Bestellnummer',
    'Kontakt',
    'Bestellung',
    'Positionen',
    'Tische',
    'Anmerkung',
    'Aufforderung',
  ],
  subject: '{Vorgang}: {Firma}, {Veranstaltung}',
  body: 'Bestellung {Bestellnummer} von {Firma} ({Kontakt}): {Bestellung}.\n\n{Positionen}\n\n{Tische}\n\n{Anmerkung}\n\n{Aufforderung}',
})
