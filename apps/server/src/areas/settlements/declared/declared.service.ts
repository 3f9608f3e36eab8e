import type { declareOthers as contract, Declaration } from '@tafelrunde/contract/lecturers/allowances'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type * as z from 'zod/mini'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { keepNothing } from '../../../platform/idempotency.ts'
import { InvalidField, Refusal } from '../../../platform/refusals.ts'
import { holdLecturer, insertDeclaration } from './declared.queries.ts'
import { noLecturer, otherYear } from './declared.texts.ts'

type Wish = z.infer<typeof contract.schema.body>

/**
 * Notes what the caller says to have got from others in a year, this one or the last (§ 3 Nr. 26 EStG). What was submitted
 * before stays as it is.
 */
export const declareOthers = (deps: Deps, caller: Caller, { year, cents }: Wish, keep = keepNothing) => {
  const at = deps.clock.now()
  const thisYear = Number(berlinDay(at).slice(0, 4))
  if (year !== thisYear && year !== thisYear - 1) throw new InvalidField('year', otherYear(thisYear))
  return inTransaction(deps.db, async tx => {
    const lecturerId = await holdLecturer(tx, caller.id)
    if (lecturerId === undefined) throw new Refusal('state', noLecturer)
    await insertDeclaration(tx, { lecturerId, year, cents, declaredAt: at })
    const answer: Declaration = { year, cents, at }
    await keep(tx, answer)
    return answer
  })
}
