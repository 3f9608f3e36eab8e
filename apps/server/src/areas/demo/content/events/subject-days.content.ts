import type { DemoEvent } from '../../demo.rules.ts'
import type { WorkshopTitle } from '../workshops.content.ts'

/** A year ago and more: it counts for an earlier school year. */
export const readingDay = {
  name: 'Fachtag Lesen {year}',
  subtitle: 'Vom Buchstaben zum Buch',
  state: 'finished',
  location: 'Akademie Musterstadt',
  firstDay: { from: -401, weekday: 6 },
  capacity: 60,
  registered: 52,
  feedbackUntil: 28,
  accreditation: ['Landesinstitut für Lehrerbildung Musterland: 25-0388-042'],
  registration: { opens: -80, closes: -10, leaveUntil: -7 },
  text: `
    Ein Samstag rund um das Lesen und Schreiben in allen Schularten, mit vier Workshops und viel Zeit zum Stöbern am
    Büchertisch.`,
  programme: [
    {
      day: 0,
      time: '09:30–11:00',
      workshops: [
        ['Hörsaal', 'Leseclubs mit Hörbuch und Tablet', 30, 27],
        ['Werkraum', 'Schreiben mit Rückmeldung', 24, 16],
      ],
    },
    { day: 0, time: '11:00–11:30', room: 'Foyer', plenary: 'Kaffeepause am Büchertisch' },
    {
      day: 0,
      time: '11:30–14:15',
      breakMinutes: 30,
      workshops: [
        ['Hörsaal', 'Literatur im Gespräch', 30, 21],
        ['Werkraum', 'Lesediagnostik digital', 24, 24],
      ],
    },
  ],
} satisfies DemoEvent<WorkshopTitle>

export const inclusionDay = {
  name: 'Fachtag Inklusion {year}',
  subtitle: 'Alle dabei, jeden Tag',
  state: 'finished',
  location: 'Förderzentrum an der Aue, Auental',
  firstDay: { from: -60, weekday: 6 },
  capacity: 80,
  registered: 72,
  feedbackUntil: 28,
  confirmationText: 'Die Veranstaltung dient der Qualifizierung für den gemeinsamen Unterricht.',
  registration: { opens: -80, closes: -10, leaveUntil: -7 },
  text: `
    Ein Tag für Teams aus allgemeinen Schulen und Förderschulen. Fünf Workshops zeigten, wie gemeinsamer Unterricht
    mit den Mitteln gelingt, die tatsächlich da sind.`,
  programme: [
    {
      day: 0,
      time: '10:00–11:30',
      workshops: [
        ['Turnhalle', 'Unterstützte Kommunikation im Klassenzimmer', 30, 27],
        ['Raum A 1', 'Autismus-Spektrum verstehen', 30, 30, 2],
        ['Raum A 2', 'Krisen in der Schule', 24, 14],
      ],
    },
    { day: 0, time: '11:30–12:30', room: 'Mensa', plenary: 'Mittagessen in der Mensa' },
    {
      day: 0,
      time: '12:30–15:30',
      breakMinutes: 30,
      workshops: [
        ['Turnhalle', 'Teamteaching: zu zweit im Unterricht', 40, 38],
        ['Raum A 1', 'Einfache Sprache in allen Fächern', 30, 29],
      ],
    },
  ],
} satisfies DemoEvent<WorkshopTitle>

export const languageDay = {
  name: 'Studientag Deutsch als Zweitsprache {year}',
  subtitle: 'Ankommen, verstehen, mitreden',
  state: 'closed',
  location: 'Akademie Musterstadt',
  firstDay: { from: 14, weekday: 6 },
  capacity: 60,
  registered: 57,
  registration: { opens: -70, closes: -21, leaveUntil: -7 },
  text: `
    Vier Workshops für alle, die Kinder und Jugendliche mit anderer Erstsprache unterrichten, in der
    Vorbereitungsklasse ebenso wie im Fach. Die Anmeldung ist abgeschlossen; die Unterlagen erhalten Sie vor Ort.`,
  programme: [
    { day: 0, time: '09:00–09:30', room: 'Hörsaal', plenary: 'Ankommen bei Kaffee und Tee' },
    {
      day: 0,
      time: '09:30–11:00',
      workshops: [
        ['Hörsaal', 'Wortschatzarbeit im DaZ-Unterricht', 30, 30, 3],
        ['Werkraum', 'Deutsch in der Vorbereitungsklasse', 30, 24],
      ],
    },
    {
      day: 0,
      time: '11:30–13:00',
      workshops: [
        ['Hörsaal', 'Mehrsprachigkeit als Ressource', 30, 23],
        ['Werkraum', 'Sprachsensibler Fachunterricht', 30, 30],
      ],
    },
  ],
} satisfies DemoEvent<WorkshopTitle>

export const digitalDay = {
  name: 'Fachtag Digitale Bildung {year}',
  subtitle: 'Werkzeuge, Regeln, gute Gründe',
  state: 'open',
  location: 'Medienzentrum Musterstadt',
  firstDay: { from: 164, weekday: 6 },
  capacity: 60,
  registered: 60,
  waiting: 6,
  registration: { opens: -175, closes: -14, leaveUntil: -7 },
  text: `
    Ein Werkstatttag im Medienzentrum: Geräte ausprobieren, Fragen klären, Unterricht planen. Die Plätze sind
    vergeben; wer auf der Warteliste steht, rückt in der Reihenfolge der Anmeldung nach.`,
  programme: [
    {
      day: 0,
      time: '10:00–11:30',
      workshops: [
        ['Labor', 'KI-Assistenten für die Unterrichtsvorbereitung', 20, 20, 2],
        ['Studio', 'Leseclubs mit Hörbuch und Tablet', 20, 13],
        ['Forum', 'Lernplattformen klug nutzen', 30, 16],
      ],
    },
    { day: 0, time: '11:30–12:30', room: 'Forum', plenary: 'Mittagspause im Forum' },
    {
      day: 0,
      time: '12:30–14:00',
      workshops: [
        ['Labor', 'Prüfen im Zeitalter der KI', 20, 20, 3],
        ['Studio', 'Tablets im Anfangsunterricht', 20, 11],
        ['Forum', 'Datenschutz im Klassenzimmer', 30, 24],
      ],
    },
  ],
} satisfies DemoEvent<WorkshopTitle>

export const aiDay = {
  name: 'Fachtag Künstliche Intelligenz {year}',
  subtitle: 'Vom Ausprobieren zur gemeinsamen Linie',
  state: 'draft',
  location: 'Gymnasium am Stadtpark, Musterstadt',
  firstDay: { from: 203, weekday: 6 },
  capacity: 120,
  registered: 0,
  text: `
    Entwurf für die Geschäftsstelle: zwei Runden, am Nachmittag eine offene Werkstatt. Der Hauptvortrag ist angefragt,
    die Räume sind bis zum Monatsende zu bestätigen.`,
  programme: [
    {
      day: 0,
      time: '10:00–11:30',
      workshops: [
        ['Aula', 'Künstliche Intelligenz im Deutschunterricht', 60, 0],
        ['Raum 105', 'KI-Assistenten für die Unterrichtsvorbereitung', 28, 0],
      ],
    },
    {
      day: 0,
      time: '12:30–14:00',
      workshops: [
        ['Aula', 'Quellenkritik in Zeiten von Deepfakes', 60, 0],
        ['Raum 105', 'Lesenlernen und künstliche Intelligenz', 28, 0],
      ],
    },
  ],
} satisfies DemoEvent<WorkshopTitle>
