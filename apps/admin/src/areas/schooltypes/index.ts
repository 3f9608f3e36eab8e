import type { Area } from '../../shared/area.ts'
import { SchooltypeCreate } from './Create.tsx'
import { SchooltypeEdit } from './Edit.tsx'
import { SchooltypesList } from './List.tsx'

export const schooltypes: Area = {
  name: 'schooltypes',
  label: 'Schularten',
  icon: 'table',
  list: SchooltypesList,
  create: SchooltypeCreate,
  edit: SchooltypeEdit,
}
