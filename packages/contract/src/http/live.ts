import * as z from '#read'
import { endpoint } from './endpoint.ts'
import { AddressId } from './ids.ts'

/** How many have a place and how many wait, in the timeslot or event with this id. */
const Counts = z.object({ id: z.int(), participants_count: z.int(), waitlist_count: z.int() })
export type Counts = z.infer<typeof Counts>

/**
 * The data of each `places` event of the stream: the numbers that have changed, and no others; and the ids of timeslots
 * of which something else may have changed, such as the room, the time or how many places there are.
 */
export const LivePlaces = z.object({
  timeslots: z.array(Counts),
  events: z.array(Counts),
  changed: z.array(z.int()),
})
export type LivePlaces = z.infer<typeof LivePlaces>

/** The name of the events in the stream; there are no others. */
export const placesEvent = 'places'

export const followPlaces = endpoint({
  method: 'GET',
  url: '/api/live/',
  auth: 'anyone',
  summary:
    'Server-sent events named `places`: the changed numbers of timeslots and events of published events that ' +
    'are not over, as `{"timeslots": [{"id", "participants_count", "waitlist_count"}], "events": […], "changed": [ids]}`; ' +
    '`changed` names timeslots of which anything else has changed, such as the room, for the lists to be read anew. The ' +
    'first comes at once and is empty; what changes after it is told: whoever opens the stream reads the lists ' +
    'then. With `event` only those of this event and of its timeslots are told. With `once`, for proxies that keep an answer until it ends, the answer ends with its first event: all ' +
    'numbers at once, or what changes within 20 seconds if `Last-Event-ID` names the numbers as they are.',
  stream: true,
  query: z.object({ event: z.optional(AddressId), once: z.optional(z.literal('1')) }),
  response: z.string(),
})
