import type { Participation } from '@tafelrunde/contract/events/own-participations'

/** A moment in the winter, by Berlin's clock. */
export const at = (text: string) => new Date(`${text}+01:00`)

type Facts = Partial<Omit<Participation, 'event' | 'timeslot' | 'confirmation'>> & {
  event?: Partial<Participation['event']>
  timeslot?: Partial<Participation['timeslot']>
  confirmation?: Partial<Participation['confirmation']>
}

/** A participation for tests: attended, of a finished event, and confirmed. */
export const participation = ({ event, timeslot, confirmation, ...other }: Facts = {}): Participation => ({
  id: 1,
  state: 'attended',
  created: at('2026-10-01T08:00'),
  waitlist_position: null,
  event: {
    id: 1,
    name: 'Herbsttagung 2026',
    state: 'finished',
    start: at('2026-11-14T09:00'),
    end: at('2026-11-14T17:00'),
    feedback_required: true,
    feedback_deadline: at('2026-12-12T23:59'),
    ...event,
  },
  timeslot: {
    id: 1,
    caption: 'Elterngespräche souverän führen',
    start: at('2026-11-14T09:30'),
    end: at('2026-11-14T11:00'),
    location: 'Raum 2.14',
    ...timeslot,
  },
  workshop: { id: 1, name: 'Elterngespräche souverän führen' },
  lecturers: [{ id: 1, first_name: 'Prof. Dr. Karin', last_name: 'Ostermann', profile_picture: null }],
  feedback: null,
  confirmation: { available: true, reason: null, hours: 1.5, units: 2, ...confirmation },
  ...other,
})
