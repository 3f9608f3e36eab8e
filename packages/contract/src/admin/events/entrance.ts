import * as z from 'zod/mini'
import { bodyFlag, bodyId, bodyMoment } from '../../http/body.ts'
import { Day, IdParams, Instant } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { ErrorBody } from '../../http/errors.ts'
import { anyBodyText } from '../../values/text.ts'
import { RegistrationState } from './registrations.ts'

/** Somebody whom a counter at the event's entrance may have before it. */
export const EntrancePerson = z
  .object({
    /** The account's, which a pass names. */
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    as_customernumber: z.string(),
    /** Empty: not known. */
    schooltype: z.string(),
    /** Null: never registered for this event. */
    state: z.nullable(RegistrationState),
    /** Gives something here, and is let in without a registration. */
    is_lecturer: z.boolean(),
    /** Has tables here, and is let in without a registration. */
    is_exhibitor: z.boolean(),
    /** The numbers of their invoices of this event that are not paid. */
    open_invoices: z.array(z.string()),
    /** Was at no other event before. */
    is_first_time: z.boolean(),
    /** When some counter saw them first today, by its own clock. */
    entered_at: z.nullable(Instant),
    /** What that counter is called; empty: it has no name. */
    entered_by: z.string(),
    /** What they have a place in next today. */
    next: z.nullable(z.object({ start: Instant, name: z.string(), location: z.string() })),
  })
  .register(z.globalRegistry, { id: 'EntrancePerson' })
export type EntrancePerson = z.infer<typeof EntrancePerson>

const sums = {
  /** The server's clock, and the day by it. */
  at: Instant,
  day: Day,
  /** Who is registered for the event, and how many people came in today. */
  registered: z.int(),
  entered: z.int(),
}

export const Entrance = z
  .object({
    event: z.object({ id: z.int(), name: z.string(), end: Instant }),
    ...sums,
    people: z.array(EntrancePerson),
  })
  .register(z.globalRegistry, { id: 'Entrance' })
export type Entrance = z.infer<typeof Entrance>

const ofEvent = { auth: 'staff', params: IdParams, url: '/api/admin/events/:id/entrance/' } as const

export const getEntrance = endpoint({
  ...ofEvent,
  method: 'GET',
  summary:
    'What a counter at the entrance keeps on its device: everybody who registered, gives something or has tables, by family name, ' +
    'and who came in today',
  response: Entrance,
})

/** So many are taken at once; who has more sends them in several goes. */
export const mostEntries = 100

export const addEntries = endpoint({
  ...ofEvent,
  method: 'POST',
  summary:
    'Let people in, as several counters see them, also without a network: each is taken or refused on its own; sent ' +
    'again nothing changes, and of two records about one person on one day the earlier one counts. `account` is whoever ' +
    'was meant, `people` are all of them',
  body: z.object({
    entries: z
      .array(
        z.object({
          account: z.optional(bodyId()),
          as_customernumber: z.optional(anyBodyText(30)),
          qr: z.optional(anyBodyText(1000)),
          /** Device time. */
          recorded_at: bodyMoment(),
          /** Registers for the event whoever is not, also beyond the capacity. */
          register: z._default(bodyFlag(), false),
          /** Takes back that they were let in before, by whichever counter. */
          withdraw: z._default(bodyFlag(), false),
          /** What the counter is called. */
          counter: z._default(anyBodyText(40), ''),
        }),
      )
      .check(z.maxLength(mostEntries)),
  }),
  response: z.object({
    ...sums,
    answers: z.array(
      z.object({ status: z.int(), body: z.optional(ErrorBody), account: z.nullable(z.int()) }),
    ),
    people: z.array(EntrancePerson),
  }),
})
