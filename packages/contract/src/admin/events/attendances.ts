import * as z from 'zod/mini'
import { choiceFilter, listQuery, referenceFilter, textFilter } from '#filters'
import { MarkedState } from '../../events/attendance.ts'
import { Confirmation } from '../../events/confirmations.ts'
import { ConfirmationReason } from '../../events/own-participations.ts'
import { ParticipationState } from '../../events/participations.ts'
import { Bytes, IdParams, Instant, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'

/**
 * How far a participation is: `unmarked` in a Termin that is over, `conflict` where two people recorded different things
 * and the office has not decided, `stale` where a confirmation stands that would not be issued any more.
 */
export const AttendanceStatus = z.enum([
  'conflict',
  'unmarked',
  'stale',
  'ready',
  'confirmed',
  ...ConfirmationReason.options,
])
export type AttendanceStatus = z.infer<typeof AttendanceStatus>

/** Somebody in a Termin, with what stands in the way of their confirmation; `id` is that of the participation. */
export const OfficeAttendance = z
  .object({
    id: z.int(),
    account: z.object({ id: z.int(), first_name: z.string(), last_name: z.string(), email: z.string() }),
    timeslot: z.object({ id: z.int(), name: z.string(), start: Instant, end: Instant, location: z.string() }),
    state: ParticipationState,
    /** Attended minutes; null: the whole time. */
    minutes: z.nullable(z.int()),
    status: AttendanceStatus,
    /** Where two people recorded different things: what each of them did, the latest first; else nothing. */
    claims: z.array(z.object({ state: MarkedState, recorded_at: Instant, recorded_by: z.string() })),
    /** The valid one. */
    confirmation: z.nullable(z.object({ number: z.string(), issued: Instant })),
  })
  .register(z.globalRegistry, { id: 'OfficeAttendance' })
export type OfficeAttendance = z.infer<typeof OfficeAttendance>

export const listAttendances = endpoint({
  method: 'GET',
  url: '/api/admin/attendances/',
  auth: 'staff',
  summary: 'Who was in the Termine of an event, by name, with what stands in the way of each confirmation',
  query: listQuery({
    event: referenceFilter,
    timeslot: referenceFilter,
    search: textFilter,
    status: choiceFilter(AttendanceStatus.options),
  }),
  response: pageOf(OfficeAttendance),
})

const one = { auth: 'staff', params: IdParams } as const

export const getConfirmationPaper = endpoint({
  ...one,
  method: 'GET',
  url: '/api/admin/participation-confirmations/:id/',
  summary: 'The valid confirmation of a participation as PDF',
  file: 'application/pdf',
  response: Bytes,
})

export const issueConfirmation = endpoint({
  ...one,
  method: 'POST',
  url: '/api/admin/participation-confirmations/:id/issue/',
  summary: 'Issue the confirmation of one participation, and mail it',
  status: 201,
  response: Confirmation,
})

export const mailConfirmationAgain = endpoint({
  ...one,
  method: 'POST',
  url: '/api/admin/participation-confirmations/:id/mail/',
  summary: 'Mail the valid confirmation of a participation to its owner',
  response: Confirmation,
})
