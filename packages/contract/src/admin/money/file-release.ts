import * as z from 'zod/mini'
import { Instant } from '../../http/common.ts'

/** Of a file for the bank under „Vier-Augen-Prinzip“: whose account made it, and who released it; null needs no release. */
export const FileRelease = z.nullable(
  z.object({
    /** Null: the command line, or an account that is gone. Everybody else may release it. */
    created_by_id: z.nullable(z.int()),
    /** Null: it waits, and nobody gets it. */
    released: z.nullable(z.object({ at: Instant, by: z.string() })),
  }),
)
export type FileRelease = z.infer<typeof FileRelease>
