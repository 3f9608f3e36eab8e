/** What Tafelrunde does with data of people; the record has a part for each. */
export type ActivityName =
  | 'accounts'
  | 'participation'
  | 'needs'
  | 'lecturers'
  | 'settlements'
  | 'exhibitors'
  | 'mails'
  | 'support'
  | 'intake'
  | 'operation'

const contract = 'Art. 6 Abs. 1 Buchst. b DSGVO (Nutzungsvertrag, Teilnahme)'
const duty = 'Art. 6 Abs. 1 Buchst. c DSGVO (§ 147 AO, § 14b UStG)'
const interest = 'Art. 6 Abs. 1 Buchst. f DSGVO'

type Activity = {
  of: ActivityName
  name: string
  purpose: string
  basis: string
  persons: string
  data: string
  recipients: string
}

const nobody = 'Büro des Verbands'

export const activities: Activity[] = [
  {
    of: 'accounts',
    name: 'Konten und Anmeldung',
    purpose: 'Ein Konto führen, es vor Fremden schützen, Angaben nicht jedes Mal neu verlangen.',
    basis: contract,
    persons: 'alle, die ein Konto haben',
    data: 'Name, E-Mail-Adresse, Kundennummer, Schulart, auf Wunsch Geburtstag, Bild und Profiltext; Prüfsumme des Passworts, Geräte, Zeiten und Weg der Anmeldung, auch der abgelehnten, Zustimmung zu welcher Fassung der Rechtstexte',
    recipients: nobody,
  },
  {
    of: 'participation',
    name: 'Anmeldung, Anwesenheit und Bestätigung',
    purpose:
      'Plätze vergeben, Anwesenheit nachweisen, Teilnahmebestätigungen ausstellen, Veranstaltungen auswerten.',
    basis: contract,
    persons: 'Teilnehmende',
    data: 'Anmeldungen, Wartelisten, gebuchte Termine, Einlass, Anwesenheit in Minuten, Bestätigungen mit Prüfcode, Feedback',
    recipients:
      'Büro; Referentinnen und Referenten sehen Name, Kundennummer und Schulart ihrer Teilnehmenden; wer den Code einer Bestätigung hat, kann sie prüfen',
  },
  {
    of: 'needs',
    name: 'Ernährung und Bedarf',
    purpose: 'Verpflegung und Zugänglichkeit, wo eine Veranstaltung danach fragt.',
    basis: 'Art. 9 Abs. 2 Buchst. a DSGVO (Einwilligung mit der Antwort)',
    persons: 'Teilnehmende, die antworten',
    data: 'Antworten, die etwas über Gesundheit oder Glauben sagen können',
    recipients: nobody,
  },
  {
    of: 'lecturers',
    name: 'Referentinnen und Referenten',
    purpose: 'Workshops ankündigen und durchführen, einladen.',
    basis: contract,
    persons: 'Referentinnen und Referenten',
    data: 'Name, Adresse, Bild und Profiltext, Workshops, Materialien; Bild, Name und Profil sind öffentlich',
    recipients: 'Büro; was im Programm steht, alle',
  },
  {
    of: 'settlements',
    name: 'Honorare und Auslagen',
    purpose: 'Abrechnen und überweisen.',
    basis: `${contract}; ${duty}`,
    persons: 'Referentinnen und Referenten',
    data: 'Bankverbindung, Steuernummer, Anschrift, Honorare, Reisen, Auslagen mit Belegen',
    recipients: 'Büro; Bank des Verbands (Überweisungsdatei), Steuerberatung und Finanzamt',
  },
  {
    of: 'exhibitors',
    name: 'Aussteller und Rechnungen',
    purpose: 'Tische vergeben, Rechnungen schreiben, Zahlungen zuordnen.',
    basis: `${contract}; ${duty}`,
    persons: 'Ansprechpersonen der Aussteller; wer auf das Konto des Verbands zahlt',
    data: 'Name, Firma, Anschrift, E-Mail-Adresse, Bestellungen, Rechnungen, Zahlungen aus Kontoauszügen, Konto bei Erstattungen',
    recipients: 'Büro; Bank des Verbands (Erstattungen), Steuerberatung (DATEV) und Finanzamt',
  },
  {
    of: 'mails',
    name: 'E-Mails und Rundmails',
    purpose: 'Mitteilen, was sich an einer Buchung ändert, erinnern, einladen.',
    basis: `${contract}; Rundmails ohne Bezug zu einer Buchung: ${interest}, jederzeit abzubestellen`,
    persons: 'alle mit einem Konto, Aussteller',
    data: 'E-Mail-Adresse, Name, Betreff, Text und Anhänge, Zeitpunkt, ob die Adresse noch gilt',
    recipients: nobody,
  },
  {
    of: 'support',
    name: 'Anfragen an den Support',
    purpose: 'Fragen beantworten.',
    basis: interest,
    persons: 'wer schreibt, auch ohne Konto',
    data: 'Name, E-Mail-Adresse, Nachricht, Antworten, Vermerke des Büros',
    recipients: nobody,
  },
  {
    of: 'intake',
    name: 'Tabellen aus Excel einlesen',
    purpose:
      'Mitglieder, auch aus der Mitgliederverwaltung des Verbands, Programme und Anmeldungen übernehmen.',
    basis: contract,
    persons: 'Mitglieder, und wer in den Tabellen steht',
    data: 'was die Tabellen enthalten; von Mitgliedern Nummer, Name, E-Mail-Adresse',
    recipients: 'allein die Person des Büros, die sie hochlädt',
  },
  {
    of: 'operation',
    name: 'Betrieb, Verlauf und Sicherungen',
    purpose:
      'Änderungen nachvollziehen, Fehler finden, nach einem Ausfall weiterarbeiten, Angriffe begrenzen.',
    basis: `${interest}; Art. 32 DSGVO`,
    persons: 'alle mit einem Konto',
    data: 'wer was wann geändert hat; Fehler der App ohne Namen; Netzadressen nur als Prüfsumme, solange Versuche gezählt werden; Sicherungen mit allem',
    recipients: 'Büro, Betrieb des Servers',
  },
]
