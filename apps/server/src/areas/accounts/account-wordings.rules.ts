import { wordingOf } from '../mail/mail-texts.rules.ts'

const lifetime = 'Der Link gilt 3\u00a0Tage und nur einmal.'

export const activation = wordingOf({
  id: 1,
  title: 'Konto bestätigen',
  to: 'Kontoinhaber',
  placeholders: [],
  subject: 'Aktivierung des Benutzerkontos auf Tafelrunde',
  body: 'mit dieser E-Mail-Adresse wurde ein Konto auf Tafelrunde angelegt. Bitte bestätigen Sie, dass die Adresse Ihnen gehört. Danach können Sie sich anmelden.',
  button: 'Konto bestätigen',
  closing: `${lifetime}\n\nSie haben kein Konto angelegt? Dann brauchen Sie nichts zu tun. Ohne Ihre Bestätigung kann niemand das Konto benutzen.`,
})

export const passwordReset = wordingOf({
  id: 2,
  title: 'Passwort zurücksetzen',
  to: 'Kontoinhaber',
  placeholders: ['Adresse'],
  subject: 'Passwort auf Tafelrunde zurücksetzen',
  body: 'für Ihr Konto auf Tafelrunde wurde ein neues Passwort angefordert. Sie melden sich dort mit der Adresse {Adresse} an.',
  button: 'Neues Passwort wählen',
  closing: `${lifetime}\n\nSie haben das nicht angefordert? Dann brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.`,
})

export const emailReset = wordingOf({
  id: 3,
  title: 'E-Mail-Adresse ändern',
  to: 'Kontoinhaber',
  placeholders: ['Adresse'],
  subject: 'E-Mail-Adresse auf Tafelrunde ändern',
  body: 'für Ihr Konto auf Tafelrunde wurde eine Änderung der E-Mail-Adresse angefordert. Bisher melden Sie sich mit der Adresse {Adresse} an.',
  button: 'Neue Adresse wählen',
  closing: `${lifetime}\n\nSie haben das nicht angefordert? Dann brauchen Sie nichts zu tun. Ihre Adresse bleibt, wie sie ist.`,
})

export const emailConfirm = wordingOf({
  id: 4,
  title: 'Neue E-Mail-Adresse bestätigen',
  to: 'Kontoinhaber',
  placeholders: ['Adresse'],
  subject: 'Neue E-Mail-Adresse auf Tafelrunde bestätigen',
  body: 'die Adresse {Adresse} soll zu Ihrem Konto auf Tafelrunde gehören. Bitte bestätigen Sie das. Danach melden Sie sich mit dieser Adresse an.',
  button: 'Adresse bestätigen',
  closing: `${lifetime}\n\nSie haben kein Konto auf Tafelrunde oder wollten die Adresse nicht ändern? Dann brauchen Sie nichts zu tun. Ohne Ihre Bestätigung ändert sich nichts.`,
})

export const emailChangeBegun = wordingOf({
  id: 57,
  title: 'Änderung der E-Mail-Adresse angefangen',
  to: 'Kontoinhaber',
  placeholders: ['Adresse'],
  subject: 'E-Mail-Adresse auf Tafelrunde soll geändert werden',
  body: 'die E-Mail-Adresse Ihres Kontos auf Tafelrunde soll geändert werden. An die neue Adresse ist ein Link unterwegs. Bis er geöffnet wird, bleibt es bei {Adresse}.\n\nWenn Sie das waren, brauchen Sie hier nichts zu tun.\n\nSie waren das nicht? Dann wählen Sie bitte gleich ein neues Passwort. Damit gilt auch der Link an die andere Adresse nicht mehr.',
  button: 'Passwort zurücksetzen',
})

export const emailChanged = wordingOf({
  id: 5,
  title: 'E-Mail-Adresse wurde geändert',
  to: 'Kontoinhaber',
  placeholders: ['Adresse'],
  subject: 'E-Mail-Adresse auf Tafelrunde geändert',
  body: 'die E-Mail-Adresse Ihres Kontos auf Tafelrunde wurde geändert. Mit der Adresse {Adresse} können Sie sich dort nicht mehr anmelden.\n\nWenn Sie das waren und die neue Adresse stimmt, brauchen Sie nichts zu tun.\n\nSie waren das nicht oder haben sich vertippt? Dann holen Sie bitte gleich Ihre bisherige Adresse zurück. Das meldet das Konto auch auf allen Geräten ab.',
  button: 'Bisherige Adresse zurückholen',
  closing: `${lifetime}\n\nWenn Sie es nicht waren, ändern Sie danach bitte auch Ihr Passwort.`,
})

export const emailTakenBack = wordingOf({
  id: 58,
  title: 'Frühere E-Mail-Adresse zurückgeholt',
  to: 'Kontoinhaber',
  placeholders: ['Adresse'],
  subject: 'Frühere E-Mail-Adresse auf Tafelrunde zurückgeholt',
  body: 'Ihr Konto auf Tafelrunde hat wieder seine frühere E-Mail-Adresse: Jemand hat sie mit dem Link zurückgeholt, den wir dorthin geschickt hatten. Mit der Adresse {Adresse} können Sie sich nicht mehr anmelden, und auf allen Geräten ist das Konto abgemeldet.\n\nWenn Sie das waren, brauchen Sie nichts zu tun.\n\nSie waren das nicht? Dann antworten Sie bitte auf diese E-Mail.',
})

export const passwordChanged = wordingOf({
  id: 6,
  title: 'Passwort wurde geändert',
  to: 'Kontoinhaber',
  placeholders: [],
  subject: 'Passwort auf Tafelrunde geändert',
  body: 'das Passwort Ihres Kontos auf Tafelrunde wurde geändert. Auf allen Geräten müssen Sie sich neu anmelden.\n\nWenn Sie das waren, brauchen Sie nichts zu tun.\n\nSie waren das nicht? Dann setzen Sie das Passwort bitte gleich zurück.',
  button: 'Passwort zurücksetzen',
})

export const accountDeleted = wordingOf({
  id: 7,
  title: 'Konto wurde gelöscht',
  to: 'Kontoinhaber',
  placeholders: [],
  subject: 'Ihr Konto auf Tafelrunde wurde gelöscht',
  body: 'Ihr Konto auf Tafelrunde und Ihre persönlichen Angaben sind gelöscht. Von künftigen Veranstaltungen sind Sie abgemeldet. Frühere Teilnahmen zählen nur noch ohne Ihren Namen.\n\nGibt es Abrechnungen oder Rechnungen von Ihnen, müssen wir sie aufbewahren, solange das Gesetz es verlangt. Danach werden auch sie gelöscht.\n\nDies ist unsere letzte Nachricht zu diesem Konto.',
})

export const accountsMerged = wordingOf({
  id: 33,
  title: 'Konten wurden zusammengeführt',
  to: 'Kontoinhaber',
  placeholders: ['Adresse'],
  needed: ['Adresse'],
  subject: 'Ihre Konten auf Tafelrunde sind jetzt eines',
  body: 'Sie hatten zwei Konten auf Tafelrunde. Wir haben sie zusammengeführt: Ihre Anmeldungen, Teilnahmen und Bestätigungen stehen jetzt in einem.\n\nMit der Adresse {Adresse} können Sie sich nicht mehr anmelden. Bitte nehmen Sie dafür die Adresse Ihres anderen Kontos.\n\nStimmt daran etwas nicht? Dann antworten Sie bitte auf diese E-Mail.',
})

export const access = wordingOf({
  id: 36,
  title: 'Konto vom Büro angelegt',
  to: 'Kontoinhaber',
  placeholders: ['Adresse'],
  subject: 'Ihr Konto auf Tafelrunde',
  body: 'wir haben für Sie ein Konto auf Tafelrunde angelegt, der App für unsere Veranstaltungen. Bitte wählen Sie ein Passwort. Danach melden Sie sich mit der Adresse {Adresse} an und sehen Ihre Anmeldungen.',
  button: 'Passwort wählen',
  closing: `${lifetime}\n\nEr ist abgelaufen, oder Sie möchten kein Konto? Dann antworten Sie bitte auf diese E-Mail.`,
})

export const portalLinked = wordingOf({
  id: 52,
  title: 'Konto mit dem Mitgliederportal verbunden',
  to: 'Kontoinhaber',
  placeholders: ['Adresse'],
  subject: 'Ihr Konto auf Tafelrunde ist mit dem Mitgliederportal verbunden',
  body: 'Sie haben sich gerade über das Mitgliederportal angemeldet. Weil es Ihre Adresse {Adresse} bestätigt hat, ist Ihr Konto auf Tafelrunde jetzt damit verbunden: Sie können sich von nun an so oder mit Ihrem Passwort anmelden. In der App lösen Sie die Verbindung unter „Benutzerkonto“.\n\nSie waren das nicht? Dann antworten Sie bitte gleich auf diese E-Mail.',
})

export const portalUnlinked = wordingOf({
  id: 53,
  title: 'Verbindung mit dem Mitgliederportal gelöst',
  to: 'Kontoinhaber',
  placeholders: [],
  subject: 'Ihr Konto auf Tafelrunde ist nicht mehr mit dem Mitgliederportal verbunden',
  body: 'die Verbindung Ihres Kontos auf Tafelrunde mit dem Mitgliederportal ist gelöst. Sie melden sich mit Ihrem Passwort an. Wenn Sie sich wieder über das Mitgliederportal anmelden, wird das Konto neu verbunden.\n\nSie waren das nicht? Dann antworten Sie bitte gleich auf diese E-Mail.',
})

export const secondFactorOn = wordingOf({
  id: 46,
  title: 'Anmeldung in zwei Schritten eingeschaltet',
  to: 'Kontoinhaber',
  placeholders: [],
  subject: 'Anmeldung in zwei Schritten auf Tafelrunde eingeschaltet',
  body: 'für Ihr Konto auf Tafelrunde ist jetzt die Anmeldung in zwei Schritten eingeschaltet: Nach dem Passwort wird ein Code aus Ihrer Authenticator-App verlangt.\n\nBewahren Sie Ihre Wiederherstellungscodes an einem sicheren Ort auf. Mit ihnen melden Sie sich an, wenn Sie Ihr Gerät nicht mehr haben.\n\nSie waren das nicht? Dann antworten Sie bitte gleich auf diese E-Mail.',
})

export const secondFactorOff = wordingOf({
  id: 47,
  title: 'Anmeldung in zwei Schritten ausgeschaltet',
  to: 'Kontoinhaber',
  placeholders: [],
  subject: 'Anmeldung in zwei Schritten auf Tafelrunde ausgeschaltet',
  body: 'für Ihr Konto auf Tafelrunde ist die Anmeldung in zwei Schritten ausgeschaltet. Zum Anmelden genügt wieder das Passwort. Auf allen Geräten müssen Sie sich neu anmelden.\n\nWenn Sie das waren, brauchen Sie nichts zu tun.\n\nSie waren das nicht? Dann setzen Sie das Passwort bitte gleich zurück.',
  button: 'Passwort zurücksetzen',
})

export const secondFactorRemoved = wordingOf({
  id: 48,
  title: 'Anmeldung in zwei Schritten vom Büro aufgehoben',
  to: 'Kontoinhaber',
  placeholders: [],
  subject: 'Anmeldung in zwei Schritten auf Tafelrunde aufgehoben',
  body: 'wir haben für Ihr Konto auf Tafelrunde die Anmeldung in zwei Schritten aufgehoben. Sie melden sich jetzt mit Ihrem Passwort allein an; auf allen Geräten ist das nötig. Danach können Sie sie in der App unter „Benutzerkonto“ wieder einrichten.\n\nSie haben uns nicht darum gebeten? Dann setzen Sie das Passwort bitte gleich zurück und antworten auf diese E-Mail.',
  button: 'Passwort zurücksetzen',
})

export const passkeyAdded = wordingOf({
  id: 55,
  title: 'Passkey hinzugefügt',
  to: 'Kontoinhaber',
  placeholders: ['Passkey'],
  needed: ['Passkey'],
  subject: 'Neuer Passkey auf Tafelrunde',
  body: 'für Ihr Konto auf Tafelrunde gibt es jetzt einen neuen Passkey: {Passkey}. Mit ihm melden Sie sich ohne Passwort an.\n\nWenn Sie das waren, brauchen Sie nichts zu tun.\n\nSie waren das nicht? Dann entfernen Sie den Passkey bitte gleich und ändern Ihr Passwort.',
  button: 'Passkeys ansehen',
})

export const passkeyRemoved = wordingOf({
  id: 56,
  title: 'Passkey entfernt',
  to: 'Kontoinhaber',
  placeholders: ['Passkey'],
  needed: ['Passkey'],
  subject: 'Passkey auf Tafelrunde entfernt',
  body: 'aus Ihrem Konto auf Tafelrunde ist ein Passkey entfernt: {Passkey}. Mit ihm kann sich niemand mehr anmelden, und auf allen Geräten müssen Sie sich neu anmelden.\n\nWenn Sie das waren, brauchen Sie nichts zu tun.\n\nSie waren das nicht? Dann setzen Sie das Passwort bitte gleich zurück.',
  button: 'Passwort zurücksetzen',
})
