import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment, reference } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'
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

/** A table order of an exhibitor for an event, with the address of its invoice. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    eventId: reference('event_id', () => events.id),
    /** Null once the account is gone: what was invoiced stays. */
    accountId: integer('account_id').references(() => accounts.id),
    createdAt: moment('created_at').notNull(),
    /** When it was last changed or confirmed: the date of its paper. */
    datedAt: moment('dated_at').notNull(),
    state: text({ enum: ['ordered', 'confirmed', 'declined', 'invoiced', 'paid', 'cancelled'] })
      .notNull()
      .default('ordered'),
    company: text().notNull(),
    street: text().notNull(),
    postalCode: text('postal_code').notNull(),
    city: text().notNull(),
    country: text().notNull(),
    vatId: text('vat_id').notNull(),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    contactPhone: text('contact_phone').notNull(),
    remarks: text().notNull(),
    declineRemark: text('decline_remark').notNull().default(''),
    taxCase: text('tax_case', { enum: ['standard', 'exempt', 'reverse_charge'] }).notNull(),
    vatPercent: integer('vat_percent').notNull(),
  },
  order => [
    index('orders_by_account').on(order.accountId),
    index('orders_by_event').on(order.eventId, order.state),
    check('orders_vat', sql`(${order.taxCase} = 'standard') = (${order.vatPercent} > 0)`),
  ],
)

/** What was ordered, at the price of that day. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: belongsTo('order_id', () => orders.id),
    itemId: reference('item_id', () => priceItems.id),
    name: text().notNull(),
    quantity: integer().notNull(),
    unitCents: integer('unit_cents').notNull(),
    /** Whether it counts against the stock: not once the order is declined or cancelled. */
    holds: boolean().notNull().default(true),
  },
  item => [
    primaryKey({ columns: [item.orderId, item.itemId] }),
    check('order_items_quantity', sql`${item.quantity} > 0 and ${item.unitCents} >= 0`),
    index('order_items_by_item').on(item.itemId),
  ],
)

/** A table in the hall of an event, and whose it is. */
export const hallTables = pgTable(
  'hall_tables',
  {
    id: id(),
    eventId: reference('event_id', () => events.id),
    /** "A4" */
    place: text().notNull(),
    column: integer('hall_column').notNull(),
    row: integer('hall_row').notNull(),
    /** Null: free. */
    orderId: integer('order_id').references(() => orders.id),
  },
  table => [
    unique('hall_tables_once').on(table.eventId, table.place),
    index('hall_tables_by_order').on(table.orderId),
  ],
)
