import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** What files for DATEV have to name; one row, once the office has said it. */
export const datevSettings = pgTable(
  'datev_settings',
  {
    id: integer().primaryKey().default(1),
    consultant: integer().notNull(),
    client: integer().notNull(),
    chart: text({ enum: ['03', '04'] }).notNull(),
    debtor: integer().notNull(),
    /** By tax case. */
    accounts: jsonb().notNull(),
  },
  row => [check('datev_settings_is_one', sql`${row.id} = 1`)],
)
