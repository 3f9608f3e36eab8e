import * as z from 'zod/mini'
import { bodyFlag, bodyId, bodyInteger, bodyReference } from '../http/body.ts'
import { endpoint } from '../http/endpoint.ts'

// The same done to many chosen records at once: to all of them or to none. With `dry_run` nothing is done, and the
// answer says what would be.

const Chosen = z.object({
  ids: z.array(bodyReference()).check(z.minLength(1), z.maxLength(1000)),
  dry_run: z._default(bodyFlag(), false),
})
export type Chosen = z.infer<typeof Chosen>

/** How many of them it is done to, and which ones it cannot be done to, each with its name and why. */
export const ManyAnswer = z
  .object({
    done: z.int(),
    kept: z.array(z.object({ id: z.int(), name: z.string(), why: z.string() })),
  })
  .register(z.globalRegistry, { id: 'ManyAnswer' })
export type ManyAnswer = z.infer<typeof ManyAnswer>

const many = { method: 'POST', auth: 'staff', body: Chosen, response: ManyAnswer } as const

export const deleteWorkshops = endpoint({
  ...many,
  url: '/api/admin/workshops/delete/',
  summary: 'Delete workshops with their Termine, while nobody was in them; else 409 `state`',
})

export const deleteTimeslots = endpoint({
  ...many,
  url: '/api/admin/timeslots/delete/',
  summary: 'Delete Termine while nobody was in them; else 409 `state`',
})

export const deleteLecturers = endpoint({
  ...many,
  url: '/api/admin/lecturers/delete/',
  summary: 'Delete lecturers whom nothing hangs on; else 409 `state`',
})

export const deleteSchooltypes = endpoint({
  ...many,
  url: '/api/admin/schooltypes/delete/',
  summary: 'Delete school types that nobody has; else 409 `state`',
})

export const deleteRooms = endpoint({
  ...many,
  url: '/api/admin/rooms/delete/',
  summary: 'Delete rooms that no Termin has; else 409 `state`',
})

export const deleteExhibitors = endpoint({
  ...many,
  url: '/api/admin/exhibitors/delete/',
  summary: 'Delete exhibitors who are at no event and have no account; else 409 `state`',
})

/** Days of a shift are 24 hours each; whoever moves over a change of the clock sees an hour's difference. */
const TimeslotChanges = z.extend(Chosen, {
  /** Later by so many minutes, or earlier. */
  shift_minutes: z._default(bodyInteger(z.minimum(-525_600), z.maximum(525_600)), 0),
  /** The same for all; missing: each keeps its own. */
  room: z.optional(bodyId()),
  capacity: z.optional(z.nullable(bodyInteger(z.minimum(0), z.maximum(1_000_000)))),
})
export type TimeslotChanges = z.infer<typeof TimeslotChanges>

export const changeTimeslots = endpoint({
  ...many,
  url: '/api/admin/timeslots/change/',
  summary: 'Move Termine, or give them all a room or so many places; whoever has a place is told',
  body: TimeslotChanges,
})

export const markAttendances = endpoint({
  ...many,
  url: '/api/admin/attendances/mark/',
  summary: 'Record of participations, by their ids, whether people were there, as their signatures say',
  body: z.extend(Chosen, { state: z.enum(['attended', 'absent']) }),
})

export const approveSettlements = endpoint({
  ...many,
  url: '/api/admin/settlements/approve/',
  summary: 'Approve settlements that are submitted, and tell each lecturer in a mail',
})
