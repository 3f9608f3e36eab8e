import { max, sql } from 'drizzle-orm'
import { auditEntries } from './audit.tables.ts'
import type { Db } from './database.ts'

/** `count` of all entries up to the id `upTo` will never change; nor will it up to `next.upTo`, once `next.after` is over. */
type Counted = { upTo: number; count: number; next?: { upTo: number; after: string } }

const known = new WeakMap<object, Counted>()

/**
 * How many entries the log has. They are only ever added, so those that were counted need not be counted again; but an entry
 * with a smaller id may still be under way. Its transaction has changed something before it was noted, and so is older than
 * the first one that had not begun when a later id was seen: once all of these are over, nothing comes before that id.
 */
export const countLog = async (db: Db) => {
  const { upTo, count, next } = known.get(db.$client) ?? { upTo: 0, count: 0 }
  const [found] = await db
    .select({
      more: sql<number>`count(*)::integer`,
      settled: sql<number>`count(*) filter (where ${auditEntries.id} <= ${next?.upTo ?? 0})::integer`,
      areOver: sql<boolean>`pg_snapshot_xmin(pg_current_snapshot()) >= ${next?.after ?? null}::xid8`,
      after: sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text`,
      last: max(auditEntries.id),
    })
    .from(auditEntries)
    .where(sql`${auditEntries.id} > ${upTo}`)
  if (!found) throw new Error('a count has one row')
  const { more, settled, areOver, after, last } = found
  const counted =
    next && areOver ? { upTo: next.upTo, count: count + settled } : { upTo, count, ...(next && { next }) }
  known.set(
    db.$client,
    !counted.next && last !== null ? { ...counted, next: { upTo: last, after } } : counted,
  )
  return count + more
}
