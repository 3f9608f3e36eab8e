import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** How many have a place and how many wait, in the timeslot or event with this id. */
const Counts = z.object({ id: z.int(), participants_count: z.int(), waitlist_count: z.int() })
export type Counts = z.infer<typeof Counts>

/** The data of each `places` event of the stream: the numbers that have changed, and no others. */
export const LivePlaces = z.object({ timeslots: z.array(Counts), events: z.array(Counts) })
export type LivePlaces = z.infer<typeof LivePlaces>

/** The name of the events in the stream; there are no others. */
export const placesEvent = 'places'

export const followPlaces = endpoint({
  method: 'GET',
  url: '/api/live/',
  auth: 'anyone',
  summary:
    'Server-sent events named `places`: the changed numbers of timeslots and events of published events that ' +
    'are not over, as `{"timeslots": [{"id", "participants_count", "waitlist_count"}], "events": […]}`. They ' +
    'begin with the first change after the answer has begun: whoever opens the stream reads the lists then.',
  stream: true,
  response: z.string(),
})
