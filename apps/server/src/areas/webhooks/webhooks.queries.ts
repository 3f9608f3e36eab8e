import { count, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { webhookDeliveries, webhooks } from './webhooks.tables.ts'

const waiting = sql<number>`(select count(*)::integer from webhook_deliveries d
  where d.webhook_id = webhooks.id and d.state = 'waiting')`
const columns = {
  id: webhooks.id,
  name: webhooks.name,
  url: webhooks.url,
  kinds: webhooks.kinds,
  state: webhooks.state,
  failingSince: webhooks.failingSince,
  secretSince: webhooks.secretSince,
  formerUntil: webhooks.formerUntil,
  waiting,
}

/** All of them by name. */
export const findWebhooks = async (db: Db, { limit, offset }: Page) => {
  const [total] = await db.select({ count: count() }).from(webhooks)
  const rows = await db
    .select(columns)
    .from(webhooks)
    .orderBy(webhooks.name, webhooks.id)
    .limit(limit)
    .offset(offset)
  return { count: total?.count ?? 0, rows }
}

export const findWebhook = async (db: Db, id: number) => {
  const [row] = await db.select(columns).from(webhooks).where(eq(webhooks.id, id))
  return row
}

/** One of them with its secrets, which nobody changes meanwhile. */
export const lockWebhook = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('no key update')
  return row
}

export const insertWebhook = async (tx: Tx, webhook: typeof webhooks.$inferInsert) =>
  onlyRow(await tx.insert(webhooks).values(webhook).returning({ id: webhooks.id }))

export const updateWebhook = (tx: Tx, id: number, changes: Partial<typeof webhooks.$inferInsert>) =>
  tx.update(webhooks).set(changes).where(eq(webhooks.id, id))

export const removeWebhook = (tx: Tx, id: number) => tx.delete(webhooks).where(eq(webhooks.id, id))

/** Whatever another key has sealed. */
export const lockSealedByOthers = (tx: Tx, key: string) =>
  tx
    .select({ id: webhooks.id, sealedSecret: webhooks.sealedSecret })
    .from(webhooks)
    .where(ne(webhooks.sealedBy, key))
    .for('no key update')

const { id, message, type, createdAt, state, tries, nextAt, status, answer } = webhookDeliveries

/** What a program was sent, the latest first. */
export const findDeliveries = async (db: Db, webhookId: number, { limit, offset }: Page) => {
  const where = eq(webhookDeliveries.webhookId, webhookId)
  const [total] = await db.select({ count: count() }).from(webhookDeliveries).where(where)
  const rows = await db
    .select({ id, message, type, createdAt, state, tries, nextAt, status, answer })
    .from(webhookDeliveries)
    .where(where)
    .orderBy(sql`${id} desc`)
    .limit(limit)
    .offset(offset)
  return { count: total?.count ?? 0, rows }
}
