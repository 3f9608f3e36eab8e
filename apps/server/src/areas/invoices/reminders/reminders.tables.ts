import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint, unique } from 'drizzle-orm/pg-core'
import { id, moment, reference } from '../../../platform/db/columns.ts'
import { orderLetters } from '../../exhibitions/letters/letters.tables.ts'
import { invoices } from '../invoices.tables.ts'

/** That somebody was reminded of an invoice: 1 Zahlungserinnerung, 2 and 3 the Mahnungen; each once. */
export const invoiceReminders = pgTable(
  'invoice_reminders',
  {
    id: id(),
    invoiceId: reference('invoice_id', () => invoices.id),
    step: smallint().notNull(),
    sentAt: moment('sent_at').notNull(),
    /** Null only of those from before letters were kept: the database refuses new ones without. */
    letterId: integer('letter_id')
      .unique()
      .references(() => orderLetters.id),
    /** What it demands besides what was open: interest, the fees of all reminders so far, and the flat fee. */
    interestCents: integer('interest_cents').notNull().default(0),
    feesCents: integer('fees_cents').notNull().default(0),
    flatFeeCents: integer('flat_fee_cents').notNull().default(0),
  },
  reminder => [
    unique('invoice_reminders_once').on(reminder.invoiceId, reminder.step),
    check('invoice_reminders_step', sql`${reminder.step} between 1 and 3`),
    check(
      'invoice_reminders_charges',
      sql`${reminder.interestCents} >= 0 and ${reminder.feesCents} >= 0 and ${reminder.flatFeeCents} >= 0`,
    ),
  ],
)
