import type { Area } from '../../shared/area.ts'
import { WorkshopCreate } from './Create.tsx'
import { WorkshopEdit } from './Edit.tsx'
import { WorkshopsList } from './List.tsx'
import { WorkshopShow } from './Show.tsx'

export const workshops: Area = {
  name: 'workshops',
  label: 'Workshops',
  icon: 'list',
  list: WorkshopsList,
  show: WorkshopShow,
  create: WorkshopCreate,
  edit: WorkshopEdit,
}
