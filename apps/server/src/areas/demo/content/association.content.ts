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
  taxNumber: '151/815/08156',
  vatId: 'DE123456789',
  about: `
    Der Lehrkräfteverband Musterland vertritt seit 1952 Lehrerinnen und Lehrer aller Schularten. Mehr als 18.000
    Mitglieder in 34 Kreisverbänden tragen seine Arbeit, die meisten davon ehrenamtlich neben dem Unterricht.

    Wir beraten in Rechtsfragen, verhandeln für gute Arbeitsbedingungen und veranstalten jedes Jahr rund vierzig
    Fortbildungen, von der kleinen Runde in der Geschäftsstelle bis zum Schulkongress in Lindenau. Alle Veranstaltungen
    stehen auch Kolleginnen und Kollegen offen, die nicht Mitglied sind.

    Die Geschäftsstelle erreichen Sie montags bis donnerstags von 9 bis 16 Uhr und freitags von 9 bis 13 Uhr.`,
}

/** The first version of each. */
export const legalTexts = {
  imprint: `
    Lehrkräfteverband Musterland e. V., Landesgeschäftsstelle, Schulstraße 12, 12345 Musterstadt

    Telefon 0123 456789-0, E-Mail fortbildung@lvm.example

    Vertreten durch den Vorstand: Hildegard Brandes (Vorsitzende), Rainer Tombrink (Schatzmeister)

    Vereinsregister Musterstadt VR 1234. Verantwortlich für den Inhalt: Renate Albrecht, Anschrift wie oben.`,
  privacy: `
    ## Wozu wir Ihre Angaben brauchen

    Wir verarbeiten Ihre Angaben, um Ihnen Plätze in Veranstaltungen zu geben, Sie über Änderungen zu unterrichten und
    Ihnen die Teilnahme zu bestätigen. Rechtsgrundlage ist Artikel 6 Absatz 1 Buchstabe b der
    Datenschutz-Grundverordnung.

    ## Wer sie sieht

    Referentinnen und Referenten sehen die Namen der Teilnehmenden ihrer eigenen Workshops, sonst niemand außerhalb der
    Geschäftsstelle. Wir geben keine Daten an Aussteller weiter und setzen keine Werkzeuge zur Auswertung Ihres
    Verhaltens ein.

    ## Ihre Rechte

    Sie können Ihre Daten in der App unter „Benutzerkonto“ einsehen, herunterladen und Ihr Konto löschen. Fragen
    beantwortet unsere Datenschutzbeauftragte unter datenschutz@lvm.example.`,
  terms: `
    ## Anmeldung

    Sie melden sich in der App an. Plätze vergeben wir in der Reihenfolge der Anmeldungen; ist eine Veranstaltung voll,
    kommen Sie auf die Warteliste und rücken von selbst nach.

    ## Abmeldung

    Sie können sich bis zu der Frist, die bei der Veranstaltung steht, kostenlos abmelden. Bitte tun Sie das, wenn Sie
    verhindert sind: Ihr Platz geht dann an die Nächsten auf der Warteliste.

    ## Absage

    Müssen wir eine Veranstaltung absagen, schreiben wir allen Angemeldeten. Kosten für Reise und Unterkunft erstatten
    wir nicht.`,
  accessibility: `
    Der Lehrkräfteverband Musterland möchte, dass alle Lehrkräfte seine Fortbildungen ohne fremde Hilfe finden, buchen
    und besuchen können. Diese Erklärung gilt für die App Tafelrunde unter fortbildung.lvm.example. Sie folgt § 14 des
    Barrierefreiheitsstärkungsgesetzes (BFSG) und der Barrierefreie-Informationstechnik-Verordnung (BITV 2.0).

    ## Was die App leistet

    In der App informieren Sie sich über Veranstaltungen, buchen Workshops, laden Bestätigungen herunter und schreiben
    der Geschäftsstelle. Das geht mit der Tastatur, mit Bildschirmlesern, mit vergrößerter Schrift und in heller wie
    dunkler Darstellung. Zustände stehen immer auch als Wort da, nie nur als Farbe.

    ## Stand der Vereinbarkeit

    Die App ist mit der europäischen Norm EN 301 549 und den Richtlinien WCAG 2.2, Stufe AA, teilweise vereinbar. Die
    Ausnahmen nennt der nächste Abschnitt.

    ## Was noch nicht barrierefrei ist

    Unterlagen, die Referentinnen und Referenten hochladen, sind oft nicht für Bildschirmleser aufbereitet. Auf
    Wunsch besorgen wir Ihnen eine zugängliche Fassung.

    Logos der Aussteller und Bilder von Personen haben keine eigene Beschreibung. Der Name steht immer als Text
    daneben.

    Der Ausweis am Einlass ist ein QR-Code. Wenn Sie ihn nicht vorzeigen können, genügt an der Tür Ihr Name.

    ## Wie geprüft wurde

    Die Erklärung wurde am 1. September 2025 erstellt. Sie beruht auf einer Selbstbewertung: Jede Fassung der App wird
    maschinell geprüft und von Hand mit Tastatur und Bildschirmleser durchgegangen.

    ## Rückmeldung und Kontakt

    Ist Ihnen eine Barriere aufgefallen, oder brauchen Sie etwas in anderer Form? Schreiben Sie uns über das Formular
    „Hilfe“ in der App oder an barrierefrei@lvm.example, oder rufen Sie an: 0123 456789-0. Wir antworten innerhalb von
    zwei Wochen.

    ## Wenn wir nicht weiterhelfen

    Zuständig für die Aufsicht ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und
    Dienstleistungen (MLBF), Carl-Miller-Straße 6, 39112 Magdeburg.`,
}
