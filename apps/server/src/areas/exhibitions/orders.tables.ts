import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment, reference } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { priceItems } from './exhibitions.tables.ts'

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
