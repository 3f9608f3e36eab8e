import { MarkedState } from '@tafelrunde/contract/events/attendance'
import { ErrorCode } from '@tafelrunde/contract/http/errors'
import * as z from 'zod/mini'

const kept = {
  key: z.string(),
  /** The account that made it: it alone sends and sees it. */
  account: z.int(),
  timeslot: z.int(),
  /** Whom it is about, for where the list does not name them. */
  name: z.string(),
  state: MarkedState,
  /** Device time in milliseconds. */
  recordedAt: z.int(),
  /** waiting: not answered by the server yet; sent ones stay a while, to tell when another one wins. */
  status: z.enum(['waiting', 'sent', 'refused']),
  /** Why the server said no. */
  refusal: z.optional(z.object({ sentence: z.string(), code: z.optional(ErrorCode) })),
}

/** A record of this device about somebody in the list. */
const MarkEntry = z.object({
  kind: z.literal('mark'),
  ...kept,
  participant: z.int(),
  minutes: z.nullable(z.int()),
  /** The person has seen that another record won. */
  understood: z.optional(z.boolean()),
})
export type MarkEntry = z.infer<typeof MarkEntry>

/** Somebody who came without being in the list. */
const DoorEntry = z.object({
  kind: z.literal('door'),
  ...kept,
  state: z.enum(['registered', 'attended']),
  person: z.optional(z.int()),
  customerNumber: z.optional(z.string()),
  qr: z.optional(z.string()),
  force: z.boolean(),
})
export type DoorEntry = z.infer<typeof DoorEntry>

const Entry = z.discriminatedUnion('kind', [MarkEntry, DoorEntry])
export type Entry = MarkEntry | DoorEntry

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The records of a stored text. One that cannot be read, such as that of another build, hides none of the others and is
 * kept as it is, for a build that can.
 */
export const readStored = (text: string) => {
  const stored = parsed(text)
  const all: readonly unknown[] = Array.isArray(stored) ? stored : []
  const read = all.map(one => ({ one, entry: Entry.safeParse(one).data }))
  return {
    entries: read.flatMap(({ entry }) => entry ?? []),
    unreadable: read.filter(({ entry }) => entry === undefined).map(({ one }) => one),
  }
}
export type Refusal = NonNullable<Entry['refusal']>
