import { association } from '../src/areas/demo/content/association.content.ts'
import { type PaperFacts, type PaperItem, planDocument } from '../src/areas/plan/paper.document.ts'

/** Of everybody another one. */
const ids = new Map<string, number>()
const idOf = (name: string) => {
  const id = ids.get(name) ?? ids.size + 1
  ids.set(name, id)
  return id
}

const item = (name: string, from: string, to: string, location: string, lecturers: string[]): PaperItem => ({
  name,
  lecturers: lecturers.map(lecturer => ({ id: idOf(lecturer), name: lecturer })),
  isPlenary: lecturers.length === 0,
  isOff: false,
  at: {
    start: new Date(`2026-11-14T${from}+01:00`),
    end: new Date(`2026-11-14T${to}+01:00`),
    room: null,
    location,
  },
})

const first = [
  item('Begrüßung und Vortrag', '09:00', '09:30', 'Großer Saal', []),
  item('Elterngespräche souverän führen', '09:30', '11:00', 'Kleiner Saal', ['Prof. Dr. Karin Ostermann']),
  item('Schulrecht für Klassenleitungen', '09:30', '11:00', 'Raum 2.14, Anbau', ['Dr. Henning Voß']),
  item('Kaffeepause', '11:00', '11:30', '', []),
  item('Mobbing erkennen und handeln', '11:30', '13:00', 'Kleiner Saal', [
    'Jonas Pfeiffer',
    'Aylin Demirtaş',
  ]),
]
const long = item(
  'Vom Umgang mit Vielfalt: Differenzierung, Sprachbildung und gemeinsames Lernen in der Sekundarstufe I und II',
  '14:00',
  '15:30',
  'Mehrzweckhalle der Stadthalle Lindenau, Nebengebäude, zweites Obergeschoss',
  ['Maria-Magdalena Theodora von Hohenstein-Waldenburg zu Schönfließ', 'Jonas Pfeiffer'],
)
const dayMs = 24 * 60 * 60 * 1000
/** Three full days. */
const many = [0, 1, 2].flatMap(day =>
  Array.from({ length: 5 }, () => [...first, long])
    .flat()
    .map(({ at, ...rest }) => ({
      ...rest,
      at: {
        ...at,
        start: new Date(at.start.getTime() + day * dayMs),
        end: new Date(at.end.getTime() + day * dayMs),
      },
    })),
)

const facts: PaperFacts = {
  drawnAt: new Date('2026-11-13T16:05:00+01:00'),
  association,
  event: 'Herbsttagung 2026 „Beziehung macht Schule“',
  by: 'day',
  size: 'a4',
  plan: 'published',
  items: first,
}
const plan = (changes: Partial<PaperFacts>) => ({
  template: 'plan' as const,
  document: planDocument({ ...facts, ...changes }),
})

/** Printed plans, long ones and a draft among them. */
export const planExamples = {
  planDay: plan({}),
  planRooms: plan({ by: 'room', size: 'a3' }),
  planLecturers: plan({ by: 'lecturer', plan: 'draft', items: [...first, long] }),
  planLong: plan({ items: many }),
  planLongLarge: plan({ items: many, size: 'a3', plan: 'draft' }),
  planEmpty: plan({ items: [] }),
}
