import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { isSmallBusinessOn } from '../../common/tax.rules.ts'
import type { Deps } from '../../deps.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import * as queries from './association.queries.ts'

/** Since when the association is Kleinunternehmer (§ 19 UStG), and since when not, the earliest first. */
export const readSmallBusinessDays = (db: Db) => queries.findSmallBusinessDays(db)

/** The same as the contract words it, with how it is today. */
export const tellSmallBusiness = async (clock: Deps['clock'], db: Db) => {
  const days = await queries.findSmallBusinessDays(db)
  return {
    small_business: isSmallBusinessOn(days, berlinDay(clock.now())),
    small_business_days: days.map(({ validFrom, smallBusiness }) => ({
      from: validFrom,
      small_business: smallBusiness,
    })),
  }
}

/** What is said of it: from today on unless another day is named; what is not said stays. */
export type SmallBusinessWish = {
  small_business?: boolean | undefined
  small_business_from?: string | null | undefined
}

/** Writes what is said, in the caller's transaction, which holds the association's row. What was invoiced stays as it is. */
export const noteSmallBusiness = async (clock: Deps['clock'], tx: Tx, wish: SmallBusinessWish) => {
  if (wish.small_business === undefined) return
  const from = wish.small_business_from ?? berlinDay(clock.now())
  const days = await queries.findSmallBusinessDays(tx)
  if (isSmallBusinessOn(days, from) !== wish.small_business)
    await queries.putSmallBusinessDay(tx, from, wish.small_business)
}
