import type { DemoBooking } from '../demo.rules.ts'
import type { EventKey } from './events.content.ts'
import type { WorkshopTitle } from './workshops.content.ts'

/** What the attendee among the demo accounts has chosen. */
export const bookings: DemoBooking<EventKey, WorkshopTitle>[] = [
  { event: 'readingDay', day: 0, workshop: 'Schreiben mit Rückmeldung' },
  { event: 'readingDay', day: 0, workshop: 'Literatur im Gespräch' },
  { event: 'inclusionDay', day: 0, workshop: 'Unterstützte Kommunikation im Klassenzimmer' },
  { event: 'inclusionDay', day: 0, workshop: 'Teamteaching: zu zweit im Unterricht', attendedMinutes: 130 },
  {
    event: 'pastConference',
    day: 0,
    workshop: 'Elterngespräche souverän führen',
    feedback: {
      content: 5,
      teaching: 5,
      organisation: 4,
      benefit: 5,
      comment: 'Das Rollenspiel zum Schluss nehme ich mit in unser Kollegium.',
    },
  },
  { event: 'pastConference', day: 0, workshop: 'Schulrecht für Klassenleitungen' },
  { event: 'pastConference', day: 0, workshop: 'Mobbing erkennen und handeln' },
  { event: 'schoolCongress', day: 0, workshop: 'Leseclubs mit Hörbuch und Tablet' },
  { event: 'schoolCongress', day: 1, workshop: 'Stimme und Präsenz' },
  { event: 'conference', day: 0, workshop: 'Singen mit der ganzen Klasse' },
  { event: 'conference', day: 1, workshop: 'Leseförderung in der Grundschule' },
  { event: 'conference', day: 1, workshop: 'Künstliche Intelligenz im Deutschunterricht', waitingPlace: 3 },
]
