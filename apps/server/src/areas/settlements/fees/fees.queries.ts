import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { feeRules, feeTerms, laterFees } from './fees.tables.ts'

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

/** What these events pay from later days on, the earliest first. */
export const findLaterFees = (db: Db, eventIds: number[]) =>
  db
    .select()
    .from(laterFees)
    .where(inArray(laterFees.eventId, eventIds))
    .orderBy(laterFees.eventId, desc(laterFees.role), asc(laterFees.validFrom))

type LaterFee = Omit<typeof laterFees.$inferInsert, 'eventId'>
const dayOf = ({ role, validFrom }: Pick<LaterFee, 'role' | 'validFrom'>) => `${role} ${validFrom}`

/** Takes the place of what was agreed for later days. The row of the terms is locked. */
export const replaceLaterFees = async (tx: Tx, eventId: number, fees: LaterFee[]) => {
  const kept = new Set(fees.map(dayOf))
  for (const { role, validFrom } of (await findLaterFees(tx, [eventId])).filter(fee => !kept.has(dayOf(fee))))
    await tx
      .delete(laterFees)
      .where(
        and(eq(laterFees.eventId, eventId), eq(laterFees.role, role), eq(laterFees.validFrom, validFrom)),
      )
  for (const { role, validFrom, ...facts } of fees)
    await tx
      .insert(laterFees)
      .values({ eventId, role, validFrom, ...facts })
      .onConflictDoUpdate({ target: [laterFees.eventId, laterFees.role, laterFees.validFrom], set: facts })
}
