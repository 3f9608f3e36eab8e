import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { filtersOf, type Page } from '../../platform/db/filters.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { lecturers } from '../lecturers/lecturers.tables.ts'
import { paymentFiles, settlementSteps, settlements } from './settlements.tables.ts'

const { xml, ...columns } = {
  id: paymentFiles.id,
  eventId: paymentFiles.eventId,
  createdAt: paymentFiles.createdAt,
  count: paymentFiles.count,
  totalCents: paymentFiles.totalCents,
  execution: paymentFiles.execution,
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
    .select({ eventId: columns.eventId, xml })
    .from(paymentFiles)
    .where(eq(paymentFiles.id, id))
  return row
}

/** What is to be paid; until the transaction ends nobody else pays it. `account` is null where there is none. */
export const lockApproved = (tx: Tx, eventId: number) =>
  tx
    .select({
      id: settlements.id,
      document: settlements.document,
      account: { email: accounts.email, firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(settlements)
    .innerJoin(lecturers, eq(lecturers.id, settlements.lecturerId))
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(and(eq(settlements.eventId, eventId), eq(settlements.state, 'approved')))
    .orderBy(settlements.id)
    .for('update', { of: settlements })

/** Its text follows, because that names the file's id. */
export const insertPaymentFile = async (tx: Tx, facts: Omit<typeof paymentFiles.$inferInsert, 'xml'>) => {
  const row = onlyRow(
    await tx
      .insert(paymentFiles)
      .values({ ...facts, xml: '' })
      .returning(columns),
  )
  return row
}

export const keepXml = (tx: Tx, id: number, text: string) =>
  tx.update(paymentFiles).set({ xml: text }).where(eq(paymentFiles.id, id))

/** All of these are paid with that file, and it is noted who did it. */
export const setPaid = async (
  tx: Tx,
  ids: number[],
  { paymentFileId, ...step }: { paymentFileId: number; at: Date; by: string },
) => {
  await tx.update(settlements).set({ state: 'paid', paymentFileId }).where(inArray(settlements.id, ids))
  await tx
    .insert(settlementSteps)
    .values(ids.map(settlementId => ({ ...step, settlementId, state: 'paid' as const })))
}
