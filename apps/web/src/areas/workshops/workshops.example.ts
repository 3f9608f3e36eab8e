import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import type { Workshop } from '@tafelrunde/contract/events/workshops'
import type { Session } from './schedule.rules.ts'

const created = new Date('2027-03-01T12:00:00+01:00')

/** A moment on the day of the examples. */
export const at = (time: string) => new Date(`2027-03-13T${time}:00+01:00`)

/** Of a plenary session or a break, for tests. */
export const slot = (id: number, start: string, end: string, facts: Partial<Timeslot> = {}): Timeslot => ({
  id,
  created,
  caption: '',
  start: at(start),
  end: at(end),
  location: '',
  capacity: 24,
  participants_count: 0,
  waitlist_count: 0,
  is_called_off: false,
  event: 6,
  workshop: null,
  ...facts,
})

/** A session whose workshop has the same number unless it says otherwise. */
export const session = (termin: Timeslot, of: Partial<Workshop> = {}): Session => ({
  ...termin,
  workshop: of.id ?? termin.id,
  of: {
    id: termin.id,
    created,
    name: `Workshop ${termin.id}`,
    description: '',
    location: '',
    event: 6,
    schooltypes: [],
    lecturers: [],
    timeslots: [],
    materials: [],
    ...of,
  },
})
