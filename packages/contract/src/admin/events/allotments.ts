import * as z from 'zod/mini'
import { choiceFilter, listQuery, recordFilters, referenceFilter } from '#filters'
import { bodyInteger, bodyReference } from '../../http/body.ts'
import { Day, IdParams, Instant, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { anyBodyLines, bodyText } from '../../values/text.ts'
import { AuditEntry } from '../audit.ts'

/** Places are held back still, or those that nobody has taken were given free. */
export const AllotmentState = z.enum(['held', 'released'])
export type AllotmentState = z.infer<typeof AllotmentState>

const held = {
  /** How many are held back in all, and how many of these have been given to somebody. */
  places: z.int(),
  given: z.int(),
}

/** Places of an event and of its Termine that are held back for a group, such as a school, until a day. */
export const Allotment = z
  .object({
    id: z.int(),
    event: z.object({ id: z.int(), name: z.string() }),
    /** Whom they are held for. */
    name: z.string(),
    note: z.string(),
    /** The last day; what nobody has taken by then is everybody's. */
    until: Day,
    state: AllotmentState,
    released: z.nullable(Instant),
    /** Of the event itself; 0 where it has as many as come. */
    ...held,
    timeslots: z.array(z.object({ timeslot: z.int(), name: z.string(), start: Instant, ...held })),
  })
  .register(z.globalRegistry, { id: 'Allotment' })
export type Allotment = z.infer<typeof Allotment>

export const OfficeAllotment = z
  .extend(Allotment, { version: z.int() })
  .register(z.globalRegistry, { id: 'OfficeAllotment' })
export type OfficeAllotment = z.infer<typeof OfficeAllotment>

const mostPlaces = 100_000

export const AllotmentFields = z.object({
  name: bodyText(100),
  note: z._default(anyBodyLines(1000), ''),
  until: Day,
  places: z._default(bodyInteger(z.minimum(0), z.maximum(mostPlaces)), 0),
  timeslots: z._default(
    z
      .array(
        z.object({ timeslot: bodyReference(), places: bodyInteger(z.minimum(1), z.maximum(mostPlaces)) }),
      )
      .check(z.maxLength(100)),
    [],
  ),
})
export type AllotmentFields = z.infer<typeof AllotmentFields>

const NewAllotment = z.extend(AllotmentFields, { event: bodyReference() })
export type NewAllotment = z.infer<typeof NewAllotment>

/** The filters of the list; `search` looks at whom they are for. */
export const allotmentFilters = {
  ...recordFilters,
  event: referenceFilter,
  state: choiceFilter(AllotmentState.options),
}

const url = '/api/admin/allotments/'
const one = { url: `${url}:id/`, auth: 'staff', params: IdParams, response: OfficeAllotment } as const

export const listAllotments = endpoint({
  method: 'GET',
  url,
  auth: 'staff',
  summary: 'Places that are held back for groups, what is held still first, by their last day',
  query: listQuery(allotmentFilters),
  response: pageOf(Allotment),
})

export const getAllotment = endpoint({ ...one, method: 'GET', summary: 'One of them' })

export const createAllotment = endpoint({
  method: 'POST',
  url,
  auth: 'staff',
  summary: 'Hold back places that are free for a group; nobody else gets them until that day is over',
  body: NewAllotment,
  status: 201,
  response: OfficeAllotment,
})

export const changeAllotment = endpoint({
  ...one,
  method: 'PUT',
  summary: 'Change what is held back as it was at that version; never below what has been given of it',
  body: z.extend(AllotmentFields, { version: bodyInteger(z.minimum(0)) }),
})

export const releaseAllotment = endpoint({
  ...one,
  method: 'POST',
  url: `${url}:id/release/`,
  summary: 'Give free at once what nobody has taken; who waits moves up',
})

export const listAllotmentHistory = endpoint({
  ...one,
  method: 'GET',
  url: `${url}:id/history/`,
  summary: 'Who changed what of it, the latest first',
  query: listQuery({}),
  response: pageOf(AuditEntry),
})
