import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, reference } from '../../../platform/db/columns.ts'
import { datevExports } from './datev.tables.ts'

const sources = [
  'bank',
  'bank_gone',
  'bank_return',
  'bank_fee',
  'hand',
  'hand_gone',
  'refund_return',
  'refund_return_gone',
  'refund_fee',
  'refund_fee_gone',
  'settlement',
  'settlement_back',
  'payout',
  'payout_gone',
  'payout_return',
  'payout_return_gone',
  'payout_fee',
  'payout_fee_gone',
] as const

/**
 * What an export had besides invoices, so that its file stays the same and the next one knows what is new: `ref` names a
 * row of what `source` comes from. A `_gone` takes back what an earlier export had. Never changed and never deleted.
 */
export const datevItems = pgTable(
  'datev_items',
  {
    id: id(),
    exportId: reference('export_id', () => datevExports.id),
    source: text({ enum: sources }).notNull(),
    ref: integer().notNull(),
  },
  item => [
    unique('datev_items_once').on(item.exportId, item.source, item.ref),
    index('datev_items_by_ref').on(item.ref, item.source),
    check(
      'datev_items_source',
      sql`${item.source} in ('bank', 'bank_gone', 'bank_return', 'bank_fee', 'hand', 'hand_gone', 'refund_return', 'refund_return_gone', 'refund_fee', 'refund_fee_gone', 'settlement', 'settlement_back', 'payout', 'payout_gone', 'payout_return', 'payout_return_gone', 'payout_fee', 'payout_fee_gone')`,
    ),
  ],
)

export type ItemSource = (typeof datevItems.$inferSelect)['source']
