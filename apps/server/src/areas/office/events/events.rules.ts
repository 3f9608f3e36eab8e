import type { EventFields, EventHanging, EventReach } from '@tafelrunde/contract/admin/events/events'
import { EventState } from '@tafelrunde/contract/events/events'
import { type Taken, takenText } from '../taken.texts.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

type Dates = Pick<
  EventFields,
  'start' | 'end' | 'registration_start' | 'registration_end' | 'cancellation_deadline' | 'feedback_deadline'
>

/** What is wrong with an event's fields together, by field; so many places of it are taken already. */
export const problemsOf = (fields: Dates & Pick<EventFields, 'capacity'>, taken: Taken) => {
  const { start, end, registration_start, registration_end, cancellation_deadline, feedback_deadline } =
    fields
  const problems: Partial<Record<keyof EventFields, string>> = {}
  if (end <= start) problems.end = 'Das Ende muss nach dem Beginn liegen.'
  if (registration_start && registration_start >= end)
    problems.registration_start = 'Die Anmeldung muss vor dem Ende der Veranstaltung beginnen.'
  if (registration_end && registration_end > end)
    problems.registration_end = 'Die Anmeldung kann nicht nach der Veranstaltung enden.'
  if (registration_start && registration_end && registration_end <= registration_start)
    problems.registration_end = 'Die Anmeldung muss enden, nachdem sie begonnen hat.'
  if (cancellation_deadline && cancellation_deadline > end)
    problems.cancellation_deadline = 'Die Abmeldefrist kann nicht nach der Veranstaltung enden.'
  if (feedback_deadline && feedback_deadline < end)
    problems.feedback_deadline = 'Die Frist für Feedback kann nicht vor dem Ende der Veranstaltung liegen.'
  if (fields.capacity !== null && fields.capacity < taken.seatsTaken) problems.capacity = takenText(taken)
  return problems
}

type Standing = { state: EventState; seatsTaken: number; seatsAllotted: number; waitlistCount: number }

/**
 * Why an event cannot go to that state: everybody has been told of a cancellation, and a draft is nobody's. All else
 * is for the office to say, also back.
 */
export const whyNoState = (
  { state, seatsTaken, seatsAllotted, waitlistCount }: Standing,
  next: EventState,
) => {
  if (state === next) return undefined
  if (state === 'cancelled')
    return 'Eine abgesagte Veranstaltung bleibt abgesagt: Alle Angemeldeten haben es erfahren.'
  const people = seatsTaken - seatsAllotted + waitlistCount
  if (next === 'draft' && people > 0)
    return `${counted(people, 'Person ist', 'Personen sind')} angemeldet oder auf der Warteliste. Die Veranstaltung kann kein Entwurf mehr werden.`
  return undefined
}

/** Why an event stays: what hangs on it is history. */
export const whyNotDeleted = ({ people, orders, confirmations, settlements }: EventHanging) => {
  const history = [
    people > 0 && counted(people, 'Anmeldung', 'Anmeldungen'),
    orders > 0 && counted(orders, 'Bestellung', 'Bestellungen'),
    confirmations > 0 && counted(confirmations, 'Teilnahmebestätigung', 'Teilnahmebestätigungen'),
    settlements > 0 && counted(settlements, 'Abrechnung', 'Abrechnungen'),
  ].filter(Boolean)
  return history.length > 0
    ? `Diese Veranstaltung lässt sich nicht löschen. Daran hängen: ${history.join(', ')}.`
    : undefined
}

/** What cannot be done with an event, each with the reason. */
export const refusalsOf = (event: Parameters<typeof whyNoState>[0], hanging: EventHanging) => {
  const refused: EventReach['refused'] = {}
  for (const state of EventState.options) {
    const why = whyNoState(event, state)
    if (why) refused[state] = why
  }
  const whyItStays = whyNotDeleted(hanging)
  if (whyItStays) refused.delete = whyItStays
  return refused
}
