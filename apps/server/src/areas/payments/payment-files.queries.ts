import { count, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { filtersOf, type Page } from '../../platform/db/filters.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { paymentFiles } from './payment-files.tables.ts'

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
