import type { Discount } from '@tafelrunde/contract/exhibitions/discounts'
import { moneyText } from '../../../common/money.texts.ts'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { InvalidField, Refusal } from '../../../platform/refusals.ts'
import { tellExhibitorSoon } from './mail-order.service.ts'
import * as queries from './orders.queries.ts'
import { lockOrder, readOrder } from './orders.service.ts'
import * as texts from './orders.texts.ts'

/**
 * Takes something off the net sum of a confirmed order, or nothing any more, and has the exhibitor get it confirmed anew. Refuses
 * more than the order costs. If the order costs less than that later, the discount is all of it.
 */
export const changeDiscount = (
  deps: Deps,
  caller: Caller,
  id: number,
  { percent, cents, reason }: Discount,
) =>
  inTransaction(deps.db, async tx => {
    const { row, answer } = await lockOrder(tx, caller, id)
    const { state } = row.order
    if (state !== 'confirmed') throw new Refusal('state', texts.notToDiscount[state])
    const net = answer.items.reduce((sum, item) => (item.quantity > 0 ? sum + item.total_cents : sum), 0)
    if (cents !== null && cents > net) throw new InvalidField('cents', texts.tooMuchOff(moneyText(net)))
    const isOff = percent !== null || cents !== null
    await queries.updateOrder(tx, id, {
      discountPercent: percent,
      discountCents: cents,
      discountReason: isOff ? reason : '',
      datedAt: deps.clock.now(),
    })
    await tellExhibitorSoon(tx, deps, id, 'confirmed')
    return (await readOrder(tx, caller, id)).answer
  })
