import {
  createdFilters,
  endFilters,
  idFilter,
  listQuery,
  orderBy,
  recordFilters,
  referenceFilter,
  startFilters,
  textFilter,
} from '#filters'
import * as z from '#read'
import { IdParams, Instant, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'

export const Timeslot = z
  .object({
    id: z.int(),
    created: Instant,
    caption: z.string(),
    start: Instant,
    end: Instant,
    location: z.string(),
    capacity: z.nullable(z.int()),
    participants_count: z.int(),
    waitlist_count: z.int(),
    /** It does not take place. */
    is_called_off: z.boolean(),
    event: z.int(),
    workshop: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'Timeslot' })
export type Timeslot = z.infer<typeof Timeslot>

/** The filters of every list of timeslots (spec section 3). */
export const timeslotFilters = {
  ...recordFilters,
  caption: textFilter,
  ...createdFilters,
  ...startFilters,
  ...endFilters,
  id: idFilter,
  event: referenceFilter,
  workshop: referenceFilter,
  orderby: orderBy('caption', 'created', 'start', 'end', 'id'),
}

export const listTimeslots = endpoint({
  method: 'GET',
  url: '/api/timeslots/',
  auth: 'public',
  summary: 'Timeslots, by start',
  query: listQuery(timeslotFilters),
  response: pageOf(Timeslot),
})

export const getTimeslot = endpoint({
  method: 'GET',
  url: '/api/timeslots/:id/',
  auth: 'public',
  summary: 'One timeslot',
  params: IdParams,
  response: Timeslot,
})
