import { type Caller, commandLine } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../../platform/refusals.ts'
import { noteInvoice } from '../../exhibitions/orders/decide-order.service.ts'
import { lockOrder, readOrder } from '../../exhibitions/orders/orders.service.ts'
import { findPayables } from '../list-invoices.queries.ts'
import * as queries from './bank.queries.ts'
import * as texts from './bank.texts.ts'

export const readEntry = async (db: Db, id: number) => orNotFound(await queries.findEntry(db, id))

/** Notes that what an entry does not pay any more is to be paid again; says of how many invoices. */
export const openAgain = async (tx: Tx, entryId: number) => {
  const { invoiceIds } = await readEntry(tx, entryId)
  const orders = await queries.findOrderIds(tx, invoiceIds)
  const open = (await findPayables(tx, [], orders)).filter(
    invoice => invoiceIds.includes(invoice.id) && invoice.state === 'paid' && invoice.openCents > 0,
  )
  for (const { orderId } of open) await noteInvoice(tx, orderId, 'invoiced')
  return open.length
}

/**
 * Takes money that came in back from all the invoices that it paid, because it belonged to others: what is open of them
 * then is to be paid again, and the same file offers the entry anew.
 */
export const withdrawEntry = (deps: Deps, id: number) =>
  inTransaction(deps.db, async tx => {
    const { invoiceIds } = await readEntry(tx, id)
    await queries.lockOrdersOf(tx, invoiceIds)
    if ((await readEntry(tx, id)).withdrawnAt) throw new Refusal('state', texts.alreadyWithdrawn)
    await queries.withdrawEntry(tx, id, deps.clock.now())
    return { opened: await openAgain(tx, id) }
  })

/** Notes that an order is not paid, which the office had noted by hand. What came in at the bank stays. */
export const unpayOrder = (deps: Deps, caller: Caller, id: number) =>
  inTransaction(deps.db, async tx => {
    const { state } = (await lockOrder(tx, commandLine, id)).answer
    if (state !== 'paid') throw new Refusal('state', texts.notPaid)
    const invoices = await findPayables(tx, [], [id])
    if (
      !invoices.some(invoice => invoice.orderId === id && invoice.state === 'paid' && invoice.openCents > 0)
    )
      throw new Refusal('state', texts.nothingOpen)
    await noteInvoice(tx, id, 'invoiced')
    return (await readOrder(tx, caller, id)).answer
  })
