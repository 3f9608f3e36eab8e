import * as z from 'zod/mini'
import { textFilter } from '#filters'
import { endpoint } from '../http/endpoint.ts'

const pages = ['event', 'workshop', 'person', 'lecturer', 'exhibitor'] as const
/** What has a page of its own in the Verwaltung. */
export const HitPage = z.enum(pages)
export type HitPage = z.infer<typeof HitPage>

export const HitKind = z.enum([...pages, 'order', 'invoice', 'settlement', 'confirmation'])
export type HitKind = z.infer<typeof HitKind>

/** Something that the office may have looked for. */
export const SearchHit = z
  .object({
    kind: HitKind,
    /** Where it stands, and the id of that: an order is on the page of whoever ordered. */
    page: HitPage,
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
