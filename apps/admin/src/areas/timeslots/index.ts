import type { Area } from '../../shared/area.ts'
import { TimeslotCreate } from './Create.tsx'
import { TimeslotEdit } from './Edit.tsx'
import { TimeslotsList } from './List.tsx'

export const timeslots: Area = {
  name: 'timeslots',
  label: 'Termine',
  icon: 'clock',
  list: TimeslotsList,
  create: TimeslotCreate,
  edit: TimeslotEdit,
}
