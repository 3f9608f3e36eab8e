import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment, reference } from '../../../platform/db/columns.ts'
import { orderPayments } from '../../exhibitions/payments/payments.tables.ts'
import { releaseChecks, releaseColumns } from '../../payments/release/release.tables.ts'

/** A SEPA credit transfer of credit balances that are paid back, kept as it was made, also when it is undone. */
export const refundFiles = pgTable(
  'refund_files',
  {
    id: id(),
    createdAt: moment('created_at').notNull(),
    /** By name, so that it is still known when the account is gone. */
    createdBy: text('created_by').notNull(),
    execution: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
    totalCents: integer('total_cents').notNull(),
    xml: text().notNull(),
    undoneAt: moment('undone_at'),
    undoneBy: text('undone_by').notNull().default(''),
    undoneReason: text('undone_reason').notNull().default(''),
    ...releaseColumns(),
  },
  row => [
    check('refund_files_undone', sql`(${row.undoneAt} is null) = (${row.undoneReason} = '')`),
    check('refund_files_sums', sql`${row.count} > 0 and ${row.totalCents} >= ${row.count}`),
    ...releaseChecks('refund_files', row),
  ],
)

/** To which account a refund goes, and under which reference; the account is kept for nothing else. */
export const refundTransfers = pgTable(
  'refund_transfers',
  {
    id: id(),
    fileId: reference('file_id', () => refundFiles.id),
    paymentId: reference('payment_id', () => orderPayments.id),
    /** The bank's end-to-end id; each is given out once. */
    reference: text().notNull(),
    iban: text().notNull(),
    holder: text().notNull(),
  },
  row => [
    unique('refund_transfers_once').on(row.paymentId),
    unique('refund_transfers_reference').on(row.reference),
    index('refund_transfers_by_file').on(row.fileId),
    check('refund_transfers_iban', sql`${row.iban} ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$'`),
  ],
)
