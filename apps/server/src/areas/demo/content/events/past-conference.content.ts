import type { DemoEvent } from '../../demo.rules.ts'
import type { WorkshopTitle } from '../workshops.content.ts'

/** The one that is over: feedback and confirmations. */
export const pastConference = {
  name: '{season}tagung {year}',
  subtitle: 'Beziehung macht Schule',
  state: 'finished',
  location: 'Stadthalle Lindenau',
  firstDay: { from: -11, weekday: 6 },
  capacity: 240,
  registered: 213,
  feedbackRequired: true,
  feedbackUntil: 28,
  confirmationText: `
    Die Veranstaltung ist als Fortbildung im dienstlichen Interesse anerkannt. Sie gehört zum Schwerpunkt „Beziehung
    und Klassenführung“ des Verbands.`,
  accreditation: ['Landesinstitut für Lehrerbildung Musterland: 26-0473-117', 'Schulamt Lindenau: F 2218'],
  registration: { opens: -100, closes: -8, leaveUntil: -5 },
  text: `
    Ein Samstag über das, was allem Lernen vorausgeht: Vertrauen. Prof. Dr. Joachim Mertens zeigte im
    Eröffnungsvortrag, woran Schülerinnen und Schüler eine gute Beziehung zu ihren Lehrkräften erkennen.

    21 Workshops in drei Runden boten Gelegenheit zum Vertiefen, vom kurzen Einblick bis zum Training von drei
    Stunden. Bitte geben Sie zu Ihren Workshops Rückmeldung; danach steht Ihre Teilnahmebestätigung bereit.`,
  programme: [
    { day: 0, time: '09:00–09:30', room: 'Großer Saal', plenary: 'Begrüßung und Eröffnungsvortrag' },
    {
      day: 0,
      time: '09:30–11:00',
      workshops: [
        ['Großer Saal', 'Schulentwicklung mit Daten', 200, 48],
        ['Saal 1', 'Elterngespräche souverän führen', 40, 38],
        ['Seminarraum 1', 'Mehrsprachigkeit als Ressource', 24, 24, 1],
        ['Seminarraum 2', 'Experimentieren mit Alltagsstoffen', 20, 15],
        ['Seminarraum 3', 'Erinnerungskultur vor Ort', 20, 12],
        ['Seminarraum 4', 'Medienscouts ausbilden', 20, 14],
        ['Studio', 'Bewegte Pause', 30, 21],
      ],
    },
    { day: 0, time: '11:00–11:30', room: 'Foyer', plenary: 'Kaffeepause im Foyer' },
    {
      day: 0,
      time: '11:30–14:30',
      breakMinutes: 30,
      workshops: [
        ['Großer Saal', 'Schulrecht für Klassenleitungen', 200, 76],
        ['Saal 1', 'Classroom-Management bei herausforderndem Verhalten', 40, 40, 3],
        ['Seminarraum 1', 'Lesediagnostik digital', 24, 16],
        ['Seminarraum 2', 'Kollegiale Fallberatung', 20, 20, 2],
        ['Seminarraum 3', 'Lernplattformen klug nutzen', 20, 11],
        ['Seminarraum 4', 'Fachrechnen mit schwachen Grundlagen', 20, 9],
        ['Studio', 'Barrierearme Unterrichtsmaterialien', 30, 13],
      ],
    },
    { day: 0, time: '14:30–15:00', room: 'Foyer', plenary: 'Imbiss im Foyer' },
    {
      day: 0,
      time: '15:00–16:30',
      workshops: [
        ['Großer Saal', 'Mobbing erkennen und handeln', 200, 81],
        ['Saal 1', 'Schule ohne Noten?', 40, 34],
        ['Seminarraum 1', 'Schreiben mit Rückmeldung', 24, 17],
        ['Seminarraum 2', 'Feste, Fasten, Fragen: Religion im Schulalltag', 20, 10],
        ['Seminarraum 3', 'Urheberrecht für Lehrkräfte', 20, 13],
        ['Seminarraum 4', 'Teilzeit, Altersteilzeit, Pension', 20, 18],
        ['Studio', 'Literatur im Gespräch', 30, 12],
      ],
    },
    { day: 0, time: '16:45–17:15', room: 'Großer Saal', plenary: 'Abschluss mit Chor' },
  ],
} satisfies DemoEvent<WorkshopTitle>
