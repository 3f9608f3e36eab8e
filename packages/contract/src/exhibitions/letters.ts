import * as z from 'zod/mini'
import { Bytes, IdParams, Instant } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'

/** A letter that was sent about an order. */
export const OrderLetter = z
  .object({
    /** Null of a reminder from before letters were kept: there is no file of it. */
    id: z.nullable(z.int()),
    kind: z.enum(['confirmation', 'reminder']),
    /** „1. Mahnung zur Rechnung 2027-R-00042“ */
    title: z.string(),
    sent: Instant,
    /** What a reminder demanded besides what was open: interest and fees. */
    extra_cents: z.int(),
  })
  .register(z.globalRegistry, { id: 'OrderLetter' })
export type OrderLetter = z.infer<typeof OrderLetter>

const ofOne = { auth: 'exhibitor', params: IdParams, method: 'GET' } as const
export const listOrderLetters = endpoint({
  ...ofOne,
  url: '/api/exhibitordata/:id/letters/',
  summary: 'The letters that were sent about an own order, the oldest first',
  response: z.object({ letters: z.array(OrderLetter) }),
})
export const getOrderLetter = endpoint({
  ...ofOne,
  url: '/api/exhibitor-letters/:id/',
  summary: 'One of them as PDF, as it was sent',
  file: 'application/pdf',
  response: Bytes,
})
