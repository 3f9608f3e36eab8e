import type { EventState } from '@tafelrunde/contract/events/events'
import { type Caller, commandLine } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { Refusal } from '../../../platform/refusals.ts'
import { leaveEvent } from '../../directory/directory.service.ts'
import { postMail } from '../../mail/mail.service.ts'
import { lockExhibition } from '../exhibitions.queries.ts'
import { orderEndedMail, orderEndedWithFeeMail, orderOfCancelledEventMail } from './orders.mails.ts'
import * as queries from './orders.queries.ts'
import { lockOrder, readOrder } from './orders.service.ts'
import * as texts from './orders.texts.ts'
import { releaseStock } from './stock.service.ts'

type Ended = { id: number; eventId: number; accountId: number | null }

/** By an order in one of these states somebody is an exhibitor of its event. */
const taking = ['confirmed', 'invoiced'] as const

/**
 * Ends an order that the caller has locked, in the caller's transaction: what it held is free for others, its exhibitor stands in
 * the directory of that event no longer unless by another order, and is told why.
 */
export const endLocked = async (
  tx: Tx,
  deps: Deps,
  { id, eventId, accountId }: Ended,
  { reason, feeCents = null }: { reason: string; feeCents?: number | null },
) => {
  await releaseStock(tx, { id, eventId })
  await queries.updateOrder(tx, id, { state: 'cancelled', declineRemark: reason, feeCents })
  if (accountId !== null && !(await queries.hasOrder(tx, accountId, eventId, [...taking])))
    await leaveEvent(tx, accountId, eventId)
  const { answer } = await readOrder(tx, commandLine, id)
  const letter = feeCents === null ? orderEndedMail : orderEndedWithFeeMail
  await postMail(tx, deps, letter(answer, deps.config.APP_URL))
  return answer
}

/** A confirmed order that has no invoice, and nobody else changes it until the transaction ends. */
export const lockToEnd = async (tx: Tx, caller: Caller, id: number) => {
  const locked = await lockOrder(tx, caller, id)
  const { state } = locked.row.order
  if (state !== 'confirmed') throw new Refusal('state', texts.notToEnd[state])
  return locked
}

/** Ends a confirmed order that has no invoice, without a fee. */
export const endOrder = (deps: Deps, caller: Caller, id: number, reason: string) =>
  inTransaction(deps.db, async tx => {
    const { row } = await lockToEnd(tx, caller, id)
    return endLocked(tx, deps, row.order, { reason })
  })

type WithEvent = { order: Ended; event: { state: EventState } }

/**
 * What becomes of an order whose invoice is cancelled, in the caller's transaction: of a cancelled event it always ends, else if that
 * is wished.
 */
export const afterInvoice = async (
  tx: Tx,
  deps: Deps,
  { order, event }: WithEvent,
  wish: { order: 'stays' | 'ends'; reason: string },
) => {
  if (event.state === 'cancelled') await endLocked(tx, deps, order, { reason: texts.cancelledEventReason })
  else if (wish.order === 'ends')
    await endLocked(tx, deps, order, { reason: wish.reason || texts.cancelledInvoiceReason })
}

/** Refuses what is of no use for an event that is cancelled. */
export const checkHeld = ({ event }: Pick<WithEvent, 'event'>) => {
  if (event.state === 'cancelled') throw new Refusal('state', texts.eventCancelled)
}

/**
 * Ends all orders of an event that is cancelled from now on, in the caller's transaction. Those with an invoice end with it, which
 * is for the office to cancel, also where it asks for a fee; their exhibitors are told as well.
 */
export const endOrdersOf = async (tx: Tx, deps: Deps, eventId: number) => {
  const endAll = async () => {
    for (const order of await queries.lockOrdersOf(tx, eventId, ['ordered', 'confirmed']))
      await endLocked(tx, deps, order, { reason: texts.cancelledEventReason })
  }
  await endAll()
  await lockExhibition(tx, eventId)
  await endAll() // of whoever was ordering at that moment: nobody does from now on
  const invoiced = await queries.lockOrdersOf(tx, eventId, ['invoiced', 'cancelled'])
  for (const { id } of invoiced.filter(({ state, feeCents }) => state === 'invoiced' || feeCents !== null)) {
    const { answer } = await readOrder(tx, commandLine, id)
    await postMail(tx, deps, orderOfCancelledEventMail(answer, deps.config.APP_URL))
  }
}
