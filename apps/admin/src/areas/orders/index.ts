import type { Area } from '../../shared/area.ts'
import { OrdersList } from './List.tsx'
import { OrderShow } from './Show.tsx'

export const orders: Area = {
  name: 'orders',
  label: 'Bestellungen',
  icon: 'euro',
  list: OrdersList,
  show: OrderShow,
}
