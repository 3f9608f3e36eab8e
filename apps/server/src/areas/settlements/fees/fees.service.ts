import type { FeeTerms } from '@tafelrunde/contract/admin/money/settlements'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction } from '../../../platform/db/database.ts'
import { InvalidField } from '../../../platform/refusals.ts'
import { readEvent } from '../../events/events.service.ts'
import { roleTwice } from '../settlements.texts.ts'
import { findRules, findTravelTerms, replaceTerms } from './fees.queries.ts'
import { usualCentsPerKm } from './fees.rules.ts'

/** What an event pays; nothing but travel, until the office says something else. */
export const readFeeTerms = async (db: Db, eventId: number): Promise<FeeTerms> => {
  await readEvent(db, true, eventId)
  const terms = await findTravelTerms(db, eventId)
  const rules = await findRules(db, [eventId])
  return {
    travel_cents_per_km: terms?.travelCentsPerKm ?? usualCentsPerKm,
    rules: rules.map(({ eventId: _event, ...rule }) => rule),
  }
}

/** Replaces what an event pays; settlements that are submitted already stay as they are. */
export const replaceFeeTerms = async ({ db }: Deps, eventId: number, terms: FeeTerms) => {
  await readEvent(db, true, eventId)
  if (new Set(terms.rules.map(({ role }) => role)).size < terms.rules.length)
    throw new InvalidField('rules', roleTwice)
  await inTransaction(db, tx => replaceTerms(tx, eventId, terms.travel_cents_per_km, terms.rules))
  return readFeeTerms(db, eventId)
}
