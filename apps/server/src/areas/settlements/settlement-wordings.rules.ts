import { wordingOf } from '../mail/mail-texts.rules.ts'

const button = 'Abrechnung ansehen'

export const submitted = wordingOf({
  id: 17,
  title: 'Abrechnung eingereicht',
  to: 'Büro',
  placeholders: ['Referent', 'Veranstaltung', 'Betrag'],
  subject: 'Abrechnung eingereicht: {Referent}, {Veranstaltung}',
  body: '{Referent} hat die Abrechnung für „{Veranstaltung}“ über {Betrag} eingereicht.\n\nBitte prüfen Sie sie und geben Sie sie frei oder mit einer Anmerkung zurück.',
  button,
})

export const approved = wordingOf({
  id: 18,
  title: 'Abrechnung freigegeben',
  to: 'Referenten',
  placeholders: ['Veranstaltung', 'Betrag'],
  subject: 'Ihre Abrechnung für „{Veranstaltung}“ ist freigegeben',
  body: 'Ihre Abrechnung für „{Veranstaltung}“ ist geprüft und freigegeben. Wir überweisen Ihnen {Betrag} mit dem nächsten Zahlungslauf.\n\nHerzlichen Dank für Ihre Mitarbeit.',
  button,
})

export const closed = wordingOf({
  id: 73,
  title: 'Abrechnung abgeschlossen',
  to: 'Referenten',
  placeholders: ['Veranstaltung'],
  subject: 'Ihre Abrechnung für „{Veranstaltung}“ ist abgeschlossen',
  body: 'Ihre Abrechnung für „{Veranstaltung}“ ist geprüft und freigegeben. Auszuzahlen ist nichts, sie ist damit abgeschlossen.\n\nHerzlichen Dank für Ihre Mitarbeit.',
  button,
})

export const returned = wordingOf({
  id: 19,
  title: 'Abrechnung zurückgegeben',
  to: 'Referenten',
  placeholders: ['Veranstaltung', 'Anmerkung'],
  needed: ['Anmerkung'],
  subject: 'Bitte ergänzen Sie Ihre Abrechnung für „{Veranstaltung}“',
  body: 'Ihre Abrechnung für „{Veranstaltung}“ geben wir Ihnen zurück. Unsere Anmerkung dazu:\n\n{Anmerkung}\n\nBitte ergänzen Sie sie in der App und reichen Sie sie dann noch einmal ein.',
  button,
})
