import type { DemoWorkshop } from '../../demo.rules.ts'
import type { LecturerName } from '../lecturers.content.ts'
import type { SchooltypeName } from '../schooltypes.content.ts'

export const classroomWorkshops = {
  'Classroom-Management bei herausforderndem Verhalten': {
    subtitle: 'Ruhig bleiben, klar handeln, Beziehung halten',
    schooltypes: ['Grundschule', 'Hauptschule', 'Realschule', 'Gesamtschule', 'Förderschule'],
    lecturers: ['Brückner'],
    text: `
      Die ersten drei Minuten entscheiden oft über die ganze Stunde. Wer sie plant, muss später seltener eingreifen,
      und wer eingreift, tut es besser leise und früh.

      Wir arbeiten mit Szenen aus dem Unterricht, die Sie mitbringen oder aus einer Sammlung wählen. Sie üben
      Präsenz, kurze Ansagen und den Wiedereinstieg nach einem Konflikt. Dabei geht es nie um Tricks gegen Kinder,
      sondern um verlässliche Strukturen für alle.

      Die Zahl der Plätze ist begrenzt, weil jede und jeder mindestens einmal an die Reihe kommt.`,
  },
  'Demokratie im Schulalltag': {
    subtitle: 'Mitbestimmen, wo es wirklich etwas zu bestimmen gibt',
    schooltypes: ['Grundschule', 'Hauptschule', 'Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg'],
    lecturers: ['Brückner'],
    text: `
      Klassensprecherwahl, Schülerrat, Aushang: Beteiligung gibt es an jeder Schule, aber oft nur dort, wo es nicht
      darauf ankommt. Jugendliche merken das.

      Wir stellen drei Verfahren vor, die sich im laufenden Betrieb bewährt haben: den Haushalt der Klasse, die
      Aushandlungsrunde und das Schulparlament mit festem Budget. Sie entscheiden, welches davon zu Ihrer Schule
      passt, und entwerfen die ersten vier Wochen.`,
  },
  'Mobbing erkennen und handeln': {
    subtitle: 'Vom ersten Verdacht bis zur Nachsorge',
    schooltypes: ['Grundschule', 'Hauptschule', 'Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg'],
    lecturers: ['Lindemann'],
    text: `
      Mobbing geschieht in Pausen, in Chats und in Gesten, die harmlos aussehen. Wer eingreift, ohne einen Plan zu
      haben, macht es den Betroffenen manchmal schwerer.

      Sie lernen Anzeichen zu deuten, Gespräche in der richtigen Reihenfolge zu führen und den Ansatz ohne Schuldzuweisung
      anzuwenden. Anhand eines Falles aus Klasse 7 gehen wir alle Schritte durch, einschließlich der Arbeit mit den
      Eltern und der Frage, wann die Polizei einzubeziehen ist.`,
  },
  'Klassenrat von Anfang an': {
    subtitle: 'Eine Stunde in der Woche, die den Kindern gehört',
    schooltypes: ['Grundschule', 'Hauptschule', 'Gesamtschule'],
    lecturers: ['Lindemann'],
    text: `
      Leitung, Zeitwächterin, Protokoll: Schon in der zweiten Klasse können Kinder ihre Anliegen selbst verhandeln. Die
      schwerste Aufgabe haben dabei die Erwachsenen, nämlich zuzuhören.

      Wir spielen einen Klassenrat durch, mit allem, was schiefgehen kann. Sie erhalten Rollenkarten, einen Ablauf für
      zwanzig und einen für vierzig Minuten sowie Vorschläge für die ersten Sitzungen.`,
  },
  'Schulabsentismus: früh hinsehen': {
    subtitle: 'Wenn Jugendliche nicht mehr kommen',
    schooltypes: ['Hauptschule', 'Realschule', 'Gesamtschule', 'Berufskolleg'],
    lecturers: ['Lindemann'],
    text: `
      Aus einem Bauchweh am Montag werden drei Wochen, aus drei Wochen ein halbes Jahr. Angst, Überforderung, Pflege
      eines Elternteils: Die Gründe sind verschieden, die frühen Zeichen ähneln sich.

      Gemeinsam erarbeiten wir einen Ablauf, der ab der fünften Fehlstunde greift, und üben den Anruf zu Hause. Ein
      Blick auf Attestpflicht, Bußgeld und Jugendhilfe zeigt, was rechtlich möglich und was sinnvoll ist.`,
  },
  'Handyregeln, die halten': {
    subtitle: 'Gemeinsam aushandeln statt einsammeln',
    schooltypes: ['Hauptschule', 'Realschule', 'Gesamtschule', 'Gymnasium'],
    lecturers: ['Grothe'],
    text: `
      Verbieten, erlauben, wegschließen: Jede Lösung hat Freunde und Gegner im selben Lehrerzimmer. Regeln halten dann,
      wenn Jugendliche, Eltern und Kollegium sie verstehen und wenn sie auch in der Pause gelten.

      Wir vergleichen fünf Schulordnungen aus Musterland und ihre Folgen nach einem Jahr. Sie erhalten einen
      Fahrplan für eine Aushandlung in acht Wochen, samt Umfrage und Entwurf für die Schulkonferenz.`,
  },
  'Bewegte Pause': {
    subtitle: 'Zwei Minuten, die eine Stunde retten',
    schooltypes: ['Grundschule', 'Förderschule', 'Hauptschule'],
    lecturers: ['Achterberg'],
    text: `
      Wenn der Stift wandert und der Stuhl kippelt, hilft keine Ermahnung, sondern Bewegung. Sie erproben zwanzig kurze
      Übungen für enge Räume, leise und laute, mit und ohne Musik.

      Im zweiten Teil überlegen wir, wie aus einzelnen Übungen ein Rhythmus für den Vormittag wird und wie Kinder die
      Anleitung selbst übernehmen. Bequeme Schuhe genügen.`,
  },
  'Sportunterricht ohne Bloßstellung': {
    subtitle: 'Wählen, wetteifern, umziehen: heikle Momente gestalten',
    schooltypes: ['Hauptschule', 'Realschule', 'Gesamtschule', 'Gymnasium'],
    lecturers: ['Yıldırım'],
    text: `
      Wer als Letzter gewählt wurde, erinnert sich noch mit fünfzig daran. Sport bietet wie kein anderes Fach die Chance,
      stark zu machen, und die Gefahr, zu beschämen.

      In der Halle erproben wir Mannschaftsbildung, Spielformen mit ungleichen Voraussetzungen und Rückmeldungen, die
      unter vier Augen bleiben. Bitte bringen Sie Sportkleidung und saubere Hallenschuhe mit.`,
  },
  'Singen mit der ganzen Klasse': {
    subtitle: 'Lieder, die tragen, auch ohne Klavier',
    schooltypes: ['Grundschule', 'Förderschule', 'Gesamtschule'],
    lecturers: ['Schönfelder'],
    text: `
      Ein Lied am Morgen verbindet eine Klasse schneller als jede Regel. Dafür brauchen Sie weder ein Instrument noch
      eine ausgebildete Stimme, sondern einen Ton und etwas Mut.

      Wir singen die meiste Zeit: Kanons, Bewegungslieder und Lieder in sieben Sprachen, die in Ihrer Klasse
      vorkommen könnten. Dazwischen lernen Sie, die richtige Tonhöhe zu finden und Kinder aufzufangen, die brummen.`,
  },
  'Streit schlichten lernen': {
    subtitle: 'Ein Team aus Schülerinnen und Schülern aufbauen',
    schooltypes: ['Grundschule', 'Realschule', 'Gesamtschule'],
    lecturers: ['Lindemann'],
    text: `
      Gleichaltrige hören einander anders zu. Ein Schlichtungsteam entlastet die Aufsicht und macht Jugendliche stark,
      wenn es gut ausgebildet und sichtbar begleitet wird.

      Sie lernen den Ablauf einer Schlichtung, die Ausbildung in zehn Treffen und die häufigsten Gründe, aus denen
      Teams wieder einschlafen.`,
  },
  'Erinnerungskultur vor Ort': {
    subtitle: 'Mit Quellen aus der eigenen Straße arbeiten',
    schooltypes: ['Realschule', 'Gesamtschule', 'Gymnasium', 'Berufskolleg'],
    lecturers: ['Krämer'],
    text: `
      Ein Klassenbuch von 1938, eine Liste von Namen, eine Straße, die es noch gibt: Geschichte wird begreifbar, wenn sie
      nebenan geschehen ist.

      Sie arbeiten mit Kopien aus dem Stadtarchiv, lernen den Weg von der Quelle zur Ausstellung kennen und erfahren, wie
      kleine Archive Schulen unterstützen. Auch der Umgang mit verstörenden Funden ist Thema.`,
  },
  'Quellenkritik in Zeiten von Deepfakes': {
    subtitle: 'Bilder prüfen, Zweifel lehren, Vertrauen begründen',
    schooltypes: ['Realschule', 'Gesamtschule', 'Gymnasium', 'Weiterbildungskolleg'],
    lecturers: ['Krämer'],
    text: `
      Gefälschte Fotografien sind so alt wie die Fotografie. Neu sind Menge und Geschwindigkeit. Wer das Handwerk der
      Quellenkritik beherrscht, ist trotzdem nicht wehrlos.

      Vom retuschierten Propagandabild bis zum erzeugten Video prüfen Sie zwölf Fälle mit Werkzeugen, die jede Klasse
      benutzen kann. Ziel ist nicht Misstrauen gegen alles, sondern begründetes Vertrauen.`,
  },
} satisfies Record<string, DemoWorkshop<LecturerName, SchooltypeName>>
