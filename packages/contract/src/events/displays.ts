import * as z from 'zod/mini'
import { IdParams, Instant } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { EventState } from './events.ts'

/** A Termin as the Anzeige tells it. */
const DisplayItem = z.object({
  id: z.int(),
  title: z.string(),
  start: Instant,
  end: Instant,
  /** What people read of the room, and its id where it is one of the association's. */
  room: z.string(),
  room_id: z.nullable(z.int()),
  lecturers: z.array(z.string()),
  /** Null: as many as come. */
  capacity: z.nullable(z.int()),
  participants_count: z.int(),
  is_called_off: z.boolean(),
  /** Where and when it was to be before it was changed today; null: it was not. */
  before_today: z.nullable(z.object({ room: z.string(), room_id: z.nullable(z.int()), start: Instant })),
})
export type DisplayItem = z.infer<typeof DisplayItem>

/** All that the Anzeige of an event shows, so that it goes on for days without an answer. */
export const Display = z
  .object({
    /** The server's time: the device's clock may be wrong. */
    now: Instant,
    event: z.object({
      id: z.int(),
      name: z.string(),
      start: Instant,
      end: Instant,
      state: EventState,
    }),
    /** What the office says to everybody; it goes at `until`, if there is one. */
    message: z.nullable(z.object({ text: z.string(), until: z.nullable(Instant) })),
    items: z.array(DisplayItem),
  })
  .register(z.globalRegistry, { id: 'Display' })
export type Display = z.infer<typeof Display>

export const getDisplay = endpoint({
  method: 'GET',
  url: '/api/events/:id/display/',
  auth: 'anyone',
  summary: 'What the Anzeige of a published event shows: its Termine, where and when they were before today',
  params: IdParams,
  response: Display,
})

/** The name of the events in the stream; there are no others. */
export const displayEvent = 'changed'

export const followDisplay = endpoint({
  method: 'GET',
  url: '/api/events/:id/display/live/',
  auth: 'anyone',
  summary:
    'Server-sent events named `changed`, each with `{}`: something that an Anzeige shows may have changed, ' +
    'at most one a second. What it is says the Anzeige itself.',
  stream: true,
  params: IdParams,
  response: z.string(),
})
