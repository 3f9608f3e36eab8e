import type { Participant } from '@tafelrunde/contract/events/attendance'
import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'

/** A Termin for tests. */
export const timeslotExample = (facts: Partial<LecturerTimeslot> = {}): LecturerTimeslot => ({
  id: 1,
  created: new Date('2027-01-07T08:00Z'),
  caption: 'Leseförderung in der Grundschule',
  start: new Date('2027-03-13T09:00Z'),
  end: new Date('2027-03-13T10:30Z'),
  location: 'Raum 2.14',
  capacity: 24,
  participants_count: 0,
  waitlist_count: 0,
  is_called_off: false,
  event: 1,
  workshop: 1,
  event_name: 'Frühjahrstagung 2027',
  workshop_name: 'Leseförderung in der Grundschule',
  counts: { registered: 0, waitlisted: 0, attended: 0, absent: 0, cancelled: 0 },
  ...facts,
})

/** Somebody in it: Eva Sommer, registered. */
export const participantExample = (facts: Partial<Participant> = {}): Participant => ({
  id: 1,
  state: 'registered',
  timeslot: 1,
  account: { id: 7, first_name: 'Eva', last_name: 'Sommer', as_customernumber: '204817', schooltype: null },
  waitlist_position: null,
  checked_in_at: null,
  minutes: null,
  recorded_at: null,
  recorded_by: null,
  is_extra: false,
  ...facts,
})
