import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment, reference } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { files } from '../storage/storage.tables.ts'

/** What an event offers to exhibitors; without a row it takes no orders. */
export const exhibitions = pgTable(
  'exhibitions',
  {
    eventId: integer('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Null: until the event begins. */
    ordersUntil: moment('orders_until'),
    /** Null: the office assigns the tables. */
    hall: jsonb(),
    /** Days until an invoice that is written from now on is to be paid. */
    daysToPay: integer('days_to_pay').notNull().default(14),
    /** Terms of who calls off late, the earliest first: since when, in days before the event, null: since the confirmation. */
    endingDays: integer('ending_days')
      .array()
      .$type<(number | null)[]>()
      .notNull()
      .default(sql`'{}'::integer[]`),
    /** And what share of the net sum is asked then. */
    endingPercents: integer('ending_percents').array().notNull().default(sql`'{}'::integer[]`),
  },
  exhibition => [
    check('exhibitions_days_to_pay', sql`${exhibition.daysToPay} between 1 and 90`),
    check(
      'exhibitions_ending_terms',
      sql`cardinality(${exhibition.endingDays}) = cardinality(${exhibition.endingPercents})
        and cardinality(${exhibition.endingDays}) <= 3
        and 1 <= all (${exhibition.endingPercents}) and 100 >= all (${exhibition.endingPercents})
        and array_position(${exhibition.endingPercents}, null) is null
        and 0 <= all (${exhibition.endingDays}) and 365 >= all (${exhibition.endingDays})
        and array_position((${exhibition.endingDays})[2:], null) is null
        and (${exhibition.endingDays})[1] > (${exhibition.endingDays})[2] is not false
        and (${exhibition.endingDays})[2] > (${exhibition.endingDays})[3] is not false`,
    ),
  ],
)

/** The drawing that lies below the tables of a hall; it comes and goes apart from the plan that is being changed. */
export const hallImages = pgTable(
  'hall_images',
  {
    eventId: integer('event_id')
      .primaryKey()
      .references(() => exhibitions.eventId, { onDelete: 'cascade' }),
    image: text()
      .notNull()
      .references(() => files.hash),
  },
  row => [index('hall_images_by_image').on(row.image)],
)

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
    taxCase: text('tax_case', { enum: ['standard', 'reduced', 'exempt'] }).notNull(),
    /** „§ 4 Nr. 22 Buchst. a UStG“ of what is exempt, else empty. */
    exemption: text().notNull(),
    /** Taxed where it happens, also for companies abroad (§ 3a Abs. 3 UStG). */
    onSite: boolean('on_site').notNull(),
    /** Null: as many as are wanted. */
    stock: integer(),
    // Kept by a trigger on order_items, never written by code.
    taken: integer().notNull().default(0),
  },
  item => [
    unique('price_items_once').on(item.eventId, item.kind),
    check('price_items_cents', sql`${item.unitCents} >= 0`),
    check('price_items_exemption', sql`(${item.taxCase} = 'exempt') = (${item.exemption} <> '')`),
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
    /** Whether what is invoiced is paid follows from its payments: `order_balances` says so. */
    state: text({ enum: ['ordered', 'confirmed', 'declined', 'invoiced', 'cancelled'] })
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
    /** The exhibitor's own number or sign of this order, and where a public office gets its invoices. */
    reference: text().notNull().default(''),
    leitwegId: text('leitweg_id').notNull().default(''),
    remarks: text().notNull(),
    /** What is off its net sum, in percent or in cents, and why. */
    discountPercent: integer('discount_percent'),
    discountCents: integer('discount_cents'),
    discountReason: text('discount_reason').notNull().default(''),
    declineRemark: text('decline_remark').notNull().default(''),
    /** What is asked for its late end, as compensation without VAT; null: nothing, or its invoice is cancelled. */
    feeCents: integer('fee_cents'),
  },
  order => [
    check(
      'orders_discount',
      sql`(${order.discountPercent} is null or ${order.discountCents} is null)
        and (${order.discountPercent} is not null or ${order.discountCents} is not null or ${order.discountReason} = '')
        and ${order.discountPercent} between 1 and 100 and ${order.discountCents} > 0`,
    ),
    check(
      'orders_fee',
      sql`${order.feeCents} > 0 and ${order.state} = 'cancelled' or ${order.feeCents} is null`,
    ),
    index('orders_by_account').on(order.accountId),
    index('orders_by_event').on(order.eventId, order.state),
    check(
      'orders_state',
      sql`${order.state} in ('ordered', 'confirmed', 'declined', 'invoiced', 'cancelled')`,
    ),
  ],
)

/** What was ordered, at the price and with the tax of that day: of an item several times, if its price has changed since. */
export const orderItems = pgTable(
  'order_items',
  {
    /** The older is the smaller. */
    id: id(),
    orderId: belongsTo('order_id', () => orders.id),
    /** Null: a free line, which the office has added and which is on no price list. */
    itemId: integer('item_id').references(() => priceItems.id),
    name: text().notNull(),
    quantity: integer().notNull(),
    unitCents: integer('unit_cents').notNull(),
    taxCase: text('tax_case', {
      enum: [
        'standard',
        'reduced',
        'exempt',
        'small_business',
        'reverse_charge',
        'not_taxable',
        'compensation',
      ],
    }).notNull(),
    vatPercent: integer('vat_percent').notNull(),
    exemption: text().notNull(),
    /** What the list, or of a free line the office, said of its tax when it was ordered: by that it is taxed anew, for another buyer or when it is invoiced. */
    listedTaxCase: text('listed_tax_case', { enum: ['standard', 'reduced', 'exempt'] }).notNull(),
    listedExemption: text('listed_exemption').notNull(),
    onSite: boolean('on_site').notNull(),
    /** Whether it counts against the stock: not once the order is declined or cancelled. */
    holds: boolean().notNull().default(true),
  },
  item => [
    check('order_items_quantity', sql`${item.quantity} > 0 and ${item.unitCents} >= 0`),
    check('order_items_case', sql`${item.taxCase} <> 'compensation'`),
    check('order_items_vat', sql`(${item.taxCase} in ('standard', 'reduced')) = (${item.vatPercent} > 0)`),
    check('order_items_exemption', sql`(${item.taxCase} = 'exempt') = (${item.exemption} <> '')`),
    check(
      'order_items_listed',
      sql`${item.listedTaxCase} in ('standard', 'reduced', 'exempt')
        and (${item.listedTaxCase} = 'exempt') = (${item.listedExemption} <> '')`,
    ),
    index('order_items_by_order').on(item.orderId),
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
