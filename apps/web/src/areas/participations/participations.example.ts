import type { Slot } from './booking.rules.ts'

/** A Termin for tests: four places left. */
export const slot = (facts: Partial<Slot> = {}): Slot => ({
  id: 1,
  caption: 'Schulrecht',
  start: new Date('2027-03-13T10:00:00+01:00'),
  end: new Date('2027-03-13T11:30:00+01:00'),
  location: 'Aula',
  capacity: 24,
  participants_count: 20,
  waitlist_count: 0,
  is_called_off: false,
  event: 6,
  workshop: 1,
  ...facts,
})
