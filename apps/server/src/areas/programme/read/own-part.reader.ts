import { z } from 'zod'
import { lineOf } from './plain-text.rules.ts'

const Key = z.string().transform(lineOf)
/** What our files say beside the formats. */
export const OwnPart = z.object({
  key: Key,
  description: z.string(),
  location: Key,
  sessions: z.record(z.string(), z.object({ guid: Key, workshop: Key, duration: Key }).partial()),
  persons: z.array(z.object({ id: z.number(), key: Key })),
})
export type OwnPart = z.infer<typeof OwnPart>
