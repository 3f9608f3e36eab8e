import * as z from 'zod/mini'
import { Bytes, IdParams, Instant } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'

/** Why somebody is believed to be there: marked at a door today, booked and not marked yet, or there by the plan. */
export const PresenceBasis = z.enum(['seen', 'booked', 'planned'])
export type PresenceBasis = z.infer<typeof PresenceBasis>

export const Present = z
  .object({
    /** `account-7`; of who has no account `lecturer-7` or `exhibitor-7`. */
    key: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    basis: PresenceBasis,
    /** Empty where none is known. */
    phone: z.string(),
    /** What they are in now; empty: nothing. */
    activity: z.string(),
    /** Where and when a door saw them last. */
    seen: z.nullable(z.object({ at: Instant, room: z.string() })),
  })
  .register(z.globalRegistry, { id: 'Present' })
export type Present = z.infer<typeof Present>

/** Who is in the house at an event, by room and name; those in no Termin right now have the room '' and come last. */
export const Presence = z
  .object({
    at: Instant,
    people: z.int(),
    seen: z.int(),
    rooms: z.array(z.object({ room: z.string(), people: z.array(Present) })),
  })
  .register(z.globalRegistry, { id: 'Presence' })
export type Presence = z.infer<typeof Presence>

const ofEvent = { method: 'GET', auth: 'staff', params: IdParams } as const

export const getPresence = endpoint({
  ...ofEvent,
  url: '/api/admin/events/:id/presence/',
  summary: 'The emergency list: who is in the house now, and in which room',
  response: Presence,
})

export const getPresencePaper = endpoint({
  ...ofEvent,
  url: '/api/admin/events/:id/presence/paper/',
  summary: 'The emergency list as PDF, to tick people off',
  file: 'application/pdf',
  response: Bytes,
})
