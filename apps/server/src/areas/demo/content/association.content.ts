export const association = {
  name: 'Lehrkräfteverband Musterland',
  street: 'Schulstraße 12',
  postalCode: '12345',
  city: 'Musterstadt',
  email: 'fortbildung@lvm.example',
  phone: '0123 456789-0',
  website: 'https://lvm.example',
  iban: 'DE02370502990000684712',
  bic: 'COKSDE33',
  about: `
    Der Lehrkräfteverband Musterland vertritt seit 1952 Lehrerinnen und Lehrer aller Schularten. Mehr als 18.000
    Mitglieder in 34 Kreisverbänden tragen seine Arbeit, die meisten davon ehrenamtlich neben dem Unterricht.

    Wir beraten in Rechtsfragen, verhandeln für gute Arbeitsbedingungen und veranstalten jedes Jahr rund vierzig
    Fortbildungen, von der kleinen Runde in der Geschäftsstelle bis zum Schulkongress in Lindenau. Alle Veranstaltungen
    stehen auch Kolleginnen und Kollegen offen, die nicht Mitglied sind.

    Die Geschäftsstelle erreichen Sie montags bis donnerstags von 9 bis 16 Uhr und freitags von 9 bis 13 Uhr.`,
  imprint: `
    Lehrkräfteverband Musterland e. V., Landesgeschäftsstelle, Schulstraße 12, 12345 Musterstadt

    Telefon 0123 456789-0, E-Mail fortbildung@lvm.example

    Vertreten durch den Vorstand: Hildegard Brandes (Vorsitzende), Rainer Tombrink (Schatzmeister)

    Vereinsregister Musterstadt VR 1234. Verantwortlich für den Inhalt: Renate Albrecht, Anschrift wie oben.`,
  privacy: `
    Wir verarbeiten Ihre Angaben, um Ihnen Plätze in Veranstaltungen zu geben, Sie über Änderungen zu unterrichten und
    Ihnen die Teilnahme zu bestätigen. Rechtsgrundlage ist Artikel 6 Absatz 1 Buchstabe b der
    Datenschutz-Grundverordnung.

    Referentinnen und Referenten sehen die Namen der Teilnehmenden ihrer eigenen Workshops, sonst niemand außerhalb der
    Geschäftsstelle. Wir geben keine Daten an Aussteller weiter und setzen keine Werkzeuge zur Auswertung Ihres
    Verhaltens ein.

    Sie können Ihre Daten in der App unter „Benutzerkonto“ einsehen, herunterladen und Ihr Konto löschen. Fragen
    beantwortet unsere Datenschutzbeauftragte unter datenschutz@lvm.example.`,
  privacyVersion: '1. September 2026',
}
