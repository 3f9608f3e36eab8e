import { isFull, refuseLeaving, refuseRegistration } from '@tafelrunde/contract/events/booking'
import type { Event } from '@tafelrunde/contract/events/events'
import type { Subscription } from '@tafelrunde/contract/people/subscription'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { grouped } from '@tafelrunde/ui/grouped.ts'

/** What an event is to somebody who looks at it now; registration is possible in `open` and `full` only. */
export type EventStatus = 'draft' | 'announced' | 'open' | 'full' | 'closed' | 'over' | 'cancelled'

/** The states of the product with its registration window: before it announced, after it closed. */
export const statusOf = (event: Event, now: Date): EventStatus => {
  if (event.state === 'cancelled' || event.state === 'draft') return event.state
  if (event.state === 'finished' || now >= event.end) return 'over'
  const refused = refuseRegistration(event, now)
  if (refused) return refused === 'closed' ? 'closed' : 'announced'
  return isFull(event) ? 'full' : 'open'
}

/** Somebody can only be registered for what once was open and is not over (product rule 6). */
export const mayBeRegistered = ({ state, end }: Event, now: Date) =>
  (state === 'open' || state === 'closed') && now < end

export const isToday = ({ start, end }: Event, now: Date) => berlinDay(start) <= berlinDay(now) && now < end

/**
 * The order of the tab: the one event for the board (running today before the next one by date), the others
 * by date, the past ones with the latest first.
 */
export const arrange = (events: readonly Event[], now: Date) => {
  const byStart = events.toSorted((a, b) => a.start.getTime() - b.start.getTime())
  const isPast = (event: Event) => event.end <= now || statusOf(event, now) === 'over'
  const coming = byStart.filter(event => !isPast(event))
  const next = coming.find(event => event.state !== 'cancelled' && event.state !== 'draft')
  return {
    next,
    others: coming.filter(event => event !== next),
    past: byStart.filter(isPast).toReversed(),
  }
}

/**
 * What the one button does: take a place, wait for one, choose workshops, show the pass (on the day),
 * look at the workshops, or read more.
 */
export type EventAction = 'register' | 'wait' | 'choose' | 'pass' | 'browse' | 'read'

export const actionOf = (event: Event, own: Subscription, now: Date): EventAction => {
  const status = statusOf(event, now)
  const look = event.workshops_count > 0 ? 'browse' : 'read'
  if (own.state === 'waitlisted') return 'read'
  if (own.state === 'registered') {
    if (status === 'over' || status === 'cancelled') return look
    if (isToday(event, now)) return 'pass'
    return look === 'read' ? 'read' : 'choose'
  }
  if (status === 'open') return 'register'
  return status === 'full' ? 'wait' : look
}

/** Whether there is something to leave, and still time to. */
export const mayLeave = (event: Event, own: Subscription, now: Date) =>
  own.state !== 'none' &&
  !refuseLeaving(event, { startsAt: event.start, waiting: own.state === 'waitlisted', now })

/** The line under the button. */
export type EventHint =
  | { about: 'position'; position: number }
  | { about: 'leave until' | 'register until' | 'register from' | 'registered until' | 'begins'; at: Date }

export const hintOf = (event: Event, own: Subscription, now: Date): EventHint | undefined => {
  const { start, registration_start: opens, registration_end: closes, cancellation_deadline } = event
  const status = statusOf(event, now)
  if (status === 'cancelled' || status === 'over' || status === 'draft') return undefined
  if (own.state === 'waitlisted') return { about: 'position', position: own.position }
  if (own.state === 'registered') {
    if (now < start && isToday(event, now)) return { about: 'begins', at: start }
    if (!mayLeave(event, own, now) || !cancellation_deadline) return undefined
    return { about: 'leave until', at: cancellation_deadline }
  }
  if (status === 'announced') return opens && now < opens ? { about: 'register from', at: opens } : undefined
  if (!closes) return undefined
  if (status !== 'closed') return { about: 'register until', at: closes }
  return now > closes ? { about: 'registered until', at: closes } : undefined
}

/** Per day of the event when it begins and ends, as its timeslots say; without any the event's own times. */
export const daysOf = (event: Event, timeslots: readonly { start: Date; end: Date }[]) => {
  const days = grouped(timeslots, ({ start }) => berlinDay(start))
  if (days.size === 0) return [{ start: event.start, end: event.end }]
  return [...days.values()]
    .map(slots => ({
      start: new Date(Math.min(...slots.map(({ start }) => start.getTime()))),
      end: new Date(Math.max(...slots.map(({ end }) => end.getTime()))),
    }))
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())
}
