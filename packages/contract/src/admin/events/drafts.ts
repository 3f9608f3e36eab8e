import * as z from 'zod/mini'
import { IdParams, Instant, Nothing } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'

const one = { url: '/api/admin/events/:id/draft-link/', auth: 'staff', params: IdParams } as const

export const getDraftLink = endpoint({
  ...one,
  method: 'GET',
  summary: 'Until when the link of a draft holds; null: there is none',
  response: z.object({ until: z.nullable(Instant) }),
})

/** What the link contains is told this once: the server keeps its hash. */
export const shareDraft = endpoint({
  ...one,
  method: 'POST',
  summary: 'Make a link by which anybody sees this draft for 30 days; the former one ends',
  status: 201,
  response: z.object({ url: z.url(), until: Instant }),
})

export const endDraftLink = endpoint({
  ...one,
  method: 'DELETE',
  summary: 'End the link of a draft',
  status: 204,
  response: Nothing,
})
