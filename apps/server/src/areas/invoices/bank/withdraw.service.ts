import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../../platform/refusals.ts'
import { findPayables } from '../list-invoices.queries.ts'
import * as queries from './bank.queries.ts'
import * as texts from './bank.texts.ts'

export const readEntry = async (db: Db, id: number) => orNotFound(await queries.findEntry(db, id))

/** Makes an entry pay nothing any more by `change`, and says how many invoices are to be paid again by that. */
export const openedBy = async (tx: Tx, entryId: number, change: () => Promise<unknown>) => {
  const { invoiceIds } = await readEntry(tx, entryId)
  const orders = await queries.findOrderIds(tx, invoiceIds)
  const findOpen = async () =>
    (await findPayables(tx, [], orders)).filter(
      ({ orderId, state }) => orders.includes(orderId) && state === 'open',
    )
  const before = (await findOpen()).map(({ id }) => id)
  await change()
  return (await findOpen()).filter(({ id }) => !before.includes(id)).length
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
    return { opened: await openedBy(tx, id, () => queries.withdrawEntry(tx, id, deps.clock.now())) }
  })
