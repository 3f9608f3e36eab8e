import type { DemoWorkshop } from '../../demo.rules.ts'
import type { LecturerName } from '../lecturers.content.ts'
import type { SchooltypeName } from '../schooltypes.content.ts'

export const scienceWorkshops = {
  'Differenzierung in Mathematik': {
    subtitle: 'Eine Aufgabe, viele Wege',
    schooltypes: ['Grundschule', 'Gesamtschule', 'Förderschule'],
    lecturers: ['Köhler-Wüst'],
    text: `
      Drei Arbeitsblätter in drei Farben bedeuten dreifache Arbeit und verraten jedem Kind, wo es steht. Es geht auch
      anders: mit Aufgaben, die alle beginnen können und niemanden aufhalten.

      Wir untersuchen, was solche Aufgaben ausmacht, öffnen gemeinsam drei Seiten aus gängigen Schulbüchern und
      planen eine Stunde mit gemeinsamem Anfang und gemeinsamem Schluss. Beispiele liegen für die Klassen 1 bis 6
      vor.`,
  },
  'Schule ohne Noten?': {
    subtitle: 'Erfahrungen aus sechs Jahren Umstellung',
    schooltypes: ['Grundschule', 'Realschule', 'Gesamtschule', 'Gymnasium'],
    lecturers: ['Köhler-Wüst'],
    text: `
      Was geschieht, wenn auf dem Blatt keine Zahl mehr steht? Die einen atmen auf, die anderen fragen: Und, was wäre
      es gewesen? Der Weg zu einer anderen Rückmeldung ist lang und lohnt sich.

      Der Workshop zeigt Lerngespräche, Kompetenzraster und Zeugnisse, wie sie heute aussehen, und ebenso die
      Fassungen, die in der Schublade gelandet sind. Anschließend prüfen Sie, welcher erste Schritt an Ihrer Schule
      rechtlich möglich ist.`,
  },
  'Rechenschwäche früh erkennen': {
    subtitle: 'Zählendes Rechnen und wie man es ablöst',
    schooltypes: ['Grundschule', 'Förderschule'],
    lecturers: ['Köhler-Wüst'],
    text: `
      Wer in der dritten Klasse noch an den Fingern zählt, ist nicht faul, sondern hat keinen anderen Weg gefunden.
      Je früher das auffällt, desto kürzer ist der Umweg.

      Sie sehen Gespräche mit sieben Kindern, lernen fünf Fragen, die das Denken sichtbar machen, und stellen
      Fördermaterial zusammen, das aus Kastanien, Perlen und zwei Händen besteht.`,
  },
  'Erklärvideos im Mathematikunterricht': {
    subtitle: 'Drehen mit Telefon, Stift und Papier',
    schooltypes: ['Hauptschule', 'Realschule', 'Gesamtschule', 'Gymnasium'],
    lecturers: ['Öztürk'],
    text: `
      Am besten lernt, wer erklärt. Darum stehen in diesem Workshop nicht die Videos der Lehrkraft im Mittelpunkt,
      sondern die der Jugendlichen: zwei Minuten, eine Idee, kein Schnitt.

      Sie drehen selbst, und zwar zu Bruchrechnung oder Prozenten. Danach klären wir Bewertung, Einwilligungen
      und den Speicherort. Mitzubringen ist ein Telefon mit geladenem Akku.`,
  },
  'Gute Aufgaben in Mathematik': {
    subtitle: 'Denken anregen in der Sekundarstufe I',
    schooltypes: ['Realschule', 'Gesamtschule', 'Gymnasium'],
    lecturers: ['Öztürk'],
    text: `
      Wie viele Klaviere passen in die Sporthalle? Auf solche Fragen gibt es keine Musterlösung, wohl aber bessere und
      schlechtere Antworten.

      Wir sammeln Aufgaben, die mit einem Satz beginnen und eine Stunde tragen, und verändern Übungsaufgaben so, dass
      sie etwas zu entscheiden geben. Jede Teilnehmerin und jeder Teilnehmer geht mit fünf Aufgaben für die eigene
      Klasse.`,
  },
  'Fachrechnen mit schwachen Grundlagen': {
    subtitle: 'Dreisatz, Maßstab und Prozente in der Ausbildung',
    schooltypes: ['Berufskolleg', 'Hauptschule'],
    lecturers: ['Hartwig'],
    text: `
      Der Zuschnitt stimmt nicht, das Mischungsverhältnis auch nicht, und in drei Monaten ist Zwischenprüfung. Viele
      Auszubildende können mehr, als ihre Mathematiknote vermuten lässt, wenn sie sehen, wofür sie rechnen.

      Ausgehend von Werkstücken aus Metall, Holz und Küche bauen Sie Übungen, die Lücken schließen, ohne bei null
      anzufangen. Der Workshop dauert drei Stunden, damit genug Zeit für die eigene Fachrichtung bleibt.`,
  },
  'Experimentieren mit Alltagsstoffen': {
    subtitle: 'Chemie und Physik ohne Fachraum',
    schooltypes: ['Grundschule', 'Hauptschule', 'Realschule', 'Gesamtschule'],
    lecturers: ['Nguyen'],
    text: `
      Rotkohl, Backpulver, Kerzenwachs: Für gute Versuche braucht es keinen Abzug und keine Gefahrstoffliste. Wohl
      aber eine Frage, auf die niemand die Antwort schon kennt.

      An acht Tischen führen Sie Versuche durch, die in zwanzig Minuten gelingen. Jeder ist mit Material, Kosten,
      Stolperstellen und einer Differenzierung beschrieben. Bitte ziehen Sie etwas an, das einen Fleck verträgt.`,
  },
  'Forschendes Lernen im Sachunterricht': {
    subtitle: 'Von der Kinderfrage zum eigenen Ergebnis',
    schooltypes: ['Grundschule', 'Förderschule'],
    lecturers: ['Tiemann'],
    text: `
      Warum schwimmt ein Schiff, das doch aus Eisen ist? Kinder fragen gern und geben schnell auf, wenn die Antwort im
      Buch steht. Forschen heißt, die Frage so klein zu machen, dass man sie selbst beantworten kann.

      Anhand von drei Unterrichtsreihen sehen Sie, wie Vermutungen, Versuche und Forscherhefte zusammenspielen.
      Sie arbeiten an einer Frage aus Ihrer eigenen Klasse weiter.`,
  },
  'Der Schulgarten als Lernort': {
    subtitle: 'Ein Jahr planen, auch ohne grünen Daumen',
    schooltypes: ['Grundschule', 'Hauptschule', 'Gesamtschule', 'Förderschule'],
    lecturers: ['Tiemann'],
    text: `
      Vier Hochbeete genügen. Wichtiger als die Fläche ist ein Plan, der die Ferien übersteht und die Arbeit auf viele
      Schultern verteilt.

      Wir gehen durch den Garten, säen, kompostieren und rechnen aus, was ein Beet kostet. Sie erhalten einen
      Jahresplan mit Anknüpfungspunkten für Sachunterricht, Biologie, Mathematik und Kunst.`,
  },
  'Klimabildung, die nicht lähmt': {
    subtitle: 'Zwischen Wissen, Gefühl und Handeln',
    schooltypes: ['Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg'],
    lecturers: ['Nguyen'],
    text: `
      Immer neue Zahlen machen nicht handlungsfähig, sondern müde. Gute Klimabildung erklärt genau, nimmt Sorgen
      ernst und endet bei etwas, das die Klasse selbst verändern kann.

      Sie erproben zwei Experimente zum Treibhauseffekt, ein Planspiel zur Wärme im eigenen Schulgebäude und eine
      Gesprächsform für schwierige Gefühle.`,
  },
  'Sicher arbeiten im Technikraum': {
    subtitle: 'Sägen, bohren, löten nach den neuen Richtlinien',
    schooltypes: ['Hauptschule', 'Realschule', 'Gesamtschule', 'Förderschule'],
    lecturers: ['Petrović'],
    text: `
      Welche Maschine dürfen Jugendliche ab Klasse 7 bedienen, was gehört in die Unterweisung, und wer haftet, wenn
      doch etwas geschieht? Die Richtlinien sind klarer, als viele denken.

      In der ersten Hälfte arbeiten Sie selbst an Säge, Ständerbohrmaschine und Lötkolben. In der zweiten entsteht
      eine Betriebsanweisung für Ihren eigenen Raum. Geschlossene Schuhe sind Pflicht.`,
  },
  'Informatik ohne Computer': {
    subtitle: 'Sortieren, verschlüsseln, Wege finden',
    schooltypes: ['Grundschule', 'Realschule', 'Gesamtschule', 'Gymnasium'],
    lecturers: ['Okafor'],
    text: `
      Ein Sortiernetz auf dem Schulhof, eine Geheimschrift aus Pappe, ein Kartentrick, der Fehler findet: Die großen
      Ideen der Informatik lassen sich mit Kopf und Händen begreifen.

      Sie spielen sechs Stationen durch und ordnen sie dem Lehrplan der Klassen 5 und 6 zu. Das Material besteht aus
      Karten, Schnur und Klebeband und kostet zusammen keine zwanzig Euro.`,
  },
} satisfies Record<string, DemoWorkshop<LecturerName, SchooltypeName>>
