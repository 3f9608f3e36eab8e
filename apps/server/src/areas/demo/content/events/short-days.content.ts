import type { DemoEvent } from '../../demo.rules.ts'
import type { WorkshopTitle } from '../workshops.content.ts'

export const lawDay = {
  name: 'Schulrecht kompakt {year}',
  subtitle: 'Sicher entscheiden im Alltag',
  state: 'announced',
  location: 'Geschäftsstelle Musterstadt',
  firstDay: { from: 146, weekday: 3 },
  capacity: 48,
  registered: 0,
  registration: { opens: -115, closes: -10, leaveUntil: -5 },
  text: `
    Ein Nachmittag mit der Rechtsschutzstelle des Verbands: kurze Fälle, klare Antworten, viel Zeit für Fragen. Die
    kleine Gruppe macht es möglich, auch schwierige Situationen in Ruhe zu besprechen.`,
  programme: [
    {
      day: 0,
      time: '14:00–15:30',
      workshops: [
        ['Sitzungssaal', 'Aufsicht und Haftung auf Klassenfahrten', 24, 0],
        ['Bibliothek', 'Datenschutz im Klassenzimmer', 24, 0],
      ],
    },
    { day: 0, time: '15:30–16:00', room: 'Foyer', plenary: 'Kaffeepause im Foyer' },
    {
      day: 0,
      time: '16:00–17:30',
      workshops: [
        ['Sitzungssaal', 'Nachteilsausgleich bei Lese-Rechtschreib-Schwierigkeiten', 24, 0],
        ['Bibliothek', 'Urheberrecht für Lehrkräfte', 24, 0],
      ],
    },
  ],
} satisfies DemoEvent<WorkshopTitle>

export const outdoorDay = {
  name: 'Praxistag Lernen im Freien {year}',
  subtitle: 'Schulhof, Garten, Wald',
  state: 'cancelled',
  location: 'Schulgarten Auental',
  firstDay: { from: 45, weekday: 4 },
  capacity: 45,
  registered: 0,
  registration: { opens: -60, closes: -10, leaveUntil: -5 },
  text: `
    Der Praxistag muss leider entfallen, weil die Scheune nach einem Wasserschaden nicht genutzt werden kann. Ein neuer
    Termin wird hier bekannt gegeben.`,
  programme: [
    {
      day: 0,
      time: '09:00–10:30',
      workshops: [
        ['Obstwiese', 'Lesen und Schreiben unter freiem Himmel', 15, 0],
        ['Gewächshaus', 'Der Schulgarten als Lernort', 15, 0],
        ['Scheune', 'Klimabildung, die nicht lähmt', 15, 0],
      ],
    },
  ],
} satisfies DemoEvent<WorkshopTitle>
