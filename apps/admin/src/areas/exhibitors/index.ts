import type { Area } from '../../shared/area.ts'
import { ExhibitorCreate } from './Create.tsx'
import { ExhibitorEdit } from './Edit.tsx'
import { ExhibitorsList } from './List.tsx'
import { ExhibitorShow } from './Show.tsx'

export const exhibitors: Area = {
  name: 'exhibitors',
  label: 'Aussteller',
  icon: 'exhibitors',
  list: ExhibitorsList,
  show: ExhibitorShow,
  create: ExhibitorCreate,
  edit: ExhibitorEdit,
}
