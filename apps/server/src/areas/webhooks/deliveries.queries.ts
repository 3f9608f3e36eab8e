import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { webhookDeliveries, webhooks } from './webhooks.tables.ts'

/** One of its columns is what a clock that was ahead has written, if it lies after `wrong`. */
export type Moments = { now: Date; lost: Date; wrong: Date; farthest: Date }

/** What may be sent now: its pause is over, and no process is at it, or none that still lives. */
const isDue = ({ now, lost, wrong, farthest }: Moments) => sql`d.state = 'waiting'
  and (d.next_at is null or d.next_at <= ${now.toISOString()} or d.next_at > ${farthest.toISOString()})
  and (d.attempted_at is null or d.attempted_at < ${lost.toISOString()} or d.attempted_at > ${wrong.toISOString()})`

/** For which programs there is something to send. */
export const findDueWebhooks = async (db: Db, moments: Moments) => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct w.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where w.state = 'active' and ${isDue(moments)}`)
  return rows.map(({ id }) => id)
}

/** Takes what is to be sent to a program, the oldest first, so that no other process sends it. */
export const claimDeliveries = (tx: Tx, webhookId: number, moments: Moments, most: number) =>
  tx
    .update(webhookDeliveries)
    .set({ attemptedAt: moments.now })
    .where(
      sql`${webhookDeliveries.id} in (select d.id from webhook_deliveries d
        where d.webhook_id = ${webhookId} and ${isDue(moments)} order by d.id limit ${most} for update skip locked)`,
    )
    .returning()

export const findActiveWebhook = async (db: Db, id: number) => {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.state, 'active')))
  return row
}

type Delivery = typeof webhookDeliveries.$inferSelect

/** Notes what came of an attempt, unless somebody else has taken it over since. */
export const noteAttempt = (
  tx: Tx,
  { id, attemptedAt }: Delivery,
  outcome: Partial<typeof webhookDeliveries.$inferInsert>,
) => {
  const isOurs = attemptedAt ? eq(webhookDeliveries.attemptedAt, attemptedAt) : undefined
  return tx
    .update(webhookDeliveries)
    .set({ ...outcome, attemptedAt: null })
    .where(and(eq(webhookDeliveries.id, id), isOurs))
}

export const noteArrival = (tx: Tx, webhookId: number) =>
  tx
    .update(webhooks)
    .set({ failingSince: null })
    .where(and(eq(webhooks.id, webhookId), isNotNull(webhooks.failingSince)))

/** Since when nothing arrives there, with this failure. */
export const noteFailure = async (tx: Tx, webhookId: number, now: Date) => {
  const [row] = await tx
    .update(webhooks)
    .set({ failingSince: sql`coalesce(${webhooks.failingSince}, ${now.toISOString()})` })
    .where(eq(webhooks.id, webhookId))
    .returning({ failingSince: webhooks.failingSince, state: webhooks.state })
  return row
}

/** To whom it is told that a program was paused. */
export const findSuperusers = (db: Db) =>
  db
    .select({ email: accounts.email, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(and(eq(accounts.isSuperuser, true), eq(accounts.isActive, true)))
    .orderBy(accounts.id)

/** A message besides what the database writes itself. */
export const insertDelivery = (tx: Tx, delivery: typeof webhookDeliveries.$inferInsert) =>
  tx.insert(webhookDeliveries).values(delivery)

/** A delivery, which nobody sends until the transaction ends, and whether its program is told anything. */
export const lockDelivery = async (tx: Tx, id: number) => {
  const [row] = await tx
    .select({ delivery: webhookDeliveries, state: webhooks.state })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id))
    .for('update', { of: webhookDeliveries })
  return row
}

/** As if nobody had tried it yet, but for its number. */
export const renewDelivery = (tx: Tx, id: number) =>
  tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', tries: 0, nextAt: null, attemptedAt: null })
    .where(eq(webhookDeliveries.id, id))

/** What waits for a program goes at once. */
export const hurryDeliveries = (tx: Tx, webhookId: number) =>
  tx
    .update(webhookDeliveries)
    .set({ nextAt: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')))

export const deleteDeliveriesBefore = (tx: Tx, moment: Date) =>
  tx.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, moment))
