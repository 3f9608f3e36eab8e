import { IdParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { SubscriptionAnswer } from '../people/subscription.ts'

export const getEventSubscription = endpoint({
  method: 'GET',
  url: '/api/events/:id/subscribe',
  auth: 'account',
  summary: 'The own registration for an event',
  params: IdParams,
  text: true,
  response: SubscriptionAnswer,
})

export const subscribeToEvent = endpoint({
  method: 'POST',
  url: '/api/events/:id/subscribe',
  auth: 'account',
  summary: 'Register for an event, or join its waitlist when it is full',
  params: IdParams,
  text: true,
  response: SubscriptionAnswer,
})

export const unsubscribeFromEvent = endpoint({
  method: 'DELETE',
  url: '/api/events/:id/subscribe',
  auth: 'account',
  summary: 'Leave an event and all of its timeslots',
  params: IdParams,
  text: true,
  response: SubscriptionAnswer,
})
