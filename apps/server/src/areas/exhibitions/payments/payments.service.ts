import type { OrderBalance, PaymentWay } from '@tafelrunde/contract/admin/money/order-payments'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { keepNothing } from '../../../platform/idempotency.ts'
import { InvalidField, orNotFound, Refusal } from '../../../platform/refusals.ts'
import { nameOf } from '../../accounts/accounts.service.ts'
import { lockOrder, readOrder } from '../orders/orders.service.ts'
import { notInvoiced } from '../orders/orders.texts.ts'
import * as queries from './payments.queries.ts'
import { type Asked, judgePayment, judgeRefund } from './payments.rules.ts'
import * as texts from './payments.texts.ts'

/** How much, in cents, on which day in Berlin, by which way, and what the office notes besides. */
export type PaymentWish = Asked & { way: PaymentWay; note: string }

/** All that is open, today. */
const everything: PaymentWish = { cents: null, day: null, open_cents: null, way: 'other', note: '' }

/** What was paid for an order, any for staff, and what is open of it. */
export const readBalance = async (db: Db, caller: Caller, id: number): Promise<OrderBalance> => {
  await readOrder(db, caller, id)
  const { hasPapers, papersCents, receivedCents, refundedCents, openCents } = await queries.findBalance(
    db,
    id,
  )
  return {
    has_papers: hasPapers,
    papers_cents: papersCents,
    received_cents: receivedCents,
    refunded_cents: refundedCents,
    open_cents: openCents,
    payments: await queries.findPayments(db, id),
  }
}

/** What was paid too much for an order, in cents. */
export const readCredit = async (db: Db, id: number) =>
  Math.max(0, -(await queries.findBalance(db, id)).openCents)

const earliest = '2000-01-01'

/** The day that is meant; refuses one that is still to come. */
const dayOf = ({ day }: Asked, now: Date) => {
  const today = berlinDay(now)
  if (day !== null && day > today) throw new InvalidField('day', texts.inFuture)
  if (day !== null && day < earliest) throw new InvalidField('day', texts.longAgo)
  return day ?? today
}

type Noted = { kind: 'payment' | 'refund'; by: string; cents: number }

const insert = (tx: Tx, deps: Deps, orderId: number, wish: PaymentWish, noted: Noted) => {
  const now = deps.clock.now()
  const { by, cents, kind } = noted
  const { way, note } = wish
  return queries.insertPayment(tx, {
    orderId,
    kind,
    cents,
    day: dayOf(wish, now),
    way,
    note,
    notedBy: by,
    notedAt: now,
  })
}

/**
 * Notes by hand that an order is paid, whole or in part; 409 if it has no invoice, nothing is open, or something else is
 * than was seen.
 */
export const payOrder = async (
  deps: Deps,
  caller: Caller,
  id: number,
  asked: PaymentWish | null = null,
  keep = keepNothing,
) => {
  const wish = asked ?? everything
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const { state } = (await lockOrder(tx, caller, id)).answer
    const { hasPapers, openCents } = await queries.findBalance(tx, id)
    if (!hasPapers && state !== 'invoiced') throw new Refusal('state', notInvoiced[state])
    const judged = judgePayment(openCents, wish)
    if (judged.fault === 'changed') throw new Refusal('changed', texts.changedMeanwhile)
    if (judged.fault === 'nothing')
      throw new Refusal('state', state === 'paid' ? notInvoiced.paid : texts.nothingOpen)
    if (judged.fault) throw new InvalidField('cents', texts.moreThanOpen(openCents))
    await insert(tx, deps, id, wish, { kind: 'payment', by, cents: judged.cents })
    const { answer } = await readOrder(tx, caller, id)
    await keep(tx, answer)
    return answer
  })
}

/** Notes by hand that what was paid too much was paid back, whole or in part; 409 and 400 as above. */
export const refundOrder = async (
  deps: Deps,
  caller: Caller,
  id: number,
  wish: PaymentWish,
  keep = keepNothing,
) => {
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    await lockOrder(tx, caller, id)
    const { openCents } = await queries.findBalance(tx, id)
    const judged = judgeRefund(openCents, wish)
    if (judged.fault === 'changed') throw new Refusal('changed', texts.changedMeanwhile)
    if (judged.fault === 'nothing') throw new Refusal('state', texts.nothingToRefund)
    if (judged.fault) throw new InvalidField('cents', texts.moreThanCredit(-openCents))
    await insert(tx, deps, id, wish, { kind: 'refund', by, cents: judged.cents })
    const { answer } = await readOrder(tx, caller, id)
    await keep(tx, answer)
    return answer
  })
}

/** Notes that a credit, as it stands under the order's lock, is transferred by a payment file; answers the refund's id. */
export const noteTransferred = (
  tx: Tx,
  noted: Omit<Parameters<typeof queries.insertPayment>[1], 'kind' | 'way'>,
) => queries.insertPayment(tx, { ...noted, kind: 'refund', way: 'transfer' })

/** Takes back the refunds of a payment file, under their orders' locks. */
export const takeBackTransferred = queries.withdrawMany

export const readPayment = async (db: Db, id: number) => orNotFound(await queries.findPayment(db, id))

/** Takes back a payment or a refund, of a payment file's once that is executed, as money may come back; 409 if it is. */
export const withdrawPayment = async (deps: Deps, caller: Caller, id: number) => {
  const withdrawnBy = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const { orderId } = await readPayment(tx, id)
    await lockOrder(tx, caller, orderId)
    if ((await readPayment(tx, id)).withdrawnAt) throw new Refusal('state', texts.alreadyWithdrawn)
    // What a bank has still to execute goes back with its file, or the money goes out all the same.
    const file = await queries.findRefundFile(tx, id)
    if (file && file.execution > berlinDay(deps.clock.now()))
      throw new Refusal('state', texts.inRefundFile(file.id))
    await queries.withdrawPayment(tx, id, { withdrawnAt: deps.clock.now(), withdrawnBy })
    return (await readOrder(tx, caller, orderId)).answer
  })
}

/** Takes back all payments of an order that were noted by hand; what came in at the bank stays. */
export const unpayOrder = async (deps: Deps, caller: Caller, id: number) => {
  const withdrawnBy = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    await lockOrder(tx, caller, id)
    if (!(await queries.withdrawAll(tx, id, { withdrawnAt: deps.clock.now(), withdrawnBy })))
      throw new Refusal('state', texts.nothingByHand)
    return (await readOrder(tx, caller, id)).answer
  })
}
