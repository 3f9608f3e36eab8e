import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'

/** What PostgreSQL says of itself. */
export const findDatabase = async (db: Db) => {
  const { rows } = await db.execute<{
    version: number
    bytes: number
    connections: number
    most: number
    off: string[]
  }>(sql`select current_setting('server_version_num')::integer as version,
    pg_database_size(current_database())::float8 as bytes,
    (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as connections,
    current_setting('max_connections')::integer as most,
    array(select name from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name) as off`)
  const [found] = rows
  if (!found) throw new Error('a select without a table answers a row')
  return found
}

/** The database's clock. */
export const findNow = async (db: Db) => {
  const { rows } = await db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  )
  return Number(rows[0]?.now)
}

/** Jobs that failed in the last day, and for how many milliseconds the oldest one waits that could have begun. */
export const findJobs = async (db: Db) => {
  const { rows: failed } = await db.execute<{ name: string; count: number }>(
    sql`select name, count(*)::integer from pgboss.job
      where state = 'failed' and completed_on > now() - interval '1 day' group by name order by name`,
  )
  const { rows: waiting } = await db.execute<{ ms: number }>(
    sql`select coalesce(extract(epoch from now() - min(start_after)) * 1000, 0)::float8 as ms from pgboss.job
      where state in ('created', 'retry') and start_after < now() and name not like '\\_\\_pgboss%'`,
  )
  return {
    failed: Object.fromEntries(failed.map(({ name, count }) => [name, count])),
    waitingMs: Number(waiting[0]?.ms),
  }
}

/** What the outbox of the last two days still has to send, tried or not, and when it sent something last. */
export const findMails = async (db: Db, now: Date) => {
  const since = new Date(now.getTime() - 2 * 24 * 60 * 60 * 1000).toISOString()
  const { rows } = await db.execute<{ waiting: number; oldest: Date | null; sent: Date | null }>(
    sql`select count(*)::integer as waiting, min(created_at) as oldest,
      (select max(sent_at) from mails where created_at > ${since}) as sent
      from mails where sent_at is null and created_at > ${since}`,
  )
  const { waiting = 0, oldest = null, sent = null } = rows[0] ?? {}
  return {
    waiting,
    waitingMs: oldest ? now.getTime() - new Date(oldest).getTime() : 0,
    lastSentAt: sent ? new Date(sent) : null,
  }
}

/** Programs that are told nothing more as they did not answer, and since when something waits for one of the others. */
export const findWebhooks = async (db: Db) => {
  const { rows } = await db.execute<{ failed: string[]; oldest: Date | null }>(
    sql`select array(select name from webhooks where state = 'failed' order by name) as failed,
      (select min(d.created_at) from webhook_deliveries d join webhooks w on w.id = d.webhook_id
        where d.state = 'waiting' and w.state = 'active') as oldest`,
  )
  const { failed = [], oldest = null } = rows[0] ?? {}
  return { failed, waitingSince: oldest ? new Date(oldest) : null }
}

/** For how many milliseconds the longest transaction is open, and the longest wait for a lock goes on. */
export const findWaiting = async (db: Db) => {
  const { rows } = await db.execute<{ open: number; locked: number }>(
    sql`select coalesce(max(extract(epoch from now() - xact_start)) * 1000, 0)::float8 as open,
      coalesce(max(extract(epoch from now() - state_change)) filter (where wait_event_type = 'Lock') * 1000, 0)::float8 as locked
      from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  return { openMs: Number(rows[0]?.open), lockedMs: Number(rows[0]?.locked) }
}
