import { wordingOf } from '../mail/mail-texts.rules.ts'

export const keyMade = wordingOf({
  id: 49,
  title: 'Schlüssel der Schnittstelle angelegt',
  to: 'Büro',
  placeholders: ['Schlüssel'],
  needed: ['Schlüssel'],
  subject: 'Neuer Schlüssel für Ihr Konto auf Tafelrunde',
  body: 'mit Ihrem Konto auf Tafelrunde wurde ein Schlüssel für die Schnittstelle angelegt:\n\n{Schlüssel}\n\nWenn Sie das waren, brauchen Sie nichts zu tun.\n\nSie waren das nicht? Dann widerrufen Sie den Schlüssel bitte gleich und ändern Sie Ihr Passwort.',
  button: 'Schlüssel ansehen',
})
