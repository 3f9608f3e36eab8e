import type { Area } from '../../shared/area.ts'
import { FaultsList } from './List.tsx'

export const faults: Area = {
  name: 'faults',
  label: 'Fehlermeldungen',
  icon: 'warning',
  list: FaultsList,
}
