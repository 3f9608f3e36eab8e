import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, reference } from '../../../platform/db/columns.ts'
import { files } from '../../storage/storage.tables.ts'
import { orders } from '../exhibitions.tables.ts'

/** A letter that was sent to an exhibitor about an order, as it was sent; never changed and never deleted (§ 147 AO). */
export const orderLetters = pgTable(
  'order_letters',
  {
    id: id(),
    orderId: reference('order_id', () => orders.id),
    kind: text({ enum: ['confirmation', 'reminder'] }).notNull(),
    /** What it is called, also as a file: „1. Mahnung zur Rechnung 2027-R-00042“. */
    title: text().notNull(),
    file: text()
      .notNull()
      .references(() => files.hash),
    sentAt: moment('sent_at').notNull(),
  },
  letter => [
    index('order_letters_by_order').on(letter.orderId),
    index('order_letters_by_file').on(letter.file),
  ],
)
