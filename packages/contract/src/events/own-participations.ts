import * as z from 'zod/mini'
import { choiceFilter, idFilter, listQuery, referenceFilter } from '#filters'
import { IdParams, Instant, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { EventState } from './events.ts'
import { Feedback } from './feedback.ts'
import { ParticipationState } from './participations.ts'
import { LecturerName } from './workshops.ts'

/** Why there is no confirmation (yet): the first of these that holds. */
export const ConfirmationReason = z.enum([
  'not_attended',
  'too_short',
  'event_not_finished',
  'feedback_missing',
])
export type ConfirmationReason = z.infer<typeof ConfirmationReason>

/** An own participation, past or to come, with everything that its rows and papers show. */
export const Participation = z
  .object({
    id: z.int(),
    state: ParticipationState,
    created: Instant,
    waitlist_position: z.nullable(z.int()),
    event: z.object({
      id: z.int(),
      name: z.string(),
      state: EventState,
      start: Instant,
      end: Instant,
      feedback_required: z.boolean(),
      feedback_deadline: z.nullable(Instant),
    }),
    timeslot: z.object({
      id: z.int(),
      caption: z.string(),
      start: Instant,
      end: Instant,
      location: z.string(),
    }),
    workshop: z.nullable(z.object({ id: z.int(), name: z.string() })),
    lecturers: z.array(LecturerName),
    feedback: z.nullable(Feedback),
    confirmation: z.object({
      available: z.boolean(),
      reason: z.nullable(ConfirmationReason),
      /** Clock hours (Zeitstunden) and teaching units, as the confirmation counts them: 1.5 and 2. */
      hours: z.number(),
      units: z.number(),
    }),
  })
  .register(z.globalRegistry, { id: 'Participation' })
export type Participation = z.infer<typeof Participation>

export const listParticipations = endpoint({
  method: 'GET',
  url: '/api/users/participations/',
  auth: 'account',
  summary: 'Own participations, the latest timeslot first',
  query: listQuery({
    id: idFilter,
    state: choiceFilter(ParticipationState.options),
    timeslot: referenceFilter,
  }),
  response: pageOf(Participation),
})

export const getParticipation = endpoint({
  method: 'GET',
  url: '/api/users/participations/:id/',
  auth: 'account',
  summary: 'One own participation',
  params: IdParams,
  response: Participation,
})
