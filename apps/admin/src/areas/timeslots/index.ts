import type { Area } from '../../shared/area.ts'
import { TimeslotsList } from './List.tsx'

export const timeslots: Area = { name: 'timeslots', label: 'Termine', icon: 'clock', list: TimeslotsList }
