import { type CreditBalance, longestHolder, type RefundFile } from '@tafelrunde/contract/admin/money/refunds'
import type { Db } from '../../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../../platform/refusals.ts'
import { orderNumber } from '../../exhibitions/orders/orders.rules.ts'
import { checkReleased, tellRelease } from '../../payments/release/release.service.ts'
import * as queries from './refunds.queries.ts'
import * as texts from './refunds.texts.ts'

/** What was paid too much for which orders, by company, each with the account that it may go back to. */
export const listCredits = async (db: Db): Promise<CreditBalance[]> =>
  (await queries.findCredits(db)).map(({ order, company, event, endsAt, state, cents, iban, holder }) => ({
    order,
    number: orderNumber(order, { endsAt: new Date(endsAt) }),
    company,
    event_name: event,
    state,
    credit_cents: cents,
    iban,
    holder: holder.slice(0, longestHolder),
  }))

/** Files with the refunds in each of them. */
export const tellFiles = async (db: Db, rows: queries.RefundFileRow[]): Promise<RefundFile[]> => {
  const held = await queries.findHeld(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({
    id: row.id,
    created: row.createdAt,
    created_by: row.createdBy,
    execution: row.execution,
    count: row.count,
    total_cents: row.totalCents,
    refunds: held
      .filter(({ file }) => file === row.id)
      .map(({ orderId, company, event, cents, reference, withdrawnAt }) => ({
        order: orderId,
        number: orderNumber(orderId, event),
        company,
        cents,
        reference,
        withdrawn: withdrawnAt !== null,
      })),
    undone: row.undoneAt && { at: row.undoneAt, by: row.undoneBy, reason: row.undoneReason },
    release: tellRelease(row),
  }))
}

export const tellFile = async (db: Db, row: queries.RefundFileRow) =>
  orNotFound((await tellFiles(db, [row]))[0])

/** The file as it was made, with its name. One that is undone or still to be released must reach no bank. */
export const readRefundFile = async (db: Db, id: number) => {
  const file = orNotFound(await queries.findXml(db, id))
  if (file.undoneAt) throw new Refusal('state', texts.undoneFile)
  checkReleased(file)
  return { name: texts.refundFileName(id), xml: file.xml }
}
