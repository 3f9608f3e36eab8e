import { listQuery } from '#filters'
import * as z from '#read'
import { LecturerName } from '../events/workshops.ts'
import { IdParams, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'

export const Lecturer = z
  .extend(LecturerName, {
    profile_description: z.string(),
    workshops: z.array(z.object({ id: z.int(), name: z.string(), event: z.int() })),
  })
  .register(z.globalRegistry, { id: 'Lecturer' })
export type Lecturer = z.infer<typeof Lecturer>

export const listLecturers = endpoint({
  method: 'GET',
  url: '/api/lecturer/',
  auth: 'public',
  summary: 'Lecturers with a published workshop, by family name',
  query: listQuery({}),
  response: pageOf(Lecturer),
})

export const getLecturer = endpoint({
  method: 'GET',
  url: '/api/lecturer/:id/',
  auth: 'public',
  summary: 'One lecturer',
  params: IdParams,
  response: Lecturer,
})
