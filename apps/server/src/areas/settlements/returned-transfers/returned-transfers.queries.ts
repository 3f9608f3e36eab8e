import { and, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { paymentFiles } from '../../payments/payment-files.tables.ts'
import { settlementSteps, settlements } from '../settlements.tables.ts'
import { returnedTransfers } from './returned-transfers.tables.ts'

const totalCents = sql<number>`(${settlements.document} #>> '{sums,total}')::integer`

/** What is paid by transfers and may have come back: these settlements, and those of one of these sums; the latest first. */
export const findReturnable = (db: Db, ids: number[], cents: number[]) =>
  db
    .select({
      id: settlements.id,
      document: settlements.document,
      paymentFileId: paymentFiles.id,
      execution: paymentFiles.execution,
      payment: sql<number>`(select count(*)::integer from settlement_steps s
        where s.settlement_id = settlements.id and s.payment_file_id is not null)`,
    })
    .from(settlements)
    .innerJoin(paymentFiles, eq(paymentFiles.id, settlements.paymentFileId))
    .where(
      and(
        eq(settlements.state, 'paid'),
        sql`${totalCents} > 0`,
        or(inArray(settlements.id, ids), inArray(totalCents, cents)),
      ),
    )
    .orderBy(sql`${paymentFiles.execution} desc, ${settlements.id} desc`)

/** Which of these entries of a bank have been noted before. */
export const findNoted = async (db: Db, keys: string[]) => {
  const rows = await db
    .select({ key: returnedTransfers.key })
    .from(returnedTransfers)
    .where(and(inArray(returnedTransfers.key, keys), isNull(returnedTransfers.withdrawnAt)))
  return new Set(rows.map(({ key }) => key))
}

export const insertReturned = (tx: Tx, row: typeof returnedTransfers.$inferInsert) =>
  tx.insert(returnedTransfers).values(row)

/** How many approved settlements of an event wait for somebody to look at their account. */
export const countDoubted = async (db: Db, eventId: number) => {
  const [row] = await db
    .select({ count: count() })
    .from(settlements)
    .where(and(eq(settlements.eventId, eventId), isNotNull(settlements.bankDoubtedAt)))
  return row?.count ?? 0
}

/** What came back of these settlements and was not noted by mistake, the earliest first. */
export const findReturnedTransfers = (db: Db, settlementIds: number[]) =>
  db
    .select()
    .from(returnedTransfers)
    .where(and(inArray(returnedTransfers.settlementId, settlementIds), isNull(returnedTransfers.withdrawnAt)))
    .orderBy(returnedTransfers.id)

type Withdrawn = { at: Date; by: string }

/** It did not come back after all: its file pays the settlement again, as if nothing had been noted. */
export const withdrawReturned = async (
  tx: Tx,
  { id, settlementId, paymentFileId }: typeof returnedTransfers.$inferSelect,
  { at, by }: Withdrawn,
) => {
  await tx
    .update(returnedTransfers)
    .set({ withdrawnAt: at, withdrawnBy: by })
    .where(eq(returnedTransfers.id, id))
  await tx.execute(sql`delete from settlement_steps where id =
    (select max(id) from settlement_steps where settlement_id = ${settlementId} and kind = 'transfer_returned')`)
  await tx
    .update(settlements)
    .set({ state: 'paid', paymentFileId, bankDoubtedAt: null, bankWishedAt: null })
    .where(eq(settlements.id, settlementId))
}

/** The account of a settlement has been looked at and stays. */
export const endDoubt = async (
  tx: Tx,
  step: Pick<typeof settlementSteps.$inferInsert, 'settlementId' | 'at' | 'by' | 'remark'>,
) => {
  await tx.update(settlements).set({ bankDoubtedAt: null }).where(eq(settlements.id, step.settlementId))
  await tx.insert(settlementSteps).values({ ...step, state: 'approved', kind: 'bank_confirmed' })
}
