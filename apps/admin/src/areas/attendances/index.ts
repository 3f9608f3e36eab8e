import type { Area } from '../../shared/area.ts'
import { AttendancesList } from './List.tsx'

export const attendances: Area = {
  name: 'attendances',
  label: 'Teilnahmen',
  icon: 'check',
  list: AttendancesList,
}
