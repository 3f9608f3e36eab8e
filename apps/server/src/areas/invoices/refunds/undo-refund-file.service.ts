import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { dayDateText } from '../../../common/papers.texts.ts'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../../platform/refusals.ts'
import { nameOf } from '../../accounts/accounts.service.ts'
import { orderNumber } from '../../exhibitions/orders/orders.rules.ts'
import { lockOrder } from '../../exhibitions/orders/orders.service.ts'
import { takeBackTransferred } from '../../exhibitions/payments/payments.service.ts'
import { postMail } from '../../mail/mail.service.ts'
import { isUndoable } from '../../payments/payment-files.rules.ts'
import { waitsForRelease } from '../../payments/release/release.rules.ts'
import { tellFile } from './refund-files.service.ts'
import { refundDelayMail } from './refunds.mails.ts'
import * as queries from './refunds.queries.ts'
import * as texts from './refunds.texts.ts'

/**
 * Takes a file of refunds back that the bank has not executed, or never got: the credit balances stand again, their exhibitors are told,
 * and the file stays, but is never given to anybody any more.
 */
export const undoRefundFile = async (deps: Deps, caller: Caller, id: number, reason: string) => {
  const by = await nameOf(deps, caller)
  const at = deps.clock.now()
  return inTransaction(deps.db, async tx => {
    const file = orNotFound(await queries.lockFile(tx, id))
    if (file.undoneAt) throw new Refusal('state', texts.undoneAlready)
    const waits = waitsForRelease(file)
    if (!waits && !isUndoable(file.execution, berlinDay(at)))
      throw new Refusal('state', texts.executed(dayDateText(file.execution)))
    const held = await queries.findHeld(tx, [id])
    const orderIds = held.map(({ orderId }) => orderId).toSorted((one, other) => one - other)
    for (const orderId of orderIds) await lockOrder(tx, caller, orderId)
    await takeBackTransferred(
      tx,
      held.map(({ paymentId }) => paymentId),
      { withdrawnAt: at, withdrawnBy: by },
    )
    const undone = await queries.undo(tx, id, { undoneAt: at, undoneBy: by, undoneReason: reason })
    for (const { orderId, event, ...refund } of waits ? [] : held) {
      const told = { ...refund, event, number: orderNumber(orderId, event), execution: file.execution }
      await postMail(tx, deps, refundDelayMail(told, deps.config.APP_URL))
    }
    return tellFile(tx, undone)
  })
}
