import { wordingOf } from '../mail/mail-texts.rules.ts'

const button = 'Abrechnung ansehen'

export const bankWished = wordingOf({
  id: 64,
  title: 'Anderes Konto gewünscht',
  to: 'Büro',
  placeholders: ['Referent', 'Veranstaltungen'],
  subject: 'Anderes Konto für eingereichte Abrechnungen: {Referent}',
  body: '{Referent} hat nach dem Einreichen die Bankverbindung geändert und bittet Sie, auf das neue Konto zu überweisen. Es geht um die Abrechnungen für {Veranstaltungen}.\n\nBitte vergleichen Sie bei jeder beide Konten. Sind Sie unsicher, ob die Bitte von der Person selbst kommt, fragen Sie nach, am besten am Telefon.',
  button,
})

export const bankChanged = wordingOf({
  id: 65,
  title: 'Abrechnung geht an anderes Konto',
  to: 'Referenten',
  placeholders: ['Veranstaltung', 'Kontoendung'],
  needed: ['Kontoendung'],
  subject: 'Ihre Abrechnung für „{Veranstaltung}“ geht an das neue Konto',
  body: 'Wie gewünscht überweisen wir Ihre Abrechnung für „{Veranstaltung}“ auf das Konto, das auf {Kontoendung} endet.\n\nHaben Sie das nicht selbst gewünscht, melden Sie sich bitte sofort bei uns.',
  button,
})

export const bankKept = wordingOf({
  id: 66,
  title: 'Abrechnung geht an bisheriges Konto',
  to: 'Referenten',
  placeholders: ['Veranstaltung', 'Kontoendung', 'Anmerkung'],
  needed: ['Kontoendung', 'Anmerkung'],
  subject: 'Ihre Abrechnung für „{Veranstaltung}“ geht an das bisherige Konto',
  body: 'Sie hatten für Ihre Abrechnung für „{Veranstaltung}“ ein anderes Konto gewünscht. Wir überweisen auf das Konto, mit dem Sie sie eingereicht haben; es endet auf {Kontoendung}. Der Grund:\n\n{Anmerkung}',
  button,
})
