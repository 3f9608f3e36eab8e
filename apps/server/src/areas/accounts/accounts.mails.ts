import { greetingOf, type Letter, type Person } from '../mail/letter.rules.ts'

const lifetime = 'Der Link gilt 3\u00a0Tage und nur einmal.'

/** To the address that somebody signed up with. */
export const activationMail = (person: Person, url: string): Letter => ({
  recipient: person.email,
  subject: 'Aktivierung des Benutzerkontos auf Tafelrunde',
  greeting: greetingOf(person),
  paragraphs: [
    'mit dieser E-Mail-Adresse wurde ein Konto auf Tafelrunde angelegt. Bitte bestätigen Sie, dass die Adresse Ihnen gehört. Danach können Sie sich anmelden.',
  ],
  button: { label: 'Konto bestätigen', url },
  afterwards: [
    lifetime,
    'Sie haben kein Konto angelegt? Dann brauchen Sie nichts zu tun. Ohne Ihre Bestätigung kann niemand das Konto benutzen.',
  ],
})

export const passwordResetMail = (person: Person, url: string): Letter => ({
  recipient: person.email,
  subject: 'Passwort auf Tafelrunde zurücksetzen',
  greeting: greetingOf(person),
  paragraphs: [
    `für Ihr Konto auf Tafelrunde wurde ein neues Passwort angefordert. Sie melden sich dort mit der Adresse ${person.email} an.`,
  ],
  button: { label: 'Neues Passwort wählen', url },
  afterwards: [
    lifetime,
    'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.',
  ],
})

/** To the present address of an account whose address somebody wants to change. */
export const emailResetMail = (person: Person, url: string): Letter => ({
  recipient: person.email,
  subject: 'E-Mail-Adresse auf Tafelrunde ändern',
  greeting: greetingOf(person),
  paragraphs: [
    `für Ihr Konto auf Tafelrunde wurde eine Änderung der E-Mail-Adresse angefordert. Bisher melden Sie sich mit der Adresse ${person.email} an.`,
  ],
  button: { label: 'Neue Adresse wählen', url },
  afterwards: [
    lifetime,
    'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun. Ihre Adresse bleibt, wie sie ist.',
  ],
})

/** To the new address, which becomes the account's with the button only. */
export const emailConfirmMail = (person: Person, newEmail: string, url: string): Letter => ({
  recipient: newEmail,
  subject: 'Neue E-Mail-Adresse auf Tafelrunde bestätigen',
  greeting: greetingOf(person),
  paragraphs: [
    `die Adresse ${newEmail} soll zu Ihrem Konto auf Tafelrunde gehören. Bitte bestätigen Sie das. Danach melden Sie sich mit dieser Adresse an.`,
  ],
  button: { label: 'Adresse bestätigen', url },
  afterwards: [
    lifetime,
    'Sie haben kein Konto auf Tafelrunde oder wollten die Adresse nicht ändern? Dann brauchen Sie nichts zu tun. Ohne Ihre Bestätigung ändert sich nichts.',
  ],
})

/** To the old address. It keeps the new one to itself: the mailbox may be somebody else's by now. */
export const emailChangedMail = (person: Person, url: string): Letter => ({
  recipient: person.email,
  subject: 'E-Mail-Adresse auf Tafelrunde geändert',
  greeting: greetingOf(person),
  paragraphs: [
    `die E-Mail-Adresse Ihres Kontos auf Tafelrunde wurde geändert. Mit der Adresse ${person.email} können Sie sich dort nicht mehr anmelden.`,
    'Wenn Sie das waren und die neue Adresse stimmt, brauchen Sie nichts zu tun.',
    'Sie waren das nicht oder haben sich vertippt? Dann wählen Sie bitte gleich eine andere Adresse.',
  ],
  button: { label: 'Andere Adresse wählen', url },
  afterwards: [lifetime, 'Wenn Sie es nicht waren, ändern Sie danach bitte auch Ihr Passwort.'],
})

export const passwordChangedMail = (person: Person, url: string): Letter => ({
  recipient: person.email,
  subject: 'Passwort auf Tafelrunde geändert',
  greeting: greetingOf(person),
  paragraphs: [
    'das Passwort Ihres Kontos auf Tafelrunde wurde geändert. Auf allen Geräten müssen Sie sich neu anmelden.',
    'Wenn Sie das waren, brauchen Sie nichts zu tun.',
    'Sie waren das nicht? Dann setzen Sie das Passwort bitte gleich zurück.',
  ],
  button: { label: 'Passwort zurücksetzen', url },
})

export const accountDeletedMail = (person: Person): Letter => ({
  recipient: person.email,
  subject: 'Ihr Konto auf Tafelrunde wurde gelöscht',
  greeting: greetingOf(person),
  paragraphs: [
    'Ihr Konto auf Tafelrunde und Ihre persönlichen Angaben sind gelöscht. Von künftigen Veranstaltungen sind Sie abgemeldet. Frühere Teilnahmen zählen nur noch ohne Ihren Namen.',
    'Gibt es Abrechnungen oder Rechnungen von Ihnen, müssen wir sie aufbewahren, solange das Gesetz es verlangt. Danach werden auch sie gelöscht.',
    'Dies ist unsere letzte Nachricht zu diesem Konto.',
  ],
})
