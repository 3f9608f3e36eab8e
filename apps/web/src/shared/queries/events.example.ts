import type { Event } from '@tafelrunde/contract/events/events'

/** A moment in the winter, by Berlin's clock. */
export const at = (text: string) => new Date(`${text}+01:00`)

/** An event for tests: open, with places left. */
export const event = (other: Partial<Event> = {}): Event => ({
  id: 1,
  created: at('2026-10-01T08:00'),
  name: 'Frühjahrstagung 2027',
  description: '',
  state: 'open',
  start: at('2027-03-12T09:00'),
  end: at('2027-03-13T17:00'),
  location: 'Kongresshaus Musterstadt',
  image: null,
  image_alt: '',
  capacity: 420,
  participants_count: 334,
  waitlist_count: 0,
  registration_start: at('2026-11-02T08:00'),
  registration_end: at('2027-02-28T23:59'),
  cancellation_deadline: at('2027-03-08T23:59'),
  feedback_required: false,
  feedback_deadline: null,
  workshops_count: 26,
  has_questions: false,
  ...other,
})
