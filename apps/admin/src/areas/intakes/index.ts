import type { Area } from '../../shared/area.ts'
import { IntakesList } from './List.tsx'
import { IntakeShow } from './Show.tsx'

export const intakes: Area = {
  name: 'intakes',
  label: 'Excel einlesen',
  icon: 'document',
  list: IntakesList,
  show: IntakeShow,
}
