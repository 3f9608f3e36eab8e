import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { feeRules, feeTerms } from './fees.tables.ts'

/** What these events pay, the lecturer's role first. */
export const findRules = (db: Db, eventIds: number[]) =>
  db
    .select()
    .from(feeRules)
    .where(inArray(feeRules.eventId, eventIds))
    .orderBy(feeRules.eventId, desc(feeRules.role))

export const findTravelTerms = async (db: Db, eventId: number) => {
  const [row] = await db.select().from(feeTerms).where(eq(feeTerms.eventId, eventId))
  return row
}

/** Takes the place of what was agreed before. */
export const replaceTerms = async (
  tx: Tx,
  eventId: number,
  travelCentsPerKm: number,
  rules: Omit<typeof feeRules.$inferInsert, 'eventId'>[],
) => {
  // The row of the terms makes those wait who replace them at the same time.
  await tx
    .insert(feeTerms)
    .values({ eventId, travelCentsPerKm })
    .onConflictDoUpdate({ target: feeTerms.eventId, set: { travelCentsPerKm } })
  const kept = rules.map(({ role }) => role)
  await tx.delete(feeRules).where(and(eq(feeRules.eventId, eventId), notInArray(feeRules.role, kept)))
  for (const { role, ...facts } of rules)
    await tx
      .insert(feeRules)
      .values({ eventId, role, ...facts })
      .onConflictDoUpdate({ target: [feeRules.eventId, feeRules.role], set: facts })
}
