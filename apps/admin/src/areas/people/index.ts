import type { Area } from '../../shared/area.ts'
import { PersonCreate } from './Create.tsx'
import { PersonEdit } from './Edit.tsx'
import { PeopleList } from './List.tsx'
import { PersonShow } from './Show.tsx'

export const people: Area = {
  name: 'people',
  label: 'Personen',
  icon: 'user',
  list: PeopleList,
  show: PersonShow,
  create: PersonCreate,
  edit: PersonEdit,
}
