import type { Area } from '../../shared/area.ts'
import { PersonEdit } from './Edit.tsx'
import { PeopleList } from './List.tsx'
import { PersonShow } from './Show.tsx'

export const people: Area = {
  name: 'people',
  label: 'Personen',
  icon: 'user',
  list: PeopleList,
  show: PersonShow,
  edit: PersonEdit,
}
