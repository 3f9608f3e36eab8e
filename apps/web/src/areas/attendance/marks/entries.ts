import { MarkedState } from '@tafelrunde/contract/events/attendance'
import * as z from 'zod/mini'
import { kept } from '../outbox/outbox.rules.ts'

const inTimeslot = { ...kept, timeslot: z.int(), state: MarkedState }

/** A record of this device about somebody in the list. */
const MarkEntry = z.object({
  kind: z.literal('mark'),
  ...inTimeslot,
  participant: z.int(),
  minutes: z.nullable(z.int()),
  /** The person has seen that another record won. */
  understood: z.optional(z.boolean()),
})
export type MarkEntry = z.infer<typeof MarkEntry>

/** Somebody who came without being in the list. */
const DoorEntry = z.object({
  kind: z.literal('door'),
  ...inTimeslot,
  state: z.enum(['registered', 'attended']),
  person: z.optional(z.int()),
  customerNumber: z.optional(z.string()),
  qr: z.optional(z.string()),
  force: z.boolean(),
})
export type DoorEntry = z.infer<typeof DoorEntry>

export const Entry = z.discriminatedUnion('kind', [MarkEntry, DoorEntry])
export type Entry = MarkEntry | DoorEntry
