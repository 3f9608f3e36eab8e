import { listQuery, referenceFilter } from '#filters'
import * as z from '#read'
import { IdParams, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { SubscriptionAnswer } from '../people/subscription.ts'
import { Timeslot, timeslotFilters } from './timeslots.ts'

export const ParticipationState = z.enum(['registered', 'waitlisted', 'cancelled', 'attended', 'absent'])
export type ParticipationState = z.infer<typeof ParticipationState>

export const getTimeslotSubscription = endpoint({
  method: 'GET',
  url: '/api/timeslots/:id/subscribe',
  auth: 'account',
  summary: 'The own place in a timeslot',
  params: IdParams,
  text: true,
  response: SubscriptionAnswer,
})

export const subscribeToTimeslot = endpoint({
  method: 'POST',
  url: '/api/timeslots/:id/subscribe',
  auth: 'account',
  summary: 'Take a place, or join the waitlist of a full timeslot; `swap` gives up another one for it',
  params: IdParams,
  query: z.object({ swap: referenceFilter }),
  text: true,
  response: SubscriptionAnswer,
})

export const unsubscribeFromTimeslot = endpoint({
  method: 'DELETE',
  url: '/api/timeslots/:id/subscribe',
  auth: 'account',
  summary: 'Give up a place; it goes to the first person on the waitlist',
  params: IdParams,
  text: true,
  response: SubscriptionAnswer,
})

/** The caller's registration for an event, as `GET events/{id}/subscribe` tells it. */
export const OwnEvent = z
  .object({ event: z.int(), subscription: SubscriptionAnswer })
  .register(z.globalRegistry, { id: 'OwnEvent' })
export type OwnEvent = z.infer<typeof OwnEvent>

export const listOwnEvents = endpoint({
  method: 'GET',
  url: '/api/users/events/',
  auth: 'account',
  summary: 'Events that the caller is registered for or waits for, by start',
  query: listQuery({ event: referenceFilter }),
  response: pageOf(OwnEvent),
})

/** A timeslot that the caller has a place in or waits for. */
export const OwnTimeslot = z
  .extend(Timeslot, {
    participation: z.object({
      id: z.int(),
      state: ParticipationState,
      waitlist_position: z.nullable(z.int()),
    }),
  })
  .register(z.globalRegistry, { id: 'OwnTimeslot' })
export type OwnTimeslot = z.infer<typeof OwnTimeslot>

export const listOwnTimeslots = endpoint({
  method: 'GET',
  url: '/api/users/timeslots/',
  auth: 'account',
  summary: 'Timeslots that the caller has taken, by start',
  query: listQuery(timeslotFilters),
  response: pageOf(OwnTimeslot),
})
