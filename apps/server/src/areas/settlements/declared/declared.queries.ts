import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { lecturers } from '../../lecturers/lecturers.tables.ts'
import { settlements } from '../settlements.tables.ts'
import { allowanceDeclarations } from './declared.tables.ts'

/** All that these lecturers declared, the newest last. */
export const findDeclared = (db: Db, lecturerIds: number[]) =>
  db
    .select({
      lecturerId: allowanceDeclarations.lecturerId,
      year: allowanceDeclarations.year,
      cents: allowanceDeclarations.cents,
      at: allowanceDeclarations.declaredAt,
    })
    .from(allowanceDeclarations)
    .where(inArray(allowanceDeclarations.lecturerId, lecturerIds))
    .orderBy(allowanceDeclarations.id)

export const insertDeclaration = (tx: Tx, facts: typeof allowanceDeclarations.$inferInsert) =>
  tx.insert(allowanceDeclarations).values(facts)

/** As whom the account's owner gives workshops, and nobody else takes that over until the transaction ends. */
export const holdLecturer = async (tx: Tx, accountId: number) => {
  const [row] = await tx
    .select({ id: lecturers.id })
    .from(lecturers)
    .where(eq(lecturers.accountId, accountId))
    .for('share')
  return row?.id
}

/** All that the account's owner ever declared, the earliest first. */
export const findDeclaredBy = (db: Db, accountId: number) =>
  db
    .select({
      year: allowanceDeclarations.year,
      cents: allowanceDeclarations.cents,
      at: allowanceDeclarations.declaredAt,
    })
    .from(allowanceDeclarations)
    .innerJoin(lecturers, eq(lecturers.id, allowanceDeclarations.lecturerId))
    .where(eq(lecturers.accountId, accountId))
    .orderBy(allowanceDeclarations.id)

/** Of whoever has submitted nothing; with what was submitted a declaration stays as long as that. */
export const deleteIdleDeclarations = (tx: Tx, accountId: number) => {
  const own = tx.select({ id: lecturers.id }).from(lecturers).where(eq(lecturers.accountId, accountId))
  const settled = tx.select({ id: settlements.lecturerId }).from(settlements)
  return tx
    .delete(allowanceDeclarations)
    .where(
      and(
        inArray(allowanceDeclarations.lecturerId, own),
        notInArray(allowanceDeclarations.lecturerId, settled),
      ),
    )
}
