import type { DemoEvent } from '../../demo.rules.ts'
import type { WorkshopTitle } from '../workshops.content.ts'

/** The one that is on: today and tomorrow. */
export const schoolCongress = {
  name: 'Schulkongress {year}',
  subtitle: 'Unterricht, der trägt',
  state: 'closed',
  location: 'Stadthalle Lindenau',
  firstDay: { from: 0 },
  capacity: 320,
  registered: 241,
  registration: { opens: -90, closes: -4, leaveUntil: -3 },
  text: `
    Der Schulkongress ist das größte Treffen des Verbands. In fünf Runden mit 25 Workshops geht es um das, was im
    Unterricht hält: gute Aufgaben, klare Sprache, verlässliche Beziehungen.

    Der Einlass beginnt an beiden Tagen um 8:15 Uhr. Bitte halten Sie am Eingang Ihren Ausweis aus der App bereit. Die
    Garderobe ist kostenlos, Parkplätze finden Sie in der Tiefgarage am Marktplatz.

    Am ersten Abend laden wir alle Teilnehmenden zum Empfang mit Musik und kleinem Buffet ein.`,
  programme: [
    { day: 0, time: '09:00–10:00', room: 'Großer Saal', plenary: 'Begrüßung und Eröffnungsvortrag' },
    {
      day: 0,
      time: '10:30–12:00',
      workshops: [
        ['Großer Saal', 'Quellenkritik in Zeiten von Deepfakes', 200, 86],
        ['Saal 1', 'Sprachsensibler Fachunterricht', 40, 31],
        ['Seminarraum 1', 'Leseclubs mit Hörbuch und Tablet', 24, 24, 3],
        ['Seminarraum 2', 'Sicher arbeiten im Technikraum', 16, 12],
        ['Studio', 'Sportunterricht ohne Bloßstellung', 30, 17],
      ],
    },
    { day: 0, time: '12:00–13:30', room: 'Foyer', plenary: 'Mittagspause im Foyer' },
    {
      day: 0,
      time: '13:30–15:00',
      workshops: [
        ['Großer Saal', 'Gesund bleiben im Lehrberuf', 200, 94],
        ['Saal 1', 'Klassenrat von Anfang an', 40, 28],
        ['Seminarraum 1', 'Englisch sprechen ab der ersten Stunde', 24, 19],
        ['Seminarraum 2', 'Informatik ohne Computer', 20, 20, 2],
        ['Studio', 'Kunst betrachten, Sprache finden', 20, 9],
      ],
    },
    { day: 0, time: '15:00–15:30', room: 'Foyer', plenary: 'Kaffeepause bei den Ausstellern' },
    {
      day: 0,
      time: '15:30–17:00',
      workshops: [
        ['Großer Saal', 'Handyregeln, die halten', 200, 77],
        ['Saal 1', 'Schulabsentismus: früh hinsehen', 40, 40, 4],
        ['Seminarraum 1', 'Forschendes Lernen im Sachunterricht', 24, 22],
        ['Seminarraum 2', 'Rechenschwäche früh erkennen', 20, 16],
        ['Studio', 'Teamteaching: zu zweit im Unterricht', 30, 11],
      ],
    },
    { day: 0, time: '18:30–21:30', room: 'Foyer', plenary: 'Empfang mit Musik und Buffet' },
    {
      day: 1,
      time: '09:30–11:00',
      workshops: [
        ['Großer Saal', 'Schulrecht für Klassenleitungen', 200, 102],
        ['Saal 1', 'Konferenzen kürzer und besser', 40, 18],
        ['Seminarraum 1', 'Leseförderung in der Grundschule', 24, 24, 2],
        ['Seminarraum 2', 'Berufsorientierung ab Klasse 7', 20, 13],
        ['Studio', 'Stimme und Präsenz', 20, 20, 1],
      ],
    },
    { day: 1, time: '11:00–11:30', room: 'Foyer', plenary: 'Kaffeepause bei den Ausstellern' },
    {
      day: 1,
      time: '11:30–13:00',
      workshops: [
        ['Großer Saal', 'Traumasensibel unterrichten', 200, 91],
        ['Saal 1', 'Medienscouts ausbilden', 40, 15],
        ['Seminarraum 1', 'Zweite Fremdsprache: Sprechanlässe, die tragen', 24, 8],
        ['Seminarraum 2', 'Gute Aufgaben in Mathematik', 20, 20, 1],
        ['Studio', 'Singen mit der ganzen Klasse', 30, 26],
      ],
    },
    { day: 1, time: '13:00–14:00', room: 'Foyer', plenary: 'Mittagspause im Foyer' },
    {
      day: 1,
      time: '14:00–15:30',
      room: 'Großer Saal',
      plenary: 'Schlussrunde und Verleihung des Lehrpreises',
    },
  ],
} satisfies DemoEvent<WorkshopTitle>
