import type { DemoEvent } from '../../demo.rules.ts'
import type { WorkshopTitle } from '../workshops.content.ts'

/** The one to book: two days in a few months. */
export const conference = {
  name: '{season}tagung {year}',
  subtitle: 'Schule gemeinsam gestalten',
  state: 'open',
  location: 'Kongresshaus Musterstadt',
  firstDay: { from: 105, weekday: 5 },
  capacity: 420,
  registered: 334,
  registration: { opens: -130, closes: -12, leaveUntil: -5 },
  text: `
    Zwei Tage, an denen Lehrkräfte aller Schularten voneinander lernen: Rund dreißig Referentinnen und Referenten
    bringen mit, was sich im Unterricht bewährt hat, und lassen Sie ausprobieren, statt nur zuzuhören.

    Am Freitag eröffnet Prof. Dr. Karin Ostermann die Tagung mit einem Vortrag über Kollegien, die gern
    zusammenarbeiten. In den Pausen stellen sich im Foyer Verlage, Ausstatter und Initiativen vor; für Kaffee und
    Mittagessen ist gesorgt.

    Die Teilnahme ist für Mitglieder kostenfrei. Die Tagung ist als Fortbildung anerkannt, Ihre
    Teilnahmebestätigung finden Sie nach dem Besuch in der App.`,
  programme: [
    { day: 0, time: '09:00–10:00', room: 'Großer Saal', plenary: 'Begrüßung und Eröffnungsvortrag' },
    {
      day: 0,
      time: '10:30–12:00',
      workshops: [
        ['Großer Saal', 'Prüfen im Zeitalter der KI', 120, 71],
        ['Aula', 'Classroom-Management bei herausforderndem Verhalten', 40, 33],
        ['Raum 0.03', 'Bewegte Pause', 30, 9],
        ['Raum 1.08', 'Tablets im Anfangsunterricht', 28, 17],
        ['Raum 1.11', 'Differenzierung in Mathematik', 30, 15],
        ['Raum 2.02', 'Autismus-Spektrum verstehen', 30, 30, 4],
        ['Raum 2.14', 'Rechtschreibung verstehen statt üben', 24, 12],
      ],
    },
    { day: 0, time: '12:00–14:00', room: 'Foyer', plenary: 'Mittagspause im Foyer' },
    {
      day: 0,
      time: '14:00–15:30',
      workshops: [
        ['Großer Saal', 'Datenschutz im Klassenzimmer', 120, 48],
        ['Aula', 'Singen mit der ganzen Klasse', 30, 30],
        ['Raum 0.03', 'Ausbildungsreife am Berufskolleg', 30, 14],
        ['Raum 1.08', 'Traumasensibel unterrichten', 28, 28, 2],
        ['Raum 1.11', 'Erklärvideos im Mathematikunterricht', 30, 11],
        ['Raum 2.02', 'Elterngespräche souverän führen', 30, 22],
        ['Raum 2.14', 'Leseförderung in der Grundschule', 24, 24, 5],
      ],
    },
    { day: 0, time: '15:30–16:00', room: 'Foyer', plenary: 'Kaffeepause bei den Ausstellern' },
    { day: 0, time: '16:00–17:30', room: 'Großer Saal', plenary: 'Podium: Was Schulen jetzt brauchen' },
    { day: 1, time: '09:00–09:45', room: 'Großer Saal', plenary: 'Guten Morgen mit Musik' },
    {
      day: 1,
      time: '10:00–11:30',
      workshops: [
        ['Raum 2.14', 'Leseförderung in der Grundschule', 24, 20],
        ['Großer Saal', 'Schulrecht für Klassenleitungen', 120, 89],
        ['Raum 2.02', 'Elterngespräche souverän führen', 30, 26],
        ['Aula', 'Classroom-Management bei herausforderndem Verhalten', 40, 40, 5],
      ],
    },
    { day: 1, time: '11:30–13:30', room: 'Foyer', plenary: 'Mittagspause im Foyer' },
    {
      day: 1,
      time: '13:30–15:00',
      workshops: [
        ['Raum 1.11', 'Mehrsprachigkeit als Ressource', 24, 15],
        ['Raum 1.08', 'Künstliche Intelligenz im Deutschunterricht', 28, 28, 12],
        ['Raum 2.02', 'Mobbing erkennen und handeln', 25, 6],
        ['Raum 0.03', 'Demokratie im Schulalltag', 30, 28],
        ['Raum 2.14', 'Experimentieren mit Alltagsstoffen', 24, 19],
        ['Aula', 'Berufsorientierung ab Klasse 7', 40, 21],
      ],
    },
    {
      day: 1,
      time: '15:15–16:15',
      workshops: [
        ['Aula', 'Schule ohne Noten?', 40, 22],
        ['Raum 0.03', 'Gesund bleiben im Lehrberuf', 30, 13],
        ['Raum 1.11', 'Förderplanung im Team', 30, 8],
        ['Raum 2.02', 'Elternabende, zu denen man gern kommt', 30, 17],
        ['Raum 2.14', 'Streit schlichten lernen', 24, 10],
      ],
    },
    { day: 1, time: '16:30–17:00', room: 'Großer Saal', plenary: 'Abschlussgespräch' },
  ],
} satisfies DemoEvent<WorkshopTitle>
