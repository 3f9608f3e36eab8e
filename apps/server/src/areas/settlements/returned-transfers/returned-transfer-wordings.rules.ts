import { wordingOf } from '../../mail/mail-texts.rules.ts'

const button = 'Abrechnung ansehen'

export const transferReturned = wordingOf({
  id: 70,
  title: 'Überweisung kam zurück',
  to: 'Referenten',
  placeholders: ['Veranstaltung', 'Betrag', 'Kontoendung', 'Grund'],
  needed: ['Kontoendung', 'Grund'],
  subject: 'Ihre Auszahlung für „{Veranstaltung}“ kam zurück',
  body: 'Wir haben Ihnen {Betrag} aus Ihrer Abrechnung für „{Veranstaltung}“ überwiesen, auf das Konto mit der Endung {Kontoendung}. Die Bank hat das Geld zurückgegeben. Ihr Grund: {Grund}.\n\nBitte prüfen Sie IBAN und Kontoinhaber in Ihren Angaben. Stimmt dort etwas nicht, ändern Sie es und bitten Sie in der App darum, dass wir auf das neue Konto überweisen. Stimmt alles, sagen Sie uns bitte Bescheid. Dann überweisen wir noch einmal.',
  button,
})

export const transferStays = wordingOf({
  id: 71,
  title: 'Überweisung kam doch nicht zurück',
  to: 'Referenten',
  placeholders: ['Veranstaltung', 'Betrag'],
  subject: 'Ihre Auszahlung für „{Veranstaltung}“ bleibt bestehen',
  body: 'Wir hatten Ihnen geschrieben, dass die Bank {Betrag} aus Ihrer Abrechnung für „{Veranstaltung}“ zurückgegeben hat. Das war ein Irrtum: Die Überweisung ist bei Ihrer Bank geblieben, und Sie müssen nichts tun.\n\nIst das Geld nicht auf Ihrem Konto, melden Sie sich bitte bei uns.',
  button,
})
