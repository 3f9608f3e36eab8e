import type { Area } from '../../shared/area.ts'
import { SchooltypesList } from './List.tsx'

export const schooltypes: Area = {
  name: 'schooltypes',
  label: 'Schularten',
  icon: 'table',
  list: SchooltypesList,
}
