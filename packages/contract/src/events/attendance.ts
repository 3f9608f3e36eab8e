import * as z from 'zod/mini'
import { choiceFilter, idFilter, listQuery, referenceFilter } from '#filters'
import { bodyFlag, bodyId, bodyInteger, bodyMoment, bodyReference } from '../http/body.ts'
import { IdParams, Instant, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { ErrorBody } from '../http/errors.ts'
import { largestId } from '../http/ids.ts'
import { Person } from '../people/users.ts'
import { anyBodyText } from '../values/text.ts'
import { ParticipationState } from './participations.ts'

/** Somebody in a timeslot, as its lecturer sees them. */
export const Participant = z
  .object({
    id: z.int(),
    state: ParticipationState,
    timeslot: z.int(),
    account: Person,
    waitlist_position: z.nullable(z.int()),
    /** The device time of the record by which the person attended. */
    checked_in_at: z.nullable(Instant),
    /** Attended minutes without breaks; null: the whole time. */
    minutes: z.nullable(z.int()),
    /** The device time of the record that counts, and who made it; null where nobody has yet. */
    recorded_at: z.nullable(Instant),
    recorded_by: z.nullable(z.string()),
    /** Was let in beyond the capacity. */
    is_extra: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Participant' })
export type Participant = z.infer<typeof Participant>

/** What a lecturer may set. */
export const MarkedState = z.enum(['registered', 'attended', 'absent', 'cancelled'])
export type MarkedState = z.infer<typeof MarkedState>

/** A participant with everything that was ever recorded, the one that counts first. */
export const ParticipantHistory = z
  .extend(Participant, {
    marks: z.array(
      z.object({
        state: MarkedState,
        minutes: z.nullable(z.int()),
        recorded_at: Instant,
        received_at: Instant,
        recorded_by: z.string(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'ParticipantHistory' })
export type ParticipantHistory = z.infer<typeof ParticipantHistory>

export const listParticipants = endpoint({
  method: 'GET',
  url: '/api/lecturer-participants/',
  auth: 'lecturer',
  summary:
    'Who is in the own timeslots, for staff in all; by timeslot and family name, who waits in their order',
  query: listQuery({
    id: idFilter,
    state: choiceFilter(ParticipationState.options),
    timeslot: referenceFilter,
  }),
  response: pageOf(Participant),
})

export const addParticipant = endpoint({
  method: 'POST',
  url: '/api/lecturer-participants/',
  auth: 'lecturer',
  summary: 'Add somebody at the door, by account, customer number or pass; `force` also beyond the capacity',
  body: z.object({
    timeslot: bodyReference(),
    account: z.optional(bodyId()),
    as_customernumber: z.optional(anyBodyText(30)),
    qr: z.optional(anyBodyText(1000)),
    force: z._default(bodyFlag(), false),
    /** Without it: `attended` from the start of the timeslot on, before that `registered`. */
    state: z.optional(z.enum(['registered', 'attended'])),
    /** Device time; without it: now. */
    recorded_at: z.optional(bodyMoment()),
  }),
  status: 201,
  response: Participant,
})

export const getParticipant = endpoint({
  method: 'GET',
  url: '/api/lecturer-participants/:id',
  auth: 'lecturer',
  summary: 'One of them, with the history of the records',
  params: IdParams,
  response: ParticipantHistory,
})

const marked = {
  /** Only for `attended`; null or nothing: the whole time. */
  minutes: z.optional(z.nullable(bodyInteger(z.minimum(0)))),
  /** Device time; without it: now. The record with the latest one counts, in whatever order they arrive. */
  recorded_at: z.optional(bodyMoment()),
}
export const replaceParticipant = endpoint({
  method: 'PUT',
  url: '/api/lecturer-participants/:id',
  auth: 'lecturer',
  summary: 'Record whether somebody is there',
  params: IdParams,
  body: z.object({ state: MarkedState, ...marked }),
  response: Participant,
})
export const changeParticipant = endpoint({
  method: 'PATCH',
  url: '/api/lecturer-participants/:id',
  auth: 'lecturer',
  summary: 'The same; without `state`, the minutes of somebody who is there',
  params: IdParams,
  body: z.object({ state: z.optional(MarkedState), ...marked }),
  response: Participant,
})

/** So many records are taken at once; who has more sends them in several goes. */
export const mostMarks = 100

export const markParticipants = endpoint({
  method: 'POST',
  url: '/api/lecturer-participants/marks/',
  auth: 'lecturer',
  summary:
    'Several records at once, as a device has them that was without a network: each is taken or refused on its own, in ' +
    'the order given, with the status and body that it would have had alone; `participants` are those of the taken ones',
  body: z.object({
    marks: z
      .array(
        z.object({
          participant: bodyReference().check(z.positive(), z.maximum(largestId)),
          state: MarkedState,
          ...marked,
        }),
      )
      .check(z.maxLength(mostMarks)),
  }),
  response: z.object({
    answers: z.array(z.object({ status: z.int(), body: z.optional(ErrorBody) })),
    participants: z.array(Participant),
  }),
})
