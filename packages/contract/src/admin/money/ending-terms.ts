import * as z from 'zod/mini'
import { bodyInteger, emptyIsNull } from '../../http/body.ts'

export const mostEndingTerms = 3

const tooMany = 'Höchstens drei Stufen.'
const dayTwice = 'Zwei Stufen beginnen am selben Tag.'

/** What the office asks of whoever calls off late, as it writes it, in any order. */
export const EndingTerms = z
  .array(
    z.object({
      /** Days before the event's first day; null: from the confirmation. */
      days: z._default(emptyIsNull(bodyInteger(z.minimum(0), z.maximum(365))), null),
      percent: bodyInteger(z.minimum(1), z.maximum(100)),
    }),
  )
  .check(
    z.maxLength(mostEndingTerms, tooMany),
    z.refine(terms => new Set(terms.map(({ days }) => days)).size === terms.length, { error: dayTwice }),
  )
export type EndingTerms = z.infer<typeof EndingTerms>
