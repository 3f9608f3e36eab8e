import { QuestionKind } from '@tafelrunde/contract/events/questions'
import type { Columns } from '../../shared/history/history.texts.ts'

/** How a question is answered. */
export const kindTexts: Record<QuestionKind, string> = {
  choice: 'Eine Möglichkeit',
  choices: 'Mehrere Möglichkeiten',
  short: 'Kurzer Text',
  long: 'Langer Text',
  yes_no: 'Ja oder nein',
}

const kind = (value: unknown) => {
  const { data } = QuestionKind.safeParse(value)
  return data ? kindTexts[data] : ''
}
const list = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')

/** A question of an event in the audit log. */
export const questionHistory: Columns = {
  text: { label: 'Frage' },
  kind: { label: 'Antwort', text: kind },
  help: { label: 'Hinweis', long: true },
  options: { label: 'Möglichkeiten', text: list },
  required: { label: 'Pflicht' },
  is_health: { label: 'Gesundheit oder Glaube' },
  is_region: { label: 'Region' },
  is_active: { label: 'Wird gefragt' },
  position: { label: 'Stelle', long: true },
}

const usual = {
  id: null,
  help: '',
  options: [],
  required: false,
  health: false,
  region: false,
  active: true,
  answers: 0,
}

/** Questions that can be added as they are, and an empty one. */
export const readyMade = {
  'Frage hinzufügen': { ...usual, kind: 'short', text: '' },
  'Ernährung hinzufügen': {
    ...usual,
    kind: 'choices',
    text: 'Ernährung',
    help: 'Damit beim Essen für Sie etwas dabei ist.',
    options: ['vegetarisch', 'vegan', 'halal', 'koscher', 'ohne Gluten', 'ohne Laktose'],
    health: true,
  },
  'Region hinzufügen': {
    ...usual,
    kind: 'choice',
    text: 'In welcher Region liegt Ihre Schule?',
    options: ['Nord', 'Ost', 'Süd', 'West'],
    region: true,
  },
  'Bedarf hinzufügen': {
    ...usual,
    kind: 'long',
    text: 'Was brauchen Sie, um gut teilnehmen zu können?',
    help: 'Etwa einen Platz für den Rollstuhl, eine Gebärdensprachdolmetscherin oder einen Parkplatz nah am Eingang.',
    health: true,
  },
}
