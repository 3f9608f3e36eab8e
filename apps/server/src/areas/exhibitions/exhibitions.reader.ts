import { z } from 'zod'
import type { Hall } from './exhibitions.rules.ts'

const Kept: z.ZodType<Hall> = z.object({
  name: z.string(),
  columns: z.int(),
  rows: z.int(),
  marks: z.array(
    z.object({
      name: z.string(),
      column: z.number(),
      row: z.number(),
      columns: z.number(),
      rows: z.number(),
    }),
  ),
})

/** A hall as it is kept; null where an event has none. */
export const readHall = (kept: unknown) => Kept.nullable().parse(kept)
