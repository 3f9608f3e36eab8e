import type { Area } from '../../shared/area.ts'
import { WorkshopsList } from './List.tsx'
import { WorkshopShow } from './Show.tsx'

export const workshops: Area = {
  name: 'workshops',
  label: 'Workshops',
  icon: 'list',
  list: WorkshopsList,
  show: WorkshopShow,
}
