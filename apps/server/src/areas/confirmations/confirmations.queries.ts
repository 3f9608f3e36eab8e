import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../platform/db/database.ts'
import { participations } from '../participations/participations.tables.ts'
import { files } from '../storage/storage.tables.ts'
import { confirmations } from './confirmations.tables.ts'

/** The next running numbers, which nobody else gets; one whose paper is never kept stays unused. */
export const takeNumbers = async (db: Db, count: number) => {
  const { rows } = await db.execute<{ number: string }>(
    sql`select nextval('confirmation_numbers') as number from generate_series(1, ${count}::integer)`,
  )
  return rows.map(({ number }) => Number(number))
}

/**
 * How these participations stand now, each with the id of its valid confirmation; until the transaction ends
 * nobody else confirms them. The second statement sees what was committed while the first one waited.
 */
export const lockParticipations = async (tx: Tx, ids: number[]) => {
  const locked = await tx
    .select({ id: participations.id, accountId: participations.accountId, state: participations.state })
    .from(participations)
    .where(inArray(participations.id, ids))
    .orderBy(participations.id)
    .for('no key update')
  const valid = await tx
    .select({ id: confirmations.id, participationId: confirmations.participationId })
    .from(confirmations)
    .where(and(inArray(confirmations.participationId, ids), isNull(confirmations.revokedAt)))
  const validOf = new Map(valid.map(({ id, participationId }) => [participationId, id]))
  return new Map(
    locked.map(({ id, ...facts }) => [id, { ...facts, confirmationId: validOf.get(id) ?? null }]),
  )
}

export const insertConfirmations = (tx: Tx, rows: (typeof confirmations.$inferInsert)[]) =>
  tx.insert(confirmations).values(rows)

export const revoke = (tx: Tx, ids: number[], revokedAt: Date, revocationReason: string) =>
  tx.update(confirmations).set({ revokedAt, revocationReason }).where(inArray(confirmations.id, ids))

/** Whatever was revoked leads to the confirmation that is valid now. */
export const linkRevoked = (tx: Tx, participationIds: number[]) => {
  const valid = alias(confirmations, 'valid')
  return tx
    .update(confirmations)
    .set({ replacedBy: sql`${valid.id}` })
    .from(valid)
    .where(
      and(
        inArray(confirmations.participationId, participationIds),
        sql`${confirmations.revokedAt} is not null`,
        eq(valid.participationId, confirmations.participationId),
        isNull(valid.revokedAt),
      ),
    )
}

/** Of each participation what was revoked last, and why. */
export const findRevoked = async (db: Db, participationIds: number[]) => {
  const rows = await db
    .select({
      participationId: confirmations.participationId,
      number: confirmations.number,
      issuedAt: confirmations.issuedAt,
      reason: confirmations.revocationReason,
    })
    .from(confirmations)
    .where(
      and(
        inArray(confirmations.participationId, participationIds),
        sql`${confirmations.revokedAt} is not null`,
      ),
    )
    .orderBy(confirmations.id)
  return new Map(rows.map(({ participationId, ...revoked }) => [participationId, revoked]))
}

const selectConfirmations = (db: Db) =>
  db
    .select({
      confirmation: confirmations,
      isReplaced: sql<boolean>`${confirmations.replacedBy} is not null`,
    })
    .from(confirmations)

export type ConfirmationRow = Awaited<ReturnType<typeof selectConfirmations>>[number]

export const findByCode = async (db: Db, code: string) => {
  const [row] = await selectConfirmations(db).where(eq(confirmations.code, code))
  return row
}

/** The valid one, or else the one that was revoked last. */
export const findLatest = async (db: Db, participationId: number) => {
  const [row] = await selectConfirmations(db)
    .where(eq(confirmations.participationId, participationId))
    .orderBy(sql`${confirmations.revokedAt} is null desc`, desc(confirmations.id))
    .limit(1)
  return row
}

/** All confirmations of an account, also revoked ones, with their papers. */
export const findConfirmationsOf = (db: Db, accountId: number) =>
  db
    .select({
      confirmation: {
        number: confirmations.number,
        code: confirmations.code,
        issued: confirmations.issuedAt,
        revoked: confirmations.revokedAt,
        revocationReason: confirmations.revocationReason,
        document: confirmations.document,
      },
      pdf: files.bytes,
    })
    .from(confirmations)
    .innerJoin(files, eq(files.hash, confirmations.file))
    .where(eq(confirmations.accountId, accountId))
    .orderBy(asc(confirmations.issuedAt), asc(confirmations.id))

/** Answers the papers that nothing refers to any more. */
export const deleteConfirmationsOf = async (tx: Tx, accountId: number) => {
  const rows = await tx
    .delete(confirmations)
    .where(eq(confirmations.accountId, accountId))
    .returning({ id: confirmations.id, file: confirmations.file })
  return { ids: rows.map(({ id }) => id), files: rows.flatMap(({ file }) => (file === null ? [] : [file])) }
}
