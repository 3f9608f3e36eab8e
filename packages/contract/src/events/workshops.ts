import {
  createdFilters,
  idFilter,
  listQuery,
  orderBy,
  recordFilters,
  referenceFilter,
  textFilter,
} from '#filters'
import * as z from '#read'
import { IdParams, Instant, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'

/** A lecturer as named beside a workshop. */
export const LecturerName = z
  .object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    profile_picture: z.nullable(z.url()),
  })
  .register(z.globalRegistry, { id: 'LecturerName' })
export type LecturerName = z.infer<typeof LecturerName>

const WorkshopTimeslot = z.object({
  id: z.int(),
  caption: z.string(),
  start: Instant,
  end: Instant,
  location: z.string(),
  capacity: z.nullable(z.int()),
  participants_count: z.int(),
  waitlist_count: z.int(),
  is_called_off: z.boolean(),
  /** Of one that is called off: Termine that the office offers instead. */
  alternatives: z.optional(z.array(z.int())),
})

export const Workshop = z
  .object({
    id: z.int(),
    created: Instant,
    name: z.string(),
    description: z.string(),
    location: z.string(),
    event: z.int(),
    schooltypes: z.array(z.int()),
    lecturers: z.array(LecturerName),
    timeslots: z.array(WorkshopTimeslot),
    materials: z.array(z.object({ name: z.string(), url: z.url() })),
  })
  .register(z.globalRegistry, { id: 'Workshop' })
export type Workshop = z.infer<typeof Workshop>

/** The filters of a list of workshops. */
export const workshopFilters = {
  ...recordFilters,
  ...createdFilters,
  description: textFilter,
  id: idFilter,
  location: textFilter,
  name: textFilter,
  event: referenceFilter,
  orderby: orderBy('created', 'description', 'id', 'location', 'name'),
}

export const listWorkshops = endpoint({
  method: 'GET',
  url: '/api/workshops/',
  auth: 'public',
  summary: 'Workshops with their timeslots, by id',
  query: listQuery(workshopFilters),
  response: pageOf(Workshop),
})

export const getWorkshop = endpoint({
  method: 'GET',
  url: '/api/workshops/:id/',
  auth: 'public',
  summary: 'One workshop',
  params: IdParams,
  response: Workshop,
})
