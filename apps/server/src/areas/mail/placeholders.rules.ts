type Meaning = { means: string; example: string }

const readings =
  '„Leseförderung in heterogenen Klassen“\nSa., 13. März 2027, 10:00–11:30 Uhr\nRaum 204, Gymnasium am Stadtpark'

/** What can stand in the gaps of the mails: one word per thing, in all of them. */
const meanings = {
  Abschalten: {
    means: 'Wo sich solche E-Mails abschalten lassen',
    example: 'Solche E-Mails können Sie in Ihrem Benutzerkonto abschalten.',
  },
  Absender: { means: 'Wer schreibt', example: 'Miriam Baumgärtner' },
  Adresse: { means: 'Die E-Mail-Adresse, um die es geht', example: 'eva.sommer@schule.example' },
  Anfrage: { means: 'Die Anfrage mit ihrer Nummer', example: 'Anfrage Nr.\u00A0123' },
  Anmerkung: { means: 'Was dazu angemerkt ist', example: 'Bitte laden Sie den Beleg noch einmal hoch.' },
  Antwort: {
    means: 'Was das Büro antwortet',
    example: 'Ja: Neben dem Haupteingang führt eine Rampe ins Foyer.',
  },
  Antwortweg: {
    means: 'Wohin eine Antwort geht',
    example: 'Ihre Antwort auf diese E-Mail geht an das Büro.',
  },
  Aufforderung: { means: 'Was das Büro nun tun soll', example: 'Bitte bestätigen Sie die Bestellung.' },
  Ausführung: { means: 'Tag, an dem die Bank überweist', example: '22.\u00A0März\u00A02027' },
  Bestellnummer: { means: 'Nummer der Bestellung', example: '12' },
  Bestellung: {
    means: 'Was bestellt ist und was es kostet',
    example: '2 Tische für „Frühjahrskongress 2027“ über 984,56\u00A0€',
  },
  Bestätigung: {
    means: 'Hinweis auf die Teilnahmebestätigung, wenn sie Feedback verlangt',
    example: 'Danach steht dort Ihre Teilnahmebestätigung bereit.',
  },
  Betrag: { means: 'Der Betrag', example: '314,05\u00A0€' },
  Betreff: { means: 'Der Betreff, wie er sich aus dem Anlass ergibt', example: 'Frage zum Kongresshaus' },
  Dauer: { means: 'Wie lange Feedback dauert', example: 'weniger als eine Minute' },
  Ersatz: {
    means: 'Was die Person stattdessen buchen kann',
    example: `Stattdessen können Sie in der App einen dieser Termine buchen, solange dort Plätze frei sind:\n\n${readings}`,
  },
  Firma: { means: 'Die ausstellende Firma', example: 'Verlag Möllenkamp' },
  Folgen: {
    means: 'Was die Absage für die Person bedeutet',
    example: 'Ihre Anmeldung gilt nicht mehr, auch nicht für einzelne Termine. Sie brauchen nichts zu tun.',
  },
  Frist: { means: 'Bis wann Feedback möglich ist', example: 'Feedback ist bis 31. März 2027 möglich.' },
  Grund: { means: 'Der Grund', example: 'Der Grund: Die Anschrift war falsch.' },
  Honorar: {
    means: 'Ob es das Honorar trotzdem gibt',
    example: 'In Ihrer Abrechnung steht dieser Termin deshalb nicht.',
  },
  Kalenderhinweis: {
    means: 'Hinweis auf die Datei für den Kalender, wenn eine angehängt ist',
    example: 'Im Anhang liegt die passende Datei für Ihren Kalender.',
  },
  Kontakt: { means: 'Ansprechperson der Firma', example: 'Clara Möllenkamp' },
  Kontoendung: { means: 'Die letzten vier Stellen der IBAN', example: '3000' },
  Korrekturnummer: { means: 'Nummer der Rechnungskorrektur', example: '2027-R-00043' },
  Nachricht: { means: 'Was geschrieben wurde', example: 'Ist der große Saal ohne Stufen zu erreichen?' },
  Passkey: { means: 'Name des Passkeys', example: 'Chrome auf Android' },
  Positionen: {
    means: 'Die Posten der Bestellung, einer je Zeile',
    example: '2 × Tisch\n1 × Stromanschluss',
  },
  Profil: { means: 'Name, unter dem es das Referentenprofil gibt', example: 'Miriam Baumgärtner' },
  Programm: { means: 'Das Programm, das benachrichtigt wird', example: '„Website“' },
  Stornopauschale: { means: 'was für eine späte Stornierung verlangt wird', example: '140,00\u00A0€' },
  Rechnungsnummer: { means: 'Nummer der Rechnung', example: '2027-R-00042' },
  Referent: { means: 'Wer die Abrechnung eingereicht hat', example: 'Miriam Baumgärtner' },
  Schlüssel: { means: 'Name und Anfang des Schlüssels', example: '„Website“, er beginnt mit tr_9fKq' },
  Stornonummer: { means: 'Nummer der Stornorechnung', example: '2027-R-00043' },
  Tag: { means: 'Tag, an dem die Anfrage kam', example: 'Mo., 1. März 2027' },
  Termin: {
    means: 'Tag und Uhrzeit, in der Regel mit Ort',
    example: 'Sa., 13. März 2027, 10:00–11:30 Uhr\nRaum 204, Gymnasium am Stadtpark',
  },
  Termine: { means: 'Die Termine der Person mit Zeit und Ort', example: readings },
  Tische: { means: 'Die Plätze der Tische, sobald sie feststehen', example: 'Ihre Tische: A4, A5.' },
  Veranstaltungen: {
    means: 'Die Veranstaltungen, um die es geht',
    example: '„Frühjahrskongress 2027“ und „Lesetag“',
  },
  Veranstaltung: { means: 'Name der Veranstaltung', example: 'Frühjahrskongress 2027' },
  Verwendungszweck: { means: 'Was auf dem Kontoauszug steht', example: 'ABRECHNUNG-7' },
  Vorgang: { means: 'Was mit der Bestellung geschehen ist', example: 'Neue Tischbestellung' },
  Workshop: { means: 'Name des Workshops', example: 'Leseförderung in heterogenen Klassen' },
  Zahlung: {
    means: 'Was bis wann zu überweisen ist',
    example:
      'Bitte überweisen Sie 984,56\u00A0€ bis zum 15. März 2027 mit dem Verwendungszweck 2027-R-00042.',
  },
  Zweittermin: {
    means: 'Der Termin, mit dem sich der andere überschneidet',
    example: '„Schwierige Elterngespräche“, 10:00–11:30 Uhr',
  },
  Änderungen: { means: 'Alles, was sich geändert hat', example: `Sie haben einen Platz:\n\n${readings}` },
} satisfies Record<string, Meaning>

export type Placeholder = keyof typeof meanings

export const meaningOf = (name: Placeholder) => meanings[name].means
export const exampleOf = (name: Placeholder) => meanings[name].example
