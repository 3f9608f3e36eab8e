import type { Tx } from '../../../platform/db/database.ts'
import { invoiceReminders } from './reminders.tables.ts'

export const insertReminder = (tx: Tx, row: typeof invoiceReminders.$inferInsert) =>
  tx.insert(invoiceReminders).values(row)
