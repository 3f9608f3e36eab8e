import type { Area } from '../../shared/area.ts'
import { CircularCreate } from './Create.tsx'
import { CircularsList } from './List.tsx'
import { CircularShow } from './Show.tsx'

export const circulars: Area = {
  name: 'circulars',
  label: 'Rundmails',
  icon: 'mail',
  list: CircularsList,
  create: CircularCreate,
  show: CircularShow,
}
