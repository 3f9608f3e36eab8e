import { listQuery, recordFilters } from '#filters'
import * as z from '#read'
import { IdParams, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'

export const Exhibitor = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    logo: z.nullable(z.url()),
    website: z.nullable(z.url()),
    stand: z.string(),
    events: z.array(z.int()),
  })
  .register(z.globalRegistry, { id: 'Exhibitor' })
export type Exhibitor = z.infer<typeof Exhibitor>

export const listExhibitors = endpoint({
  method: 'GET',
  url: '/api/exhibitors/',
  auth: 'public',
  summary: 'Exhibitors, by name',
  query: listQuery(recordFilters),
  response: pageOf(Exhibitor),
})

export const getExhibitor = endpoint({
  method: 'GET',
  url: '/api/exhibitors/:id/',
  auth: 'public',
  summary: 'One exhibitor',
  params: IdParams,
  response: Exhibitor,
})
