import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { settlements } from '../../settlements/settlements.tables.ts'
import { paymentFiles } from '../payment-files.tables.ts'

/** From and to are days, both of them included. */
export type Period = { event?: number | undefined; from?: string | undefined; to?: string | undefined }

/** What was paid in the period, in the order of the days on which the bank pays. */
export const findPaid = (db: Db, { event, from, to }: Period) =>
  db
    .select({
      id: settlements.id,
      document: settlements.document,
      file: paymentFiles.id,
      execution: paymentFiles.execution,
    })
    .from(settlements)
    .innerJoin(paymentFiles, eq(paymentFiles.id, settlements.paymentFileId))
    .where(
      and(
        eq(settlements.state, 'paid'),
        event === undefined ? undefined : eq(settlements.eventId, event),
        from === undefined ? undefined : gte(paymentFiles.execution, from),
        to === undefined ? undefined : lte(paymentFiles.execution, to),
      ),
    )
    .orderBy(asc(paymentFiles.execution), asc(settlements.id))
