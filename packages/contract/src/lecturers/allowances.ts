import * as z from 'zod/mini'
import { bodyInteger } from '../http/body.ts'
import { Instant } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'

/** What a lecturer says to have got in a year from others within the allowance of § 3 Nr. 26 EStG. */
export const Declaration = z
  .object({ year: z.int(), cents: z.int(), at: Instant })
  .register(z.globalRegistry, { id: 'Declaration' })
export type Declaration = z.infer<typeof Declaration>

/** The most that somebody can declare. */
export const mostDeclared = 10_000_000

export const declareOthers = endpoint({
  method: 'POST',
  url: '/api/lecturer-allowances/',
  auth: 'lecturer',
  summary:
    'Declare what others paid in this or the last calendar year within the allowance of § 3 Nr. 26 EStG; 0 is nothing, and the newest of a year holds',
  body: z.object({
    year: bodyInteger(),
    cents: bodyInteger(z.minimum(0), z.maximum(mostDeclared)),
  }),
  status: 201,
  response: Declaration,
})
