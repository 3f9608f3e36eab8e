import type { PortalRefusal } from './portal.rules.ts'

/** Why the portal's word does not log in, by the reasons of `OpenidFailed`. */
export const failureTexts = {
  away: 'Das Mitgliederportal ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal, oder melden Sie sich mit E-Mail-Adresse und Passwort an.',
  aborted: 'Sie haben die Anmeldung im Mitgliederportal abgebrochen.',
  refused: 'Das Mitgliederportal hat die Anmeldung abgelehnt. Bitte wenden Sie sich an das Büro.',
  spent: 'Diese Anmeldung ist abgelaufen oder schon benutzt. Bitte beginnen Sie noch einmal.',
  foreign:
    'Die Antwort des Mitgliederportals passt nicht zu dieser Anmeldung. Bitte beginnen Sie noch einmal.',
}

export const refusalTexts: Record<PortalRefusal, string> = {
  inactive:
    'Ihr Konto ist nicht aktiv. Haben Sie sich gerade registriert, bestätigen Sie bitte zuerst die E-Mail, die wir Ihnen geschickt haben. Sonst wenden Sie sich an das Büro.',
  no_email:
    'Das Mitgliederportal hat Ihre E-Mail-Adresse nicht bestätigt. Bitte bestätigen Sie sie dort, oder melden Sie sich mit E-Mail-Adresse und Passwort an.',
  no_name: 'Das Mitgliederportal hat uns Ihren Namen nicht mitgeteilt. Bitte wenden Sie sich an das Büro.',
  taken:
    'Das Konto mit Ihrer E-Mail-Adresse ist schon mit einem anderen Zugang des Mitgliederportals verbunden. Bitte wenden Sie sich an das Büro.',
  no_password:
    'Ihr Konto gehört zum Büro und hat noch kein Passwort. Bitte wählen Sie zuerst eines über den Link, den Sie per E-Mail bekommen haben.',
  over: failureTexts.spent,
}

export const atTheSameTime =
  'Diese Anmeldung lief zweimal zur gleichen Zeit. Bitte melden Sie sich noch einmal an.'
export const passwordWanted = 'Bitte geben Sie Ihr Passwort ein.'
export const passwordWrong = 'Das Passwort ist ungültig.'
export const codeWanted = 'Bitte geben Sie auch den Code aus Ihrer Authenticator-App ein.'
export const needsPassword =
  'Ihr Konto hat noch kein Passwort. Wählen Sie zuerst eines, damit Sie sich weiter anmelden können.'
