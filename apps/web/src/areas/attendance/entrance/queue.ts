import { ErrorCode } from '@tafelrunde/contract/http/errors'
import * as z from 'zod/mini'

/** Somebody whom this device has let in, until the server has it. */
const Queued = z.object({
  key: z.string(),
  /** Who stood at the counter: they alone send and see it. */
  account: z.int(),
  event: z.int(),
  person: z.int(),
  name: z.string(),
  /** Device time in milliseconds. */
  recordedAt: z.int(),
  /** Registers for the event whoever is not. */
  register: z.boolean(),
  /** Takes back what a counter has said before. */
  withdraw: z._default(z.boolean(), false),
  /** What this counter is called. */
  counter: z._default(z.string(), ''),
  /** Why the server said no. */
  refusal: z.optional(z.object({ sentence: z.string(), code: z.optional(ErrorCode) })),
})
export type Queued = z.infer<typeof Queued>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What is stored. What cannot be read, such as that of another build, is kept for a build that can. */
export const readQueue = (text: string) => {
  const stored = parsed(text)
  const all: readonly unknown[] = Array.isArray(stored) ? stored : []
  const read = all.map(one => ({ one, queued: Queued.safeParse(one).data }))
  return {
    queue: read.flatMap(({ queued }) => queued ?? []),
    unreadable: read.filter(({ queued }) => queued === undefined).map(({ one }) => one),
  }
}
