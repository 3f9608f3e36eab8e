import * as z from 'zod/mini'
import { kept } from '../outbox/outbox.rules.ts'

/** Somebody whom this device has let in, until the server has it. */
export const Queued = z.object({
  ...kept,
  event: z.int(),
  person: z.int(),
  /** Registers for the event whoever is not. */
  register: z.boolean(),
  /** Takes back what a counter has said before. */
  withdraw: z._default(z.boolean(), false),
  /** What this counter is called. */
  counter: z._default(z.string(), ''),
})
export type Queued = z.infer<typeof Queued>
