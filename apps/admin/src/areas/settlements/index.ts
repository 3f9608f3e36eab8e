import type { Area } from '../../shared/area.ts'
import { SettlementsList } from './List.tsx'
import { SettlementShow } from './Show.tsx'

export const settlements: Area = {
  name: 'settlements',
  label: 'Abrechnungen',
  icon: 'document',
  list: SettlementsList,
  show: SettlementShow,
}
