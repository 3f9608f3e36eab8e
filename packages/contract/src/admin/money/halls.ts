import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { Hall } from '../../exhibitions/orders.ts'
import { bodyFile, bodyInteger } from '../../http/body.ts'
import { IdParams, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { AuditEntry } from '../audit.ts'
import { HallFields } from './orders.ts'

/** Where an event's tables stand, as the office changes it. */
export const HallPlan = z
  .object({
    event: z.object({ id: z.int(), name: z.string() }),
    /** Null: the office assigns the tables. */
    hall: z.nullable(Hall),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'HallPlan' })
export type HallPlan = z.infer<typeof HallPlan>

export const HallPlanFields = z.object({
  hall: z.nullable(HallFields),
  version: bodyInteger(z.minimum(0)),
})
export type HallPlanFields = z.infer<typeof HallPlanFields>

const one = { auth: 'staff', params: IdParams, response: HallPlan } as const
const url = '/api/admin/events/:id/hall/'

export const getHallPlan = endpoint({ ...one, method: 'GET', url, summary: 'Where an event’s tables stand' })

export const changeHallPlan = endpoint({
  ...one,
  method: 'PUT',
  url,
  summary: 'Change it as it was at that version; a table that is taken may move and not go',
  body: HallPlanFields,
})

const image = { ...one, url: '/api/admin/events/:id/hall/image/' } as const
export const changeHallImage = endpoint({
  ...image,
  method: 'PUT',
  summary: 'Change the drawing below the tables: JPEG, PNG, WebP or HEIC up to 10 MB, as multipart',
  body: z.object({ file: bodyFile() }),
})
export const removeHallImage = endpoint({
  ...image,
  method: 'DELETE',
  summary: 'Take the drawing below the tables away',
})

export const listHallHistory = endpoint({
  ...one,
  method: 'GET',
  url: '/api/admin/events/:id/hall/history/',
  summary: 'Who changed what of the hall, the latest first',
  query: listQuery({}),
  response: pageOf(AuditEntry),
})
