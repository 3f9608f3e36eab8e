import {
  choiceFilter,
  createdFilters,
  idFilter,
  listQuery,
  orderBy,
  recordFilters,
  textFilter,
} from '#filters'
import * as z from '#read'
import { IdParams, Instant, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'

export const EventState = z.enum(['draft', 'announced', 'open', 'closed', 'finished', 'cancelled'])
export type EventState = z.infer<typeof EventState>

export const Event = z
  .object({
    id: z.int(),
    created: Instant,
    name: z.string(),
    description: z.string(),
    state: EventState,
    start: Instant,
    end: Instant,
    location: z.string(),
    image: z.nullable(z.url()),
    /** What is on the image, for whoever does not see it; empty without one. */
    image_alt: z.string(),
    capacity: z.nullable(z.int()),
    participants_count: z.int(),
    waitlist_count: z.int(),
    registration_start: z.nullable(Instant),
    registration_end: z.nullable(Instant),
    cancellation_deadline: z.nullable(Instant),
    feedback_required: z.boolean(),
    feedback_deadline: z.nullable(Instant),
    workshops_count: z.int(),
    /** Whether whoever registers is asked something; see `getOwnAnswers`. */
    has_questions: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Event' })
export type Event = z.infer<typeof Event>

/** The filters of a list of events. */
export const eventFilters = {
  ...recordFilters,
  ...createdFilters,
  id: idFilter,
  name: textFilter,
  state: choiceFilter(EventState.options),
  orderby: orderBy('created', 'id', 'name', 'state'),
}

export const listEvents = endpoint({
  method: 'GET',
  url: '/api/events/',
  auth: 'public',
  summary: 'Events, by start; drafts for staff only',
  query: listQuery(eventFilters),
  response: pageOf(Event),
})

export const getEvent = endpoint({
  method: 'GET',
  url: '/api/events/:id/',
  auth: 'public',
  summary: 'One event',
  params: IdParams,
  response: Event,
})
