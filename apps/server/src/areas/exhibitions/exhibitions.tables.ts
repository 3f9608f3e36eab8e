import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment, reference } from '../../platform/db/columns.ts'
import { events } from '../events/events.tables.ts'

/** What an event offers to exhibitors; without a row it takes no orders. */
export const exhibitions = pgTable('exhibitions', {
  eventId: integer('event_id')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  taxCase: text('tax_case', { enum: ['standard', 'exempt'] }).notNull(),
  /** Null: until the event begins. */
  ordersUntil: moment('orders_until'),
  /** Null: the office assigns the tables. */
  hall: jsonb(),
})

/** A line of an event's price list. */
export const priceItems = pgTable(
  'price_items',
  {
    id: id(),
    eventId: reference('event_id', () => events.id),
    kind: text({ enum: ['tables', 'chairs', 'power', 'wifi', 'persons', 'catering'] }).notNull(),
    name: text().notNull(),
    /** Net. */
    unitCents: integer('unit_cents').notNull(),
    /** Null: as many as are wanted. */
    stock: integer(),
    // Kept by a trigger on order_items, never written by code.
    taken: integer().notNull().default(0),
  },
  item => [
    unique('price_items_once').on(item.eventId, item.kind),
    check('price_items_cents', sql`${item.unitCents} >= 0`),
    check('price_items_not_oversold', sql`${item.taken} <= ${item.stock}`),
  ],
)
