import type { Area } from '../../shared/area.ts'
import { ExhibitorsList } from './List.tsx'
import { ExhibitorShow } from './Show.tsx'

export const exhibitors: Area = {
  name: 'exhibitors',
  label: 'Aussteller',
  icon: 'exhibitors',
  list: ExhibitorsList,
  show: ExhibitorShow,
}
