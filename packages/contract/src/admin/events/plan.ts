import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { EventState } from '../../events/events.ts'
import { ClashKind, ClashWeight } from '../../events/plan-clashes.ts'
import { bodyId, bodyInteger, bodyMoment } from '../../http/body.ts'
import { Bytes, IdParams, Instant, Nothing, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { anyBodyText } from '../../values/text.ts'
import { Room } from './rooms.ts'

/** When and where something of the plan is; of a room of ours `location` is what that is called. */
export const Placement = z
  .object({ start: Instant, end: Instant, room: z.nullable(z.int()), location: z.string() })
  .register(z.globalRegistry, { id: 'Placement' })
export type Placement = z.infer<typeof Placement>

/** One Termin as the plan board has it: published, only planned, or both and not the same. */
export const PlanItem = z
  .object({
    /** `t12` of a Termin that there is, `n…` of one that is only planned; the board makes these up. */
    key: z.string(),
    timeslot: z.nullable(z.int()),
    /** Null: a break or a plenary session. */
    workshop: z.nullable(z.int()),
    name: z.string(),
    /** Null: it goes with the next publication. */
    at: z.nullable(Placement),
    /** What the app says; null: nothing yet. */
    published: z.nullable(Placement),
    capacity: z.nullable(z.int()),
    waiting: z.int(),
    is_called_off: z.boolean(),
    /** The accounts that are registered for it. */
    people: z.array(z.int()),
  })
  .register(z.globalRegistry, { id: 'PlanItem' })
export type PlanItem = z.infer<typeof PlanItem>

const weights = z.record(ClashKind, ClashWeight)

export const Plan = z
  .object({
    event: z.object({ id: z.int(), name: z.string(), state: EventState, start: Instant, end: Instant }),
    items: z.array(PlanItem),
    rooms: z.array(Room),
    workshops: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        lecturers: z.array(z.int()),
        equipment: z.array(z.string()),
        /** How long it is as a rule. */
        minutes: z.int(),
      }),
    ),
    lecturers: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        away: z.array(z.object({ start: Instant, end: Instant })),
      }),
    ),
    weights,
    walk_minutes: z.int(),
    /** Goes up with every change of the working copy, and with every publication. */
    version: z.int(),
    /** The last publication. */
    published: z.nullable(z.object({ number: z.int(), created: Instant })),
  })
  .register(z.globalRegistry, { id: 'Plan' })
export type Plan = z.infer<typeof Plan>

const seen = { version: bodyInteger(z.minimum(0)) }
const ofEvent = { auth: 'staff', params: IdParams } as const

export const getPlan = endpoint({
  ...ofEvent,
  method: 'GET',
  url: '/api/admin/events/:id/plan/',
  summary: 'The plan of an event as the office works on it, with all that clashes follow from',
  response: Plan,
})

const BodyPlacement = z.object({
  start: bodyMoment(),
  end: bodyMoment(),
  room: z._default(bodyId(), null),
  location: z._default(anyBodyText(), ''),
})
export type BodyPlacement = z.infer<typeof BodyPlacement>

export const placePlanItem = endpoint({
  ...ofEvent,
  method: 'PUT',
  url: '/api/admin/events/:id/plan/item/',
  summary:
    'Place, move or take away an item of the working copy; 409 `changed` unless it is where it was seen',
  body: z.object({
    key: z.string().check(z.regex(/^(t\d{1,10}|n[0-9a-f-]{36})$/, 'Unbekannter Schlüssel.')),
    /** Of a key that is new. */
    workshop: z._default(bodyId(), null),
    at: z.nullable(BodyPlacement),
    seen: z.nullable(BodyPlacement),
  }),
  response: z.object({ item: z.nullable(PlanItem), version: z.int() }),
})

export const discardPlan = endpoint({
  ...ofEvent,
  method: 'POST',
  url: '/api/admin/events/:id/plan/discard/',
  summary: 'Throw the working copy away, as it was seen: the plan is what is published',
  body: z.object(seen),
  status: 204,
  response: Nothing,
})

export const setPlanRules = endpoint({
  ...ofEvent,
  method: 'PUT',
  url: '/api/admin/events/:id/plan/rules/',
  summary: 'Say what each kind of clash does, and how long it takes from one building to another',
  body: z.object({ weights, walk_minutes: bodyInteger(z.minimum(0), z.maximum(240)) }),
  status: 204,
  response: Nothing,
})

export const getPlanReach = endpoint({
  ...ofEvent,
  method: 'GET',
  url: '/api/admin/events/:id/plan/reach/',
  summary: 'Who would hear of a publication: people and lecturers by mail, and calendars that follow',
  response: z.object({
    people: z.int(),
    /** Those with an account get a mail; nobody knows where to write to the others. */
    lecturers: z.int(),
    lecturers_without_account: z.int(),
    calendars: z.int(),
  }),
})

export const publishPlan = endpoint({
  ...ofEvent,
  method: 'POST',
  url: '/api/admin/events/:id/plan/publish/',
  summary: 'Make the working copy public as it was seen, in one; 409 `clash` while something stops it',
  body: z.object(seen),
  response: z.object({ number: z.int() }),
})

/** What a printed plan is sorted by: each day, room or lecturer has a part of its own. */
export const PaperOrder = z.enum(['day', 'room', 'lecturer'])
export type PaperOrder = z.infer<typeof PaperOrder>
export const PaperSize = z.enum(['a4', 'a3'])
export type PaperSize = z.infer<typeof PaperSize>
/** Of which plan: the one that the app shows, or the one that the office still works on. */
export const PaperPlan = z.enum(['published', 'draft'])
export type PaperPlan = z.infer<typeof PaperPlan>

export const getPlanPaper = endpoint({
  ...ofEvent,
  method: 'GET',
  url: '/api/admin/events/:id/plan/paper/',
  summary: 'The plan for printing, as PDF; a working copy says on each page that it is one',
  query: z.object({ by: PaperOrder, size: PaperSize, plan: PaperPlan }),
  file: 'application/pdf',
  response: Bytes,
})

export const PlanVersion = z
  .object({ id: z.int(), number: z.int(), created: Instant, by: z.string() })
  .register(z.globalRegistry, { id: 'PlanVersion' })
export type PlanVersion = z.infer<typeof PlanVersion>

export const listPlanVersions = endpoint({
  ...ofEvent,
  method: 'GET',
  url: '/api/admin/events/:id/plan/versions/',
  summary: 'What was published, the latest first; the first one is what was there before',
  query: listQuery({}),
  response: pageOf(PlanVersion),
})

/** What a version says of a Termin. */
export const VersionItem = z.object({
  timeslot: z.int(),
  workshop: z.nullable(z.int()),
  name: z.string(),
  at: Placement,
})
export type VersionItem = z.infer<typeof VersionItem>

export const getPlanVersion = endpoint({
  ...ofEvent,
  method: 'GET',
  url: '/api/admin/plan-versions/:id/',
  summary: 'A version of a plan with all of its Termine',
  response: z.extend(PlanVersion, { event: z.int(), items: z.array(VersionItem) }),
})

export const restorePlanVersion = endpoint({
  ...ofEvent,
  method: 'POST',
  url: '/api/admin/plan-versions/:id/restore/',
  summary:
    'Make a working copy that is like this version; `kept` are Termine that stay because people are in them',
  body: z.object(seen),
  response: z.object({ kept: z.array(z.string()) }),
})
