import { listQuery, recordFilters } from '#filters'
import * as z from '#read'
import { pageOf } from './http/common.ts'
import { endpoint } from './http/endpoint.ts'

export const Schooltype = z
  .object({ id: z.int(), name: z.string() })
  .register(z.globalRegistry, { id: 'Schooltype' })
export type Schooltype = z.infer<typeof Schooltype>

export const listSchooltypes = endpoint({
  method: 'GET',
  url: '/api/schooltypes/',
  auth: 'public',
  summary: 'School types, by name',
  query: listQuery(recordFilters),
  response: pageOf(Schooltype),
})
