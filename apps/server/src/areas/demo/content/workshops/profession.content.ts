import type { DemoWorkshop } from '../../demo.rules.ts'
import type { LecturerName } from '../lecturers.content.ts'
import type { SchooltypeName } from '../schooltypes.content.ts'

export const professionWorkshops = {
  'Elterngespräche souverän führen': {
    subtitle: 'Vorbereiten, zuhören, vereinbaren',
    schooltypes: ['Grundschule', 'Hauptschule', 'Realschule', 'Gesamtschule', 'Gymnasium'],
    lecturers: ['Ostermann'],
    text: `
      Nur wenige Minuten, hohe Erwartungen, manchmal Tränen: Elterngespräche gehören zu den anspruchsvollsten Situationen
      im Beruf, und kaum jemand hat sie gelernt.

      Der Workshop beruht auf der Auswertung von über vierhundert aufgezeichneten Gesprächen. Sie erfahren, an welcher
      Stelle Gespräche kippen, üben zwei Einstiege und drei Formen der Rückmeldung und führen ein schwieriges Gespräch
      mit einer Schauspielerin.

      Jede Gruppe nimmt einen Leitfaden mit, der auf eine Karteikarte passt.`,
  },
  'Elternabende, zu denen man gern kommt': {
    subtitle: 'Kurz, klar und mit Keksen',
    schooltypes: ['Grundschule', 'Realschule', 'Gesamtschule'],
    lecturers: ['Falk'],
    text: `
      Neunzig Minuten auf kleinen Stühlen müssen nicht sein. Was sich lesen lässt, gehört in einen Brief; was besprochen
      werden muss, braucht Gruppen.

      Sie bauen eine Tagesordnung, bei der Eltern mehr reden als Sie, und üben den Umgang mit Wortführern und mit
      Schweigen. Auch Dolmetschen und digitale Abende kommen vor.`,
  },
  'Traumasensibel unterrichten': {
    subtitle: 'Sicherheit geben, ohne Therapie zu spielen',
    schooltypes: ['Grundschule', 'Hauptschule', 'Gesamtschule', 'Berufskolleg', 'Förderschule'],
    lecturers: ['Amiri', 'Reinhardt'],
    text: `
      Ein zugeschlagenes Fenster, und ein Kind sitzt unter dem Tisch. Lehrkräfte können Traumata nicht heilen, aber sie
      können Tage berechenbar machen und Auslöser vermeiden.

      Wir erklären, was im Körper geschieht, zeigen Übungen zur Beruhigung, die niemanden bloßstellen, und sprechen über
      Grenzen: Wann braucht es Fachleute, und wie sorgen Sie für sich selbst?`,
  },
  'Krisen in der Schule': {
    subtitle: 'Die ersten 48 Stunden',
    schooltypes: ['Grundschule', 'Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg', 'Förderschule'],
    lecturers: ['Reinhardt'],
    text: `
      Ein Todesfall, ein Unfall auf der Klassenfahrt, eine Drohung: Dann zählt, was vorher verabredet wurde. Wir gehen
      den Notfallordner durch, verteilen Rollen und formulieren die Nachricht an die Eltern.

      Der Workshop richtet sich an Krisenteams und an alle, die eines gründen wollen. Sie können gern zu zweit oder zu
      dritt aus einem Kollegium kommen.`,
  },
  'Kollegiale Fallberatung': {
    subtitle: 'In vierzig Minuten zu neuen Ideen',
    schooltypes: ['Grundschule', 'Hauptschule', 'Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg'],
    lecturers: ['Reinhardt'],
    text: `
      Eine erzählt, sechs hören zu, niemand gibt sofort Rat: Die Regeln sind streng und gerade deshalb entlastend. Am Ende
      steht meist nicht die eine Lösung, aber ein nächster Schritt.

      Wir beraten drei echte Fälle aus der Gruppe, wechseln dabei die Leitung und klären, wie eine feste Runde an der
      eigenen Schule entsteht. Alles Gesagte bleibt im Raum.`,
  },
  'Stimme und Präsenz': {
    subtitle: 'Gehört werden, ohne lauter zu werden',
    schooltypes: ['Grundschule', 'Hauptschule', 'Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg'],
    lecturers: ['Abendroth'],
    text: `
      Sechs Stunden gegen Geräusche anzusprechen hält keine Stimme lange aus. Mit Atem, Haltung und Pausen lässt sich
      viel Kraft sparen.

      Sie arbeiten mit Ihrer eigenen Stimme, hören sich selbst in einer kurzen Aufnahme und stellen ein Programm von
      fünf Minuten für den Morgen zusammen. Für den Notfall gibt es Rat, was bei Heiserkeit hilft und was schadet.`,
  },
  'Gesund bleiben im Lehrberuf': {
    subtitle: 'Korrekturen, Konferenzen und ein freier Abend',
    schooltypes: ['Grundschule', 'Hauptschule', 'Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg'],
    lecturers: ['Abendroth'],
    text: `
      Der Beruf hat kein natürliches Ende am Tag. Wer keines setzt, arbeitet bis zum Einschlafen und schläft dann
      schlecht.

      Ohne Moralpredigt prüfen wir, wo Ihre Woche Zeit verliert, welche Aufgaben sich teilen lassen und welche Pausen
      wirklich erholen. Sie gehen mit einer einzigen Veränderung nach Hause, aber mit einer, die Sie am Montag
      beginnen können.`,
  },
  'Teilzeit, Altersteilzeit, Pension': {
    subtitle: 'Was Sie rechtzeitig wissen sollten',
    schooltypes: ['Grundschule', 'Hauptschule', 'Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg'],
    lecturers: ['Falk'],
    text: `
      Eine Stunde weniger heute kann in zwanzig Jahren spürbar sein, oder auch nicht. Wir rechnen Beispiele für Beamte
      und Tarifbeschäftigte durch und erklären Fristen, Formulare und Fallen.

      Einzelfragen beantwortet Martin Falk im Anschluss an seinem Tisch im Foyer. Bitte bringen Sie, wenn vorhanden, Ihre
      letzte Bezügemitteilung mit.`,
  },
  'Konferenzen kürzer und besser': {
    subtitle: 'Entscheiden statt vertagen',
    schooltypes: ['Grundschule', 'Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg'],
    lecturers: ['Wittenberg'],
    text: `
      Vierzig Menschen, zwei Stunden, ein Ergebnis: Rechnet man es nach, ist eine Konferenz das teuerste Treffen der
      Schule. Die Hälfte davon lässt sich ersetzen, die andere verbessern.

      Wir zerlegen eine echte Tagesordnung, trennen Mitteilung, Beratung und Beschluss und proben zwei Verfahren, bei
      denen auch die Leisen vorkommen.`,
  },
  'Schulentwicklung mit Daten': {
    subtitle: 'Aus Zahlen Gespräche machen',
    schooltypes: ['Grundschule', 'Realschule', 'Gesamtschule', 'Gymnasium'],
    lecturers: ['Mertens'],
    text: `
      Vergleichsarbeiten, Anmeldezahlen, Fehlstunden: Schulen besitzen viele Daten und nutzen wenige. Richtig gestellt,
      wird aus einer Tabelle eine Frage, über die ein Kollegium sprechen möchte.

      Sie arbeiten mit den Daten einer erfundenen Schule, entdecken zwei Trugschlüsse, in die fast alle tappen, und
      entwickeln eine Fragestellung für die eigene Steuergruppe.`,
  },
  'Ausbildungsreife am Berufskolleg': {
    subtitle: 'Wege für Jugendliche ohne Abschluss',
    schooltypes: ['Berufskolleg', 'Hauptschule', 'Förderschule'],
    lecturers: ['Hartwig'],
    text: `
      In der Ausbildungsvorbereitung sitzen Jugendliche, die neun Jahre lang gehört haben, was sie nicht können. Ein
      Werkstück, das funktioniert, ist oft der erste Gegenbeweis.

      Vorgestellt wird ein Bildungsgang mit drei Praxistagen, Lernverträgen und einer Bezugsperson, die bleibt. Wir
      diskutieren, was davon an anderen Schulen gelingt und wie Betriebe als Partner gewonnen werden.`,
  },
  'Berufsorientierung ab Klasse 7': {
    subtitle: 'Vom Schnuppertag zum Praktikum, das passt',
    schooltypes: ['Hauptschule', 'Realschule', 'Gesamtschule', 'Förderschule'],
    lecturers: ['Nowak'],
    text: `
      Viele Jugendliche kennen elf Berufe, und acht davon aus dem Fernsehen. Gute Berufsorientierung beginnt mit
      Begegnungen und nicht mit Tests.

      Sie lernen einen Jahresplan für die Klassen 7 bis 10 kennen, üben das Gespräch mit einem Betrieb und erhalten
      Vorlagen für Praktikumsbesuche, die mehr sind als eine Unterschrift.`,
  },
} satisfies Record<string, DemoWorkshop<LecturerName, SchooltypeName>>
