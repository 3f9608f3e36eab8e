import type { Area } from '../../shared/area.ts'
import { FeesEdit } from './Edit.tsx'

/** One for each event, which leads there. */
export const fees: Area = {
  name: 'fees',
  label: 'Honorare',
  icon: 'euro',
  within: 'events',
  edit: FeesEdit,
}
