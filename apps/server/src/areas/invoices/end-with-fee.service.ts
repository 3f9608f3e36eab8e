import { moneyText } from '../../common/money.texts.ts'
import type { Caller } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { InvalidField } from '../../platform/refusals.ts'
import { nameOf } from '../accounts/accounts.service.ts'
import { checkHeld, endLocked, lockToEnd } from '../exhibitions/orders/end-order.service.ts'
import { writeOver } from './invoice-order.service.ts'
import { tooHighFee } from './invoices.texts.ts'

/** Compensation is no remuneration: it is outside of VAT (Abschn. 1.3 Abs. 1 UStAE). */
const feeLine = (cents: number) => ({
  name: 'Stornopauschale',
  quantity: 1,
  unitCents: cents,
  taxCase: 'compensation' as const,
  vatPercent: 0,
  exemption: '',
})

/**
 * Ends a confirmed order and invoices what the office asks for that, at most what the order costs net; nothing for an event that is
 * cancelled. The invoice comes first: numbers are taken before what the order holds is given back, as where invoices are cancelled.
 */
export const endWithFee = async (
  deps: Deps,
  caller: Caller,
  id: number,
  { reason, fee_cents: feeCents }: { reason: string; fee_cents: number },
) => {
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const { row, answer } = await lockToEnd(tx, caller, id)
    checkHeld(row)
    if (feeCents > answer.total_cents)
      throw new InvalidField('fee_cents', tooHighFee(moneyText(answer.total_cents)))
    await writeOver(tx, deps, by, row, [feeLine(feeCents)])
    return endLocked(tx, deps, row.order, { reason, feeCents })
  })
}
