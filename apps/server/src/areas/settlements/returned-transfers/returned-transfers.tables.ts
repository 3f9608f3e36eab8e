import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment, reference } from '../../../platform/db/columns.ts'
import { paymentFiles } from '../../payments/payment-files.tables.ts'
import { settlements } from '../settlements.tables.ts'

/** A transfer of a payment file that came back, as the bank's statement says it; it is only ever taken back, as a whole. */
export const returnedTransfers = pgTable(
  'returned_transfers',
  {
    id: id(),
    settlementId: belongsTo('settlement_id', () => settlements.id),
    /** What had paid it. */
    paymentFileId: reference('payment_file_id', () => paymentFiles.id),
    /** The bank's entry, the same in every file that has it: so it is taken once. */
    key: text().notNull(),
    returnedOn: date('returned_on', { mode: 'string' }).notNull(),
    /** What came back; what the bank kept of the transfer is apart. */
    cents: integer().notNull(),
    feeCents: integer('fee_cents').notNull(),
    /** In German, with the bank's code and words. */
    reason: text().notNull(),
    notedAt: moment('noted_at').notNull(),
    /** By name, so that it is still known when the account is gone. */
    notedBy: text('noted_by').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: text('withdrawn_by').notNull().default(''),
  },
  row => [
    uniqueIndex('returned_transfers_key').on(row.key).where(sql`${row.withdrawnAt} is null`),
    uniqueIndex('returned_transfers_once')
      .on(row.settlementId, row.paymentFileId)
      .where(sql`${row.withdrawnAt} is null`),
    check('returned_transfers_cents', sql`${row.cents} > 0 and ${row.feeCents} >= 0`),
    check('returned_transfers_withdrawn', sql`(${row.withdrawnAt} is null) = (${row.withdrawnBy} = '')`),
    index('returned_transfers_by_settlement').on(row.settlementId),
    index('returned_transfers_by_payment_file').on(row.paymentFileId),
  ],
)
