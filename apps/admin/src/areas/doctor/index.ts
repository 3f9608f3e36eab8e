import type { Area } from '../../shared/area.ts'
import { DoctorList } from './List.tsx'

export const doctor: Area = {
  name: 'doctor',
  label: 'Zustand',
  icon: 'check',
  within: 'association',
  superuser: true,
  list: DoctorList,
}
