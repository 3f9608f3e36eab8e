import type { Area } from '../../shared/area.ts'
import { QuestionsEdit } from './Edit.tsx'

/** One for each event, which leads there. */
export const questions: Area = {
  name: 'questions',
  label: 'Fragen',
  icon: 'list',
  within: 'events',
  edit: QuestionsEdit,
}
