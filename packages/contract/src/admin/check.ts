import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'

/** A rule that every registration keeps, with what breaks it. */
export const CheckedRule = z
  .object({ rule: z.string(), problems: z.array(z.string()) })
  .register(z.globalRegistry, { id: 'CheckedRule' })

export const checkRegistrations = endpoint({
  method: 'GET',
  url: '/api/admin/check/',
  auth: 'superuser',
  summary: 'Verify every invariant of the registration over the whole database',
  response: z.object({ results: z.array(CheckedRule) }),
})
