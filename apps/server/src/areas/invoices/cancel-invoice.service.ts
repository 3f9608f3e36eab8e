import { type Caller, commandLine } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { keepNothing } from '../../platform/idempotency.ts'
import { Refusal } from '../../platform/refusals.ts'
import { nameOf } from '../accounts/accounts.service.ts'
import { forgetFee, noteInvoice } from '../exhibitions/orders/decide-order.service.ts'
import { afterInvoice } from '../exhibitions/orders/end-order.service.ts'
import { lockOrder } from '../exhibitions/orders/orders.service.ts'
import * as queries from './invoices.queries.ts'
import { cancellationContent } from './invoices.rules.ts'
import { readInvoice, readWithCredits, toInvoice } from './invoices.service.ts'
import * as texts from './invoices.texts.ts'
import { writeInvoice } from './write-invoice.service.ts'

/**
 * Cancels what credits have left of an invoice by another one, and mails that. Its order is confirmed again and can be invoiced anew, or ends; of a
 * cancelled event it always ends.
 */
export const cancelInvoice = async (
  deps: Deps,
  caller: Caller,
  id: number,
  wish: { reason: string; order: 'stays' | 'ends' },
  keep = keepNothing,
) => {
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const { kind, orderId } = await readInvoice(tx, id)
    if (kind !== 'invoice') throw new Refusal('state', texts.isNoInvoice[kind])
    const { row } = await lockOrder(tx, commandLine, orderId)
    if (await queries.isCancelled(tx, id)) throw new Refusal('state', texts.alreadyCancelled)
    const { content, credits } = await readWithCredits(tx, id)
    const written = await writeInvoice(tx, deps, { by, orderId, cancels: id }, named =>
      cancellationContent(content, { ...named, reason: wish.reason }, credits),
    )
    // What was ended for a fee stays ended, and asks for none any more.
    if (row.order.feeCents !== null) await forgetFee(tx, orderId)
    else {
      await noteInvoice(tx, orderId, 'confirmed')
      await afterInvoice(tx, deps, row, wish)
    }
    const answer = toInvoice(await readInvoice(tx, written))
    await keep(tx, answer)
    return answer
  })
}
