import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { Timeslot } from '../../events/timeslots.ts'
import { Workshop } from '../../events/workshops.ts'
import { bodyId, bodyInteger, bodyMoment, bodyReference } from '../../http/body.ts'
import { IdParams, Nothing, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { anyBodyLines, anyBodyText, bodyText } from '../../values/text.ts'
import { AuditEntry } from '../audit.ts'
import { equipmentWords } from './rooms.ts'

const seen = { version: bodyInteger(z.minimum(0)) }
const ofEvent = { event: bodyReference() }
const ids = (longest: number) => z._default(z.array(bodyReference()).check(z.maxLength(longest)), [])

/** A workshop with its lecturers' ids, as a form changes them. */
export const OfficeWorkshop = z
  .extend(Workshop, { version: z.int(), lecturer_ids: z.array(z.int()), equipment: z.array(z.string()) })
  .register(z.globalRegistry, { id: 'OfficeWorkshop' })
export type OfficeWorkshop = z.infer<typeof OfficeWorkshop>

export const WorkshopFields = z.object({
  name: bodyText(),
  description: z._default(anyBodyLines(20_000), ''),
  /** The room that its Termine have as a rule. */
  location: z._default(anyBodyText(), ''),
  schooltypes: ids(50),
  /** In the order in which the programme names them. */
  lecturer_ids: ids(20),
  /** What a room has to have for it. */
  equipment: equipmentWords(),
})
export type WorkshopFields = z.infer<typeof WorkshopFields>

const NewWorkshop = z.extend(WorkshopFields, {
  ...ofEvent,
  /** The workshop of the same event whose Termine it gets, too, in the working copy of the plan. */
  timeslots_of: z._default(bodyId(), null),
})
export type NewWorkshop = z.infer<typeof NewWorkshop>

const workshop = {
  url: '/api/admin/workshops/:id/',
  auth: 'staff',
  params: IdParams,
  response: OfficeWorkshop,
} as const

export const getOfficeWorkshop = endpoint({
  ...workshop,
  method: 'GET',
  summary: 'One workshop for the office',
})

export const createWorkshop = endpoint({
  method: 'POST',
  url: '/api/admin/workshops/',
  auth: 'staff',
  summary: 'Make a workshop of an event',
  body: NewWorkshop,
  status: 201,
  response: OfficeWorkshop,
})

export const changeWorkshop = endpoint({
  ...workshop,
  method: 'PUT',
  summary: 'Change a workshop as it was at that version; after another change 409 `changed`',
  body: z.extend(WorkshopFields, seen),
})

export const deleteWorkshop = endpoint({
  ...workshop,
  method: 'DELETE',
  summary: 'Delete a workshop with its Termine, while nobody was in them; else 409 `state`',
  status: 204,
  response: Nothing,
})

export const listWorkshopHistory = endpoint({
  ...workshop,
  method: 'GET',
  url: '/api/admin/workshops/:id/history/',
  summary: 'Who changed what of the workshop, the latest first',
  query: listQuery({}),
  response: pageOf(AuditEntry),
})

export const OfficeTimeslot = z
  .extend(Timeslot, {
    version: z.int(),
    break_minutes: z.int(),
    room: z.nullable(z.int()),
    /** Whether the working copy of the plan has it elsewhere, at another time or not at all. */
    is_planned: z.boolean(),
    /** Why it was called off; empty: it was not. */
    called_off_reason: z.string(),
  })
  .register(z.globalRegistry, { id: 'OfficeTimeslot' })
export type OfficeTimeslot = z.infer<typeof OfficeTimeslot>

export const TimeslotFields = z.object({
  /** Of the same event; null: a break or a plenary session. */
  workshop: z._default(bodyId(), null),
  caption: z._default(anyBodyText(), ''),
  start: bodyMoment(),
  end: bodyMoment(),
  /** One of the rooms; what the app says then is what that is called, and `location` counts for nothing. */
  room: z._default(bodyId(), null),
  location: z._default(anyBodyText(), ''),
  /** Null: as many as come. */
  capacity: z._default(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? null : value)),
      z.nullable(bodyInteger(z.minimum(0), z.maximum(1_000_000))),
    ),
    null,
  ),
  /** Minutes of it that count for no confirmation. */
  break_minutes: z._default(bodyInteger(z.minimum(0), z.maximum(1440)), 0),
})
export type TimeslotFields = z.infer<typeof TimeslotFields>

const NewTimeslot = z.extend(TimeslotFields, {
  ...ofEvent,
  /** When the same takes place once more, for as long. */
  repeats: z._default(z.array(z.object({ start: bodyMoment() })).check(z.maxLength(50)), []),
})
export type NewTimeslot = z.infer<typeof NewTimeslot>

const timeslot = {
  url: '/api/admin/timeslots/:id/',
  auth: 'staff',
  params: IdParams,
  response: OfficeTimeslot,
} as const

export const getOfficeTimeslot = endpoint({
  ...timeslot,
  method: 'GET',
  summary: 'One Termin for the office',
})

export const createTimeslot = endpoint({
  method: 'POST',
  url: '/api/admin/timeslots/',
  auth: 'staff',
  summary: 'Make a Termin of an event, and the same again at other times; the answer is the first of them',
  body: NewTimeslot,
  status: 201,
  response: OfficeTimeslot,
})

export const changeTimeslot = endpoint({
  ...timeslot,
  method: 'PUT',
  summary:
    'Change a Termin as it was at that version; who has a place in it is told where and when it is now',
  body: z.extend(TimeslotFields, seen),
})

export const deleteTimeslot = endpoint({
  ...timeslot,
  method: 'DELETE',
  summary: 'Delete a Termin while nobody was in it; else 409 `state`',
  status: 204,
  response: Nothing,
})

export const listTimeslotHistory = endpoint({
  ...timeslot,
  method: 'GET',
  url: '/api/admin/timeslots/:id/history/',
  summary: 'Who changed what of the Termin, the latest first',
  query: listQuery({}),
  response: pageOf(AuditEntry),
})
