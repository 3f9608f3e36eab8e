import type { Area } from '../../shared/area.ts'
import { SupportList } from './List.tsx'
import { SupportShow } from './Show.tsx'

export const support: Area = {
  name: 'support',
  label: 'Anfragen',
  icon: 'mail',
  list: SupportList,
  show: SupportShow,
}
