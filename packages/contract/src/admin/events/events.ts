import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { Event, EventState } from '../../events/events.ts'
import { bodyFile, bodyFlag, bodyInteger, bodyMoment } from '../../http/body.ts'
import { IdParams, Nothing, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { anyBodyLines, anyBodyText, bodyText } from '../../values/text.ts'
import { AuditEntry } from '../audit.ts'

/** An event with what its confirmations say and ask for. */
export const OfficeEvent = z
  .extend(Event, {
    /** Goes up with every change that somebody makes; whoever changes it says which one they saw. */
    version: z.int(),
    /** How many of its taken places are only held back for groups. */
    allotted: z.int(),
    /** Minutes of a teaching unit (Unterrichtseinheit). */
    unit_minutes: z.int(),
    /** Percent of a Termin, without its breaks, that somebody has to be there for. */
    minimum_share: z.int(),
    confirmation_text: z.string(),
    /** Numbers under which school authorities know the event, one per line. */
    accreditation: z.string(),
  })
  .register(z.globalRegistry, { id: 'OfficeEvent' })
export type OfficeEvent = z.infer<typeof OfficeEvent>

/** The states as the office speaks of them. */
export const stateTexts: Record<EventState, string> = {
  draft: 'Entwurf',
  announced: 'Angekündigt',
  open: 'Anmeldung offen',
  closed: 'Anmeldung geschlossen',
  finished: 'Beendet',
  cancelled: 'Abgesagt',
}

/** A form leaves empty what is not said. */
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? null : value)),
      z.nullable(schema),
    ),
    null,
  )

/** All that the office writes of an event but its state. */
export const EventFields = z.object({
  name: bodyText(),
  description: z._default(anyBodyLines(20_000), ''),
  start: bodyMoment(),
  end: bodyMoment(),
  location: z._default(anyBodyText(), ''),
  /** Null: as many as come. */
  capacity: orNull(bodyInteger(z.minimum(0), z.maximum(1_000_000))),
  registration_start: orNull(bodyMoment()),
  registration_end: orNull(bodyMoment()),
  cancellation_deadline: orNull(bodyMoment()),
  feedback_required: z._default(bodyFlag(), false),
  feedback_deadline: orNull(bodyMoment()),
  unit_minutes: z._default(bodyInteger(z.minimum(1), z.maximum(600)), 45),
  minimum_share: z._default(bodyInteger(z.minimum(0), z.maximum(100)), 80),
  confirmation_text: z._default(anyBodyLines(5000), ''),
  accreditation: z._default(anyBodyLines(1000), ''),
})
export type EventFields = z.infer<typeof EventFields>

const seen = { version: bodyInteger(z.minimum(0)) }
const one = {
  url: '/api/admin/events/:id/',
  auth: 'staff',
  params: IdParams,
  response: OfficeEvent,
} as const

export const getOfficeEvent = endpoint({ ...one, method: 'GET', summary: 'One event, as the office sees it' })

export const createEvent = endpoint({
  method: 'POST',
  url: '/api/admin/events/',
  auth: 'staff',
  summary: 'Make an event; it is a draft',
  body: EventFields,
  status: 201,
  response: OfficeEvent,
})

export const changeEvent = endpoint({
  ...one,
  method: 'PUT',
  summary: 'Change an event as it was at that version; after another change 409 `changed`',
  body: z.extend(EventFields, seen),
})

const image = { ...one, url: '/api/admin/events/:id/image/' } as const
export const changeEventImage = endpoint({
  ...image,
  method: 'PUT',
  summary:
    'Change its image, cut to 16:9, or what is said of it: JPEG, PNG, WebP or HEIC up to 10 MB, as multipart',
  body: z.object({ file: z.optional(bodyFile()), image_alt: bodyText(300), ...seen }),
})
export const removeEventImage = endpoint({
  ...image,
  method: 'DELETE',
  summary: 'Take its image away',
})

export const deleteEvent = endpoint({
  ...one,
  method: 'DELETE',
  summary: 'Delete an event that has no history, with its programme; 409 `state` says what it has',
  status: 204,
  response: Nothing,
})

const outOfTime = 'Bitte wählen Sie einen Tag zwischen den Jahren 2000 und 2999.'

export const copyEvent = endpoint({
  ...one,
  method: 'POST',
  url: '/api/admin/events/:id/copy/',
  summary:
    'Make a draft like this event: programme, prices, hall, fees and texts, moved to another first day; no people',
  body: z.object({ name: bodyText(), first_day: z.iso.date().check(z.regex(/^2/, outOfTime)) }),
  status: 201,
})

export const setEventState = endpoint({
  ...one,
  method: 'PUT',
  url: '/api/admin/events/:id/state/',
  summary: 'Announce, open, close, finish or call off an event, with all that follows',
  body: z.object({ state: z.enum(EventState.options), ...seen }),
})

/** What a change of the event's state would reach, and what would be lost with the event. */
export const EventReach = z
  .object({
    registered: z.int(),
    waiting: z.int(),
    /** Whoever was ever registered or waited, those who left included. */
    people: z.int(),
    workshops: z.int(),
    timeslots: z.int(),
    /** Orders of tables without an invoice, which end when the event is cancelled. */
    open_orders: z.int(),
    /** Those with one, whether paid or not. */
    invoiced_orders: z.int(),
    orders: z.int(),
    confirmations: z.int(),
    settlements: z.int(),
    /** Why it cannot come to a state or be deleted, a sentence each; what can be done is missing. */
    refused: z.partialRecord(z.enum([...EventState.options, 'delete']), z.string()),
  })
  .register(z.globalRegistry, { id: 'EventReach' })
export type EventReach = z.infer<typeof EventReach>

/** What hangs on an event, counted. */
export type EventHanging = Omit<EventReach, 'refused'>

export const getEventReach = endpoint({
  ...one,
  method: 'GET',
  url: '/api/admin/events/:id/reach/',
  summary: 'Whom and what a change of the state or a deletion would reach',
  response: EventReach,
})

/** What an event may still lack: until people can register, and once it is over. */
export const ChecklistItem = z.enum([
  'location',
  'description',
  'registration_end',
  'programme',
  'workshops_without_timeslot',
  'timeslots_without_room',
  'workshops_without_lecturer',
  'timeslots_outside',
  'price_list',
  'accreditation',
  'attendance',
  'finished',
  'orders_to_invoice',
  'settlements_to_pay',
])
export type ChecklistItem = z.infer<typeof ChecklistItem>

export const EventChecklist = z
  .object({
    /** Which part of its life the list is for. */
    until: z.enum(['registration', 'closing']),
    /** `open`: how many are missing; 0 is done. */
    items: z.array(z.object({ item: ChecklistItem, open: z.int() })),
  })
  .register(z.globalRegistry, { id: 'EventChecklist' })
export type EventChecklist = z.infer<typeof EventChecklist>

export const getEventChecklist = endpoint({
  ...one,
  method: 'GET',
  url: '/api/admin/events/:id/checklist/',
  summary: 'What is still missing before the event can open, or after it has ended',
  response: EventChecklist,
})

export const listEventHistory = endpoint({
  ...one,
  method: 'GET',
  url: '/api/admin/events/:id/history/',
  summary: 'Who changed what of the event, the latest first',
  query: listQuery({}),
  response: pageOf(AuditEntry),
})
