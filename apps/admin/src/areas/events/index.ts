import type { Area } from '../../shared/area.ts'
import { EventCreate } from './Create.tsx'
import { EventEdit } from './Edit.tsx'
import { EventsList } from './List.tsx'
import { EventShow } from './Show.tsx'

export const events: Area = {
  name: 'events',
  label: 'Veranstaltungen',
  icon: 'calendar',
  list: EventsList,
  show: EventShow,
  create: EventCreate,
  edit: EventEdit,
}
