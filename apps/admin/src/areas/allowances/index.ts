import type { Area } from '../../shared/area.ts'
import { AllowancesList } from './List.tsx'

/** The list of the settlements leads there. */
export const allowances: Area = {
  name: 'allowances',
  label: 'Freibeträge',
  icon: 'euro',
  within: 'settlements',
  list: AllowancesList,
}
