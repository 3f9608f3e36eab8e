import { and, eq, lt, notExists, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/rows.ts'
import { lecturers } from '../../lecturers/lecturers.tables.ts'
import { files } from '../../storage/storage.tables.ts'
import { settlementExpenses, settlements } from '../settlements.tables.ts'
import { receipts } from './receipts.tables.ts'

type Asker = { id: number; isStaff: boolean }

export const insertReceipt = async (tx: Tx, row: typeof receipts.$inferInsert) => {
  const receipt = onlyRow(
    await tx.insert(receipts).values(row).returning({ id: receipts.id, name: receipts.name }),
  )
  return receipt
}

/** Uploaded by the asker, or named in a settlement of the asker's own; any for staff. */
const ofAsker = (db: Db, { id, isStaff }: Asker) => {
  const named = db
    .select({ one: sql`1` })
    .from(settlements)
    .innerJoin(lecturers, eq(lecturers.id, settlements.lecturerId))
    .leftJoin(settlementExpenses, eq(settlementExpenses.settlementId, settlements.id))
    .where(
      and(
        eq(lecturers.accountId, id),
        or(eq(settlementExpenses.receiptId, receipts.id), eq(settlements.ticketReceiptId, receipts.id)),
      ),
    )
  return isStaff ? undefined : or(eq(receipts.accountId, id), sql`exists ${named}`)
}

export const findReceipt = async (db: Db, asker: Asker, id: number) => {
  const [row] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.id, id), ofAsker(db, asker)))
  return row
}

/** Whether the asker may name it with an expense; it stays until the transaction ends. */
export const isUsable = async (tx: Tx, asker: Asker, id: number) => {
  const rows = await tx
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(eq(receipts.id, id), ofAsker(tx, asker)))
    .for('key share')
  return rows.length > 0
}

const isIdle = (tx: Tx) => {
  const one = { one: sql`1` }
  return and(
    notExists(tx.select(one).from(settlementExpenses).where(eq(settlementExpenses.receiptId, receipts.id))),
    notExists(tx.select(one).from(settlements).where(eq(settlements.ticketReceiptId, receipts.id))),
  )
}

/** Deletes what no settlement names and was uploaded before; answers the files. */
export const deleteIdleBefore = async (tx: Tx, before: Date) => {
  const old = lt(receipts.createdAt, before)
  // Whoever is about to name one holds it: it is left alone. Only a second look sees what was named by then.
  const locked = await tx
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(old, isIdle(tx)))
    .for('update', {
      skipLocked: true,
    })
  const ids = sql.param(locked.map(({ id }) => id))
  return tx
    .delete(receipts)
    .where(and(sql`${receipts.id} = any(${ids}::integer[])`, isIdle(tx)))
    .returning({ file: receipts.file })
}

/** Deletes what the account uploaded and no settlement names; answers the files. */
export const deleteIdleOf = (tx: Tx, accountId: number) =>
  tx
    .delete(receipts)
    .where(and(eq(receipts.accountId, accountId), isIdle(tx)))
    .returning({ file: receipts.file })

export const findReceiptsOf = (db: Db, accountId: number) =>
  db
    .select({
      id: receipts.id,
      name: receipts.name,
      file: receipts.file,
      size: sql<number>`octet_length(${files.bytes})`,
    })
    .from(receipts)
    .innerJoin(files, eq(files.hash, receipts.file))
    .where(eq(receipts.accountId, accountId))
    .orderBy(receipts.id)
