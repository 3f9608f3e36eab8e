import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { InvalidField, Refusal } from '../../../platform/refusals.ts'
import { showAtEvent } from '../../directory/directory.service.ts'
import { postMail } from '../../mail/mail.service.ts'
import { tellExhibitorSoon } from './mail-order.service.ts'
import { orderDeclinedMail } from './orders.mails.ts'
import * as queries from './orders.queries.ts'
import { lockOrder, readOrder } from './orders.service.ts'
import * as texts from './orders.texts.ts'
import { releaseStock, takePlaces } from './stock.service.ts'

/** An order that waits for the office, and nobody else changes it until the transaction ends. */
const lockWaiting = async (tx: Tx, caller: Caller, id: number) => {
  const told = await lockOrder(tx, caller, id)
  const { state } = told.answer
  if (state !== 'ordered') throw new Refusal('state', texts.decided[state])
  return told
}

/** Those that the order does not have yet; refuses more than it has tables. */
const addedPlaces = ({ tables, places: chosen }: Order, places: string[]) => {
  const added = [...new Set(places)].filter(place => !chosen.includes(place))
  if (chosen.length + added.length > tables) throw new InvalidField('places', texts.tooManyPlaces(tables))
  return added
}

/**
 * Confirms an order: from now on the exhibitor stands in the directory of that event. `places` are tables that the
 * office assigns besides those that were chosen.
 */
export const confirmOrder = (deps: Deps, caller: Caller, id: number, places: string[] = []) =>
  inTransaction(deps.db, async tx => {
    const { row, answer } = await lockWaiting(tx, caller, id)
    const { accountId, eventId } = row.order
    await takePlaces(tx, row.order, addedPlaces(answer, places))
    await queries.updateOrder(tx, id, { state: 'confirmed', datedAt: deps.clock.now() })
    if (accountId !== null) await showAtEvent(tx, accountId, eventId)
    await tellExhibitorSoon(tx, deps, id, 'confirmed')
    return (await readOrder(tx, caller, id)).answer
  })

/** Declines an order; what it held is free for others. */
export const declineOrder = (deps: Deps, caller: Caller, id: number, remark: string) =>
  inTransaction(deps.db, async tx => {
    const { row } = await lockWaiting(tx, caller, id)
    await releaseStock(tx, row.order)
    await queries.updateOrder(tx, id, { state: 'declined', declineRemark: remark })
    const { answer } = await readOrder(tx, caller, id)
    await postMail(tx, deps, orderDeclinedMail(answer, deps.config.APP_URL))
    return answer
  })

/** An order that was ended for a fee asks for none any more, in the caller's transaction. */
export const forgetFee = (tx: Tx, id: number) => queries.updateOrder(tx, id, { feeCents: null })

/** Notes that an order has its invoice, or that this one is cancelled so that it can be invoiced anew, in the caller's transaction. */
export const noteInvoice = (tx: Tx, id: number, state: 'invoiced' | 'confirmed') =>
  queries.updateOrder(tx, id, { state })
