import type { Feedback } from '@tafelrunde/contract/events/feedback'
import { association } from '../src/areas/demo/content/association.content.ts'
import {
  eventDocument,
  workshopDocument,
} from '../src/areas/participations/feedback/report/report.document.ts'
import { eventFeedback, workshopFeedback } from '../src/areas/participations/feedback/report/report.rules.ts'

const opinions = (count: number): Feedback[] =>
  Array.from({ length: count }, (_, at) => ({
    content: 1 + ((at * 7) % 5),
    teaching: 3 + (at % 3),
    organisation: 5,
    benefit: 2 + (at % 4),
    comment:
      at % 3 === 0
        ? 'Sehr anregend, gern mehr Zeit für den Austausch in kleinen Gruppen und für Fragen aus der Praxis.\nDanke!'
        : '',
  }))

const event = {
  id: 1,
  name: 'Herbsttagung 2026 „Beziehung macht Schule“',
  location: 'Stadthalle Lindenau, Marktplatz 3, 12346 Lindenau',
  accreditation: 'Akkreditierung des Landesinstituts: LI-2026-1187\nIQ-Nummer 02047781',
  startsAt: new Date('2026-11-14T09:00:00+01:00'),
  endsAt: new Date('2026-11-14T17:00:00+01:00'),
}
const workshop = (id: number, name: string, lecturers: string[], asked: number, answers: number) => ({
  workshop: { id, name },
  event: { id: 1, name: event.name },
  lecturers,
  asked,
  opinions: opinions(answers),
})

const parents = workshop(1, 'Elterngespräche souverän führen', ['Prof. Dr. Karin Ostermann'], 24, 18)
const law = workshop(2, 'Schulrecht für Klassenleitungen', ['Dr. Henning Voß'], 12, 3)
const diversity = workshop(
  3,
  'Vom Umgang mit Vielfalt: Differenzierung, Sprachbildung und gemeinsames Lernen in der Sekundarstufe I und II',
  ['Maria-Magdalena Theodora von Hohenstein-Waldenburg zu Schönfließ', 'Jonas Pfeiffer'],
  30,
  9,
)
const facts = { association, drawnAt: new Date('2026-12-20T10:12:00+01:00'), event }
const feedback = eventFeedback(event, [parents, law, diversity])
const template = 'feedback' as const
const sheetOf = (one: typeof parents) => workshopDocument({ ...facts, feedback: workshopFeedback(one) })

export const feedbackExamples = {
  feedback: { template, document: eventDocument({ ...facts, feedback, kind: 'full' }) },
  feedbackAccreditation: { template, document: eventDocument({ ...facts, feedback, kind: 'accreditation' }) },
  feedbackWorkshop: { template, document: sheetOf(parents) },
  feedbackFew: { template, document: sheetOf(law) },
}
