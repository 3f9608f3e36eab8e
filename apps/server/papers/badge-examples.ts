import type { BadgeSheet } from '@tafelrunde/contract/admin/events/badges'
import { association } from '../src/areas/demo/content/association.content.ts'
import { type BadgePerson, badgesDocument } from '../src/areas/passes/badges/badges.document.ts'

// As long as a real one: it decides how fine the code is.
const token = `${'eyJhbGciOiJFZERTQSIsInR5cCI6InBhc3Mrand0Iiwia2lkIjoi'.padEnd(90, 'A')}.${'eyJzdWIiOiIxMjM0'.padEnd(68, 'B')}.${'C'.repeat(86)}`

const person = (
  first_name: string,
  last_name: string,
  role: BadgePerson['role'],
  detail = '',
): BadgePerson => ({ first_name, last_name, role, detail, token })

const people = [
  person('Friederike', 'Möllenkamp', 'participant', 'Grundschule'),
  person('Prof. Dr. Anna-Maria', 'Hohenlohe-Schillingsfürst', 'lecturer'),
  person('Li', 'Wu', 'participant', 'Sonderpädagogisches Förderzentrum mit dem Schwerpunkt Hören'),
  person('Petra', 'Kluge', 'exhibitor', 'Verlag Kreidestrich & Söhne Lehrmittelgesellschaft mbH'),
  { ...person('Karin', 'Ostermann', 'lecturer'), token: '' },
  person('Okka', 'Harms', 'team'),
  person('', '', 'exhibitor', 'Whiteboard GmbH'),
  person(
    'Donaudampfschifffahrtselektrizitäten',
    'Hauptbetriebswerkbauunterbeamtengesellschafterversammlungen',
    'participant',
  ),
  person('محمد', 'عبد الله', 'participant', 'Gymnasium'),
]

const badges = (sheet: BadgeSheet, count = people.length, start = 1) => ({
  template: 'badges' as const,
  document: badgesDocument({
    drawnAt: new Date('2026-11-16T10:12:00+01:00'),
    association,
    event: 'Herbsttagung 2026 „Beziehung macht Schule – gemeinsam lernen, lehren und leben“',
    sheet,
    order: 'name',
    start,
    people: Array.from({ length: Math.ceil(count / people.length) }, () => people)
      .flat()
      .slice(0, count),
  }),
})

export const badgeExamples = {
  badgesLabels: badges('l4785', 12, 4),
  badgesCards: badges('c32011'),
  badgesCardsApart: badges('c32015'),
  badgesLarge: badges('l7165'),
  badgesA6: badges('a6'),
  badgesLanyard: badges('lanyard'),
}
