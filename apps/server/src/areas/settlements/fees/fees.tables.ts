import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo } from '../../../platform/db/columns.ts'
import { events } from '../../events/events.tables.ts'

/** What an event pays for travel; without a row: what German law takes for a car's kilometre. */
export const feeTerms = pgTable(
  'fee_terms',
  {
    eventId: integer('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    travelCentsPerKm: integer('travel_cents_per_km').notNull(),
  },
  terms => [check('fee_terms_travel', sql`${terms.travelCentsPerKm} >= 0`)],
)

/** What an event pays for giving a workshop in a role. */
export const feeRules = pgTable(
  'fee_rules',
  {
    eventId: belongsTo('event_id', () => events.id),
    role: text({ enum: ['lecturer', 'co_lecturer'] }).notNull(),
    kind: text({ enum: ['per_unit', 'per_timeslot', 'flat'] }).notNull(),
    cents: integer().notNull(),
    /** Those who give a timeslot together in this role share its fee. */
    shared: boolean().notNull(),
  },
  rule => [
    primaryKey({ columns: [rule.eventId, rule.role] }),
    check('fee_rules_cents', sql`${rule.cents} >= 0`),
  ],
)

/** What it pays from a later day on, for Termine of that day and those after it. */
export const laterFees = pgTable(
  'later_fees',
  {
    eventId: belongsTo('event_id', () => events.id),
    role: text({ enum: ['lecturer', 'co_lecturer'] }).notNull(),
    /** In Berlin. */
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    kind: text({ enum: ['per_unit', 'per_timeslot', 'flat'] }).notNull(),
    cents: integer().notNull(),
    shared: boolean().notNull(),
  },
  fee => [
    primaryKey({ columns: [fee.eventId, fee.role, fee.validFrom] }),
    check('later_fees_cents', sql`${fee.cents} >= 0`),
  ],
)
