import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction } from '../../../platform/db/database.ts'
import { InvalidField } from '../../../platform/refusals.ts'
import * as queries from './numbers.queries.ts'
import { readNumber, refusalOf } from './numbers.rules.ts'
import { notANumber } from './numbers.texts.ts'

/** The last number of each year, and what was left out. */
export const readNumbers = async (db: Db) => ({
  numbers: await queries.findNumbers(db),
  gaps: await queries.findGaps(db),
})

/**
 * Leaves out all numbers up to `last`, because a restored backup does not know who has them. Each number is given once
 * (§ 14 Abs. 4 Nr. 4 UStG); a gap that is explained does no harm (UStAE 14.5 Abs. 10). Refused where it would go back.
 */
export const leaveOutNumbers = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { last: typed, reason }: { last: string; reason: string },
) => {
  const wanted = readNumber(typed)
  if (!wanted) throw new InvalidField('last', notANumber(typed))
  return inTransaction(db, async tx => {
    const at = clock.now()
    const { year, running } = wanted
    const last = await queries.lockLastNumber(tx, year)
    const refusal = refusalOf(wanted, last, Number(berlinDay(at).slice(0, 4)))
    if (refusal) throw new InvalidField('last', refusal)
    await queries.moveNumber(tx, year, running)
    return queries.insertGap(tx, { year, first: last + 1, last: running, reason, at })
  })
}
