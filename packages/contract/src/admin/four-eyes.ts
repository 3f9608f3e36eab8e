import * as z from 'zod/mini'
import { bodyFlag } from '../http/body.ts'
import { IdParams, Instant } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'

/** Whether files for the bank are released by another person than made them, and what waits for one. */
export const FourEyes = z
  .object({
    on: z.boolean(),
    /** What somebody wants to change, until another person confirms or rejects it. */
    waiting: z.nullable(
      z.object({
        id: z.int(),
        asked: Instant,
        by: z.string(),
        /** Null: the account is gone. Everybody else may confirm it. */
        by_id: z.nullable(z.int()),
        /** „Vier-Augen-Prinzip“ is to be switched off. */
        turns_off: z.boolean(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'FourEyes' })
export type FourEyes = z.infer<typeof FourEyes>

const own = { url: '/api/admin/association/four-eyes/', auth: 'superuser', response: FourEyes } as const

export const getFourEyes = endpoint({
  ...own,
  method: 'GET',
  summary: 'Whether two people are needed for payment files, and what waits for the second one',
})
export const switchFourEyes = endpoint({
  ...own,
  method: 'PUT',
  summary:
    'Switch it on, which needs a second person who may confirm; off it goes once another person confirms that',
  body: z.object({ on: bodyFlag() }),
})
export const confirmWaitingChange = endpoint({
  ...own,
  url: '/api/admin/association/waiting-changes/:id/confirm/',
  method: 'POST',
  summary: 'Have a change hold that somebody else asked for',
  params: IdParams,
})
export const rejectWaitingChange = endpoint({
  ...own,
  url: '/api/admin/association/waiting-changes/:id/reject/',
  method: 'POST',
  summary: 'Have it not hold; whoever asked for it may so withdraw it',
  params: IdParams,
})
