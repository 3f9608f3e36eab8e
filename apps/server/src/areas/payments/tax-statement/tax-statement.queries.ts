import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { newestOf } from '../../settlements/declared/declared.tables.ts'
import { settlements } from '../../settlements/settlements.tables.ts'
import { paymentFiles } from '../payment-files.tables.ts'

/** From and to are days, both of them included. */
export type Period = { event?: number | undefined; from?: string | undefined; to?: string | undefined }

/** When the bank pays, or when it was closed as there was nothing to pay. */
const paidOn = sql<string>`coalesce(${paymentFiles.execution}, ${settlements.closedOn})::text`

/** What was paid in the period, in the order of these days; without a file nothing was to be paid. */
export const findPaid = (db: Db, { event, from, to }: Period) =>
  db
    .select({
      id: settlements.id,
      document: settlements.document,
      file: paymentFiles.id,
      execution: paidOn,
      othersCents: newestOf(settlements.lecturerId, sql`extract(year from ${paidOn}::date)`),
    })
    .from(settlements)
    .leftJoin(paymentFiles, eq(paymentFiles.id, settlements.paymentFileId))
    .where(
      and(
        eq(settlements.state, 'paid'),
        event === undefined ? undefined : eq(settlements.eventId, event),
        from === undefined ? undefined : gte(paidOn, from),
        to === undefined ? undefined : lte(paidOn, to),
      ),
    )
    .orderBy(asc(paidOn), asc(settlements.id))
