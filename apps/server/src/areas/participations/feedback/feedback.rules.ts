import type { EventState } from '@tafelrunde/contract/events/events'
import type { ParticipationState } from '@tafelrunde/contract/events/participations'

export type FeedbackFacts = {
  state: ParticipationState
  endsAt: Date
  eventState: EventState
  feedbackDeadline: Date | null
}

/**
 * Whether feedback on a participation is taken: from whoever was there, once the timeslot is over and the event
 * `finished` (product, States), up to and with the event's deadline (contract A4).
 */
export const refuseFeedback = (
  { state, endsAt, eventState, feedbackDeadline }: FeedbackFacts,
  now: Date,
): { refused: 'state' | 'closed' } | undefined => {
  if (state !== 'attended' || eventState !== 'finished' || now < endsAt) return { refused: 'state' }
  return feedbackDeadline && now > feedbackDeadline ? { refused: 'closed' } : undefined
}
