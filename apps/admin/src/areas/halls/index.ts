import type { Area } from '../../shared/area.ts'
import { HallEdit } from './Edit.tsx'

/** One for each event, which leads there. */
export const halls: Area = {
  name: 'halls',
  label: 'Hallenpläne',
  icon: 'exhibitors',
  within: 'events',
  edit: HallEdit,
}
