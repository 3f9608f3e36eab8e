import { count, desc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { filtersOf, type Page } from '../../platform/db/filters.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { lecturers, shownAs } from '../lecturers/lecturers.tables.ts'
import { settlementSteps, settlements } from '../settlements/settlements.tables.ts'
import { paymentFiles } from './payment-files.tables.ts'

const { xml, ...columns } = {
  id: paymentFiles.id,
  eventId: paymentFiles.eventId,
  createdAt: paymentFiles.createdAt,
  createdBy: paymentFiles.createdBy,
  count: paymentFiles.count,
  totalCents: paymentFiles.totalCents,
  execution: paymentFiles.execution,
  undoneAt: paymentFiles.undoneAt,
  undoneBy: paymentFiles.undoneBy,
  undoneReason: paymentFiles.undoneReason,
  createdById: paymentFiles.createdById,
  needsRelease: paymentFiles.needsRelease,
  releasedAt: paymentFiles.releasedAt,
  releasedBy: paymentFiles.releasedBy,
  releasedById: paymentFiles.releasedById,
  xml: paymentFiles.xml,
}

export type PaymentFileRow = Omit<typeof paymentFiles.$inferSelect, 'xml'>

type Query = Page & { event: number | undefined }

/** The latest first. */
export const findPaymentFiles = async (db: Db, query: Query) => {
  const where = filtersOf(query, { event: paymentFiles.eventId })
  const [total] = await db.select({ count: count() }).from(paymentFiles).where(where)
  const rows = await db
    .select(columns)
    .from(paymentFiles)
    .where(where)
    .orderBy(desc(paymentFiles.id))
    .limit(query.limit)
    .offset(query.offset)
  return { count: total?.count ?? 0, rows }
}

/** The file's text, and of which event it is. */
export const findXml = async (db: Db, id: number) => {
  const [row] = await db
    .select({ ...columns, xml })
    .from(paymentFiles)
    .where(eq(paymentFiles.id, id))
  return row
}

/** Its text follows, because that names the file's id. */
export const insertPaymentFile = async (tx: Tx, facts: Omit<typeof paymentFiles.$inferInsert, 'xml'>) =>
  onlyRow(
    await tx
      .insert(paymentFiles)
      .values({ ...facts, xml: '' })
      .returning(columns),
  )

export const keepXml = (tx: Tx, id: number, text: string) =>
  tx.update(paymentFiles).set({ xml: text }).where(eq(paymentFiles.id, id))

/** Whose settlements these files hold or, once they are undone, held. */
export const findHeld = (db: Db, ids: number[]) =>
  db
    .select({
      file: settlementSteps.paymentFileId,
      id: settlements.id,
      firstName: shownAs.firstName,
      lastName: shownAs.lastName,
    })
    .from(settlementSteps)
    .innerJoin(settlements, eq(settlements.id, settlementSteps.settlementId))
    .innerJoin(lecturers, eq(lecturers.id, settlements.lecturerId))
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(inArray(settlementSteps.paymentFileId, ids))
    .orderBy(settlements.id)

/** Nobody else undoes or releases it until the transaction ends. */
export const lockPaymentFile = async (tx: Tx, id: number) => {
  const [row] = await tx.select(columns).from(paymentFiles).where(eq(paymentFiles.id, id)).for('update')
  return row
}

type Undone = Required<Pick<typeof paymentFiles.$inferInsert, 'undoneAt' | 'undoneBy' | 'undoneReason'>>

export const undo = async (tx: Tx, id: number, undone: Undone) =>
  onlyRow(await tx.update(paymentFiles).set(undone).where(eq(paymentFiles.id, id)).returning(columns))

type Released = Required<Pick<typeof paymentFiles.$inferInsert, 'releasedAt' | 'releasedBy' | 'releasedById'>>

export const release = async (tx: Tx, id: number, released: Released) =>
  onlyRow(await tx.update(paymentFiles).set(released).where(eq(paymentFiles.id, id)).returning(columns))
