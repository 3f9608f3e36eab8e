import type { OrderBilling } from '@tafelrunde/contract/exhibitions/orders'
import { isSamePayer } from '@tafelrunde/contract/values/tax'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { NotFound, Refusal } from '../../../platform/refusals.ts'
import { findExhibition } from '../exhibitions.queries.ts'
import * as queries from './orders.queries.ts'
import { lockOrder, readOrder } from './orders.service.ts'
import * as texts from './orders.texts.ts'
import { billingColumns, taxing } from './place-order.service.ts'
import { retaxPosition } from './stock.queries.ts'

/**
 * Corrects whom the invoice of an order goes to, before there is one or after it was cancelled. What is ordered keeps its prices;
 * its VAT is what this buyer pays: another one only where this buyer is taxed otherwise than the one before.
 */
export const changeBilling = (deps: Deps, caller: Caller, id: number, billing: OrderBilling) =>
  inTransaction(deps.db, async tx => {
    const order = (await lockOrder(tx, caller, id)).row.order
    const { state, eventId } = order
    if (state !== 'ordered' && state !== 'confirmed') throw new Refusal('state', texts.notToCorrect[state])
    const offer = await findExhibition(tx, eventId)
    if (!offer) throw new NotFound()
    const columns = billingColumns(billing)
    await queries.updateOrder(tx, id, { ...columns, datedAt: deps.clock.now() })
    if (!isSamePayer(order, columns)) {
      const taxOf = await taxing(tx, offer, columns)
      for (const item of await queries.findOrderedItems(tx, [id]))
        await retaxPosition(tx, item.id, taxOf(item.listed))
    }
    return (await readOrder(tx, caller, id)).answer
  })
