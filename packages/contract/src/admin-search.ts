import * as z from 'zod/mini'
import { textFilter } from '#filters'
import { endpoint } from './endpoint.ts'

export const HitKind = z.enum([
  'event',
  'workshop',
  'person',
  'lecturer',
  'exhibitor',
  'order',
  'invoice',
  'confirmation',
])
export type HitKind = z.infer<typeof HitKind>

/** Something that the office may have looked for. */
export const SearchHit = z
  .object({
    kind: HitKind,
    /** Of an order, an invoice and a confirmation that of whose it is. */
    id: z.int(),
    title: z.string(),
    /** What tells it from others of that name; may be empty. */
    detail: z.string(),
  })
  .register(z.globalRegistry, { id: 'SearchHit' })
export type SearchHit = z.infer<typeof SearchHit>

export const search = endpoint({
  method: 'GET',
  url: '/api/admin/search/',
  auth: 'staff',
  summary:
    'What has these letters in its name or number, of each kind the six nearest: those that begin with them first, then the newest',
  query: z.object({ q: textFilter }),
  response: z.object({ results: z.array(SearchHit) }),
})
