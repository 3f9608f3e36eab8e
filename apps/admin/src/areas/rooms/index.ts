import type { Area } from '../../shared/area.ts'
import { RoomCreate } from './Create.tsx'
import { RoomEdit } from './Edit.tsx'
import { RoomsList } from './List.tsx'
import { RoomShow } from './Show.tsx'

export const rooms: Area = {
  name: 'rooms',
  label: 'Räume',
  icon: 'pin',
  list: RoomsList,
  show: RoomShow,
  create: RoomCreate,
  edit: RoomEdit,
}
