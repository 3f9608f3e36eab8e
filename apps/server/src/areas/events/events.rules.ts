import type { Event, EventState } from '@tafelrunde/contract/events/events'
import { fileUrl } from '../storage/storage.rules.ts'

type Row = {
  event: {
    id: number
    createdAt: Date
    name: string
    description: string
    state: EventState
    startsAt: Date
    endsAt: Date
    location: string
    image: string | null
    imageAlt: string
    capacity: number | null
    seatsTaken: number
    waitlistCount: number
    registrationStartsAt: Date | null
    registrationEndsAt: Date | null
    cancellationDeadline: Date | null
    feedbackRequired: boolean
    feedbackDeadline: Date | null
  }
  workshopsCount: number
  hasQuestions: boolean
}

/** An event as the contract words it. */
export const toEvent = ({ event, workshopsCount, hasQuestions }: Row, appUrl: string): Event => ({
  id: event.id,
  created: event.createdAt,
  name: event.name,
  description: event.description,
  state: event.state,
  start: event.startsAt,
  end: event.endsAt,
  location: event.location,
  image: fileUrl(appUrl, event.image),
  image_alt: event.imageAlt,
  capacity: event.capacity,
  participants_count: event.seatsTaken,
  waitlist_count: event.waitlistCount,
  registration_start: event.registrationStartsAt,
  registration_end: event.registrationEndsAt,
  cancellation_deadline: event.cancellationDeadline,
  feedback_required: event.feedbackRequired,
  feedback_deadline: event.feedbackDeadline,
  workshops_count: workshopsCount,
  has_questions: hasQuestions,
})
