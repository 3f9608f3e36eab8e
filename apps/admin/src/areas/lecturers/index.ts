import type { Area } from '../../shared/area.ts'
import { LecturerCreate } from './Create.tsx'
import { LecturerEdit } from './Edit.tsx'
import { LecturersList } from './List.tsx'
import { LecturerShow } from './Show.tsx'

export const lecturers: Area = {
  name: 'lecturers',
  label: 'Referenten',
  icon: 'people',
  list: LecturersList,
  show: LecturerShow,
  create: LecturerCreate,
  edit: LecturerEdit,
}
