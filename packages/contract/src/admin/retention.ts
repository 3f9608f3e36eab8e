import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** What is kept, for how long, and why. */
export const Retention = z
  .object({ what: z.string(), kept: z.string(), why: z.string() })
  .register(z.globalRegistry, { id: 'Retention' })
export type Retention = z.infer<typeof Retention>

export const listRetention = endpoint({
  method: 'GET',
  url: '/api/admin/retention/',
  auth: 'superuser',
  summary: 'What is kept for how long, and why',
  response: z.object({ results: z.array(Retention) }),
})
