import type { Db, Tx } from '../../platform/db/database.ts'
import { everything } from '../../platform/db/filters.ts'
import { forgetColumns, forgetValues } from '../audit/audit.service.ts'
import { readLetters } from './letters/letters.service.ts'
import { forgetFreeLines } from './orders/free-lines.queries.ts'
import { findOrders } from './orders/orders.queries.ts'
import { tellOrders } from './orders/orders.service.ts'
import { releaseStock } from './orders/stock.service.ts'
import { findPayments } from './payments/payments.queries.ts'
import { forgetIdle, leaveOrders, lockOrdersOf, personColumns } from './personal.queries.ts'
import { deleteVatChecks, findVatChecks } from './vat-checks/vat-checks.queries.ts'

/**
 * Takes an account away from its orders. Those that nobody has decided on are cancelled; of all that never became a
 * contract only figures stay. What was confirmed stays as it is: tax law wants it kept for years (§ 147 AO). In the log of what
 * has an invoice the figures stay as well, and whoever ordered does not. Letters that were sent stay, as invoices do.
 */
export const forgetOrders = async (tx: Tx, accountId: number) => {
  const all = await lockOrdersOf(tx, accountId)
  for (const order of all.filter(({ state }) => state === 'ordered')) await releaseStock(tx, order)
  await forgetFreeLines(tx, accountId, ['ordered', 'declined', 'cancelled'])
  const idle = all.filter(({ state }) => state !== 'confirmed' && state !== 'invoiced').map(({ id }) => id)
  await deleteVatChecks(tx, idle)
  await forgetIdle(tx, accountId)
  await leaveOrders(tx, accountId)
  const invoiced = all.filter(({ isInvoiced }) => isInvoiced).map(({ id }) => id)
  const others = all.filter(({ isInvoiced }) => !isInvoiced).map(({ id }) => id)
  await forgetColumns(tx, 'orders', invoiced, personColumns)
  await forgetValues(tx, 'orders', others)
  await forgetValues(tx, 'order_items', others)
  await forgetColumns(tx, 'order_payments', invoiced, ['note'])
  await forgetColumns(tx, 'vat_checks', invoiced, ['vat_id', 'reference'])
  await forgetValues(tx, 'vat_checks', others)
}

/** What an account has ordered, what was paid for it, which letters were sent about it, and what VIES answered about its VAT id. */
export const exportOrders = async (db: Db, accountId: number) => {
  const { rows } = await findOrders(db, accountId, everything)
  const told = await tellOrders(db, rows)
  return Promise.all(
    told.map(async ({ answer }) => ({
      ...answer,
      payments: await findPayments(db, answer.id),
      letters: await readLetters(db, answer.id),
      vat_checks: (await findVatChecks(db, answer.id)).map(({ vatId, result, day, reference }) => ({
        vat_id: vatId,
        result,
        day,
        reference,
      })),
    })),
  )
}
