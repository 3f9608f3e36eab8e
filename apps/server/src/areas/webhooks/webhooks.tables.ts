import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment } from '../../platform/db/columns.ts'

/** As in the contract, which says what belongs to each of them. */
const kinds = ['registration', 'promotion', 'attendance', 'order', 'settlement'] as const

/** A program that is told when something happens. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    name: text().notNull(),
    url: text().notNull(),
    kinds: text({ enum: kinds }).array().notNull(),
    /** `failed`: paused by itself. */
    state: text({ enum: ['active', 'paused', 'failed'] })
      .notNull()
      .default('active'),
    /** The secret that signs, sealed by a key that is not in the database, with the name of that key. */
    sealedSecret: text('sealed_secret').notNull().default(''),
    sealedBy: text('sealed_by').notNull().default(''),
    secretSince: moment('secret_since').notNull(),
    /** The secret before, which signs as well until that moment. */
    formerSecret: text('former_secret'),
    formerUntil: moment('former_until'),
    /** Since when nothing has arrived; null: the last that was sent did. */
    failingSince: moment('failing_since'),
    createdAt: moment('created_at').notNull(),
  },
  webhook => [
    check('webhooks_hears_something', sql`cardinality(${webhook.kinds}) > 0`),
    check('webhooks_former', sql`(${webhook.formerSecret} is null) = (${webhook.formerUntil} is null)`),
  ],
)

/** One message to one program: written by the database itself with what it tells of (`webhooks.guards.sql`), sent by a job. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: belongsTo('webhook_id', () => webhooks.id),
    /** The same at each try, and no other's, whatever database it comes from. */
    message: uuid().notNull().defaultRandom(),
    type: text().notNull(),
    data: jsonb().notNull(),
    createdAt: moment('created_at').notNull(),
    state: text({ enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    /** Not before then; null: at once. */
    nextAt: moment('next_at'),
    /** Since when a process is sending it. */
    attemptedAt: moment('attempted_at'),
    /** What came back last. */
    status: integer(),
    answer: text().notNull().default(''),
  },
  delivery => [
    index('webhook_deliveries_by_webhook').on(delivery.webhookId, delivery.id),
    index('webhook_deliveries_by_age').on(delivery.createdAt),
    // Looked for every few seconds; there are few of them.
    index('webhook_deliveries_waiting')
      .on(delivery.webhookId, delivery.id)
      .where(sql`${delivery.state} = 'waiting'`),
  ],
)
