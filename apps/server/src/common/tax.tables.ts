import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Figures that the law sets anew now and then: each holds from its day on. */
export const taxFigures = pgTable(
  'tax_figures',
  {
    figure: text({ enum: ['vat_percent', 'reduced_vat_percent', 'allowance_cents'] }).notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    value: integer().notNull(),
    /** Where the law says so. */
    source: text().notNull(),
  },
  row => [primaryKey({ columns: [row.figure, row.validFrom] })],
)
