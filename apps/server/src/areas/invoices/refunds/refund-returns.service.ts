import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../../platform/refusals.ts'
import { nameOf } from '../../accounts/accounts.service.ts'
import { orderNumber } from '../../exhibitions/orders/orders.rules.ts'
import { lockOrder } from '../../exhibitions/orders/orders.service.ts'
import {
  readBalance,
  readCredit,
  readPayment,
  takeBackTransferred,
} from '../../exhibitions/payments/payments.service.ts'
import { postMail } from '../../mail/mail.service.ts'
import * as queries from './refund-returns.queries.ts'
import { refundReturnedMail, refundStaysMail } from './refunds.mails.ts'
import * as texts from './refunds.texts.ts'

export const { findNoted, findOrderIds, findReturnable } = queries

/** A refund that a transfer paid, with whom to tell of it. */
export type Transferred = Awaited<ReturnType<typeof findReturnable>>[number]
export type RefundReturn = {
  /** The bank's entry. */
  key: string
  /** `YYYY-MM-DD` */
  returnedOn: string
  cents: number
  feeCents: number
  reason: string
}

const toldOf = ({ orderId, ...refund }: Transferred) => ({
  ...refund,
  number: orderNumber(orderId, refund.event),
})

/**
 * Notes that the transfer of a refund came back: the refund counts no more, so its credit stands again, and its exhibitor
 * is told. The caller holds the order's lock, and has seen that the refund counts.
 */
export const noteRefundReturned = async (
  tx: Tx,
  deps: Deps,
  by: string,
  refund: Transferred,
  returned: RefundReturn,
) => {
  const at = deps.clock.now()
  await takeBackTransferred(tx, [refund.id], { withdrawnAt: at, withdrawnBy: by })
  await queries.insertReturn(tx, { ...returned, paymentId: refund.id, notedAt: at, notedBy: by })
  const { reason } = returned
  await postMail(tx, deps, refundReturnedMail({ ...toldOf(refund), reason }, deps.config.APP_URL))
}

/**
 * What was noted as come back did not: the refund counts again, and its exhibitor is told. Refuses what did not come back,
 * and where the credit that stood again went elsewhere by now.
 */
export const withdrawRefundReturn = async (deps: Deps, caller: Caller, paymentId: number) => {
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const { orderId, cents } = await readPayment(tx, paymentId)
    await lockOrder(tx, caller, orderId)
    if (!(await queries.findReturn(tx, paymentId))) throw new Refusal('state', texts.notReturned)
    if ((await readCredit(tx, orderId)) < cents) throw new Refusal('state', texts.creditUsed)
    await queries.withdrawReturn(tx, paymentId, { at: deps.clock.now(), by })
    const refund = orNotFound(await queries.findTransferred(tx, paymentId))
    await postMail(tx, deps, refundStaysMail(toldOf(refund), deps.config.APP_URL))
    return readBalance(tx, caller, orderId)
  })
}
