import type {
  createOrder as contract,
  OrderBilling,
  OrderWish,
} from '@tafelrunde/contract/exhibitions/orders'
import type { ListedTax } from '@tafelrunde/contract/exhibitions/positions'
import { isSamePayer, type Payer, taxFor } from '@tafelrunde/contract/values/tax'
import type * as z from 'zod/mini'
import { isCountry } from '../../../common/iban.reader.ts'
import type { Caller } from '../../../common/people.rules.ts'
import { vatIdFaultText } from '../../../common/tax.texts.ts'
import { checkVatId } from '../../../common/vat-ids.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { keepNothing } from '../../../platform/idempotency.ts'
import { InvalidField, Refusal } from '../../../platform/refusals.ts'
import { postMail } from '../../mail/mail.service.ts'
import { findExhibition } from '../exhibitions.queries.ts'
import { itemTax, type Offer, takesOrders } from '../exhibitions.rules.ts'
import { readTaxFacts } from '../exhibitions.service.ts'
import { tellExhibitorSoon, tellOffice } from './mail-order.service.ts'
import { orderCancelledMail } from './orders.mails.ts'
import * as queries from './orders.queries.ts'
import { lockOrder, readOrder } from './orders.service.ts'
import * as texts from './orders.texts.ts'
import { releaseStock, takeStock } from './stock.service.ts'

type Person = Caller & { address: string }
type NewOrder = z.infer<typeof contract.schema.body>

/** What the event offers to whoever may see it. After the deadline only the office orders. */
const readOffer = async (tx: Tx, { isStaff }: Caller, eventId: number, now: Date) => {
  const offer = await findExhibition(tx, eventId)
  if (!offer || (offer.event.state === 'draft' && !isStaff))
    throw new InvalidField('event', texts.noExhibition)
  if (!isStaff && !takesOrders(offer, now)) throw new Refusal('closed', texts.ordersClosed)
  return offer
}

/** How it is written whom the invoice goes to; refuses at its field what cannot be. */
export const billingColumns = (wish: OrderBilling) => {
  if (!isCountry(wish.country)) throw new InvalidField('country', texts.wrongCountry)
  const vatId = checkVatId(wish.vat_id, wish.country)
  if ('fault' in vatId) throw new InvalidField('vat_id', vatIdFaultText(vatId.fault, wish.country))
  return {
    company: wish.company,
    street: wish.street,
    postalCode: wish.postal_code,
    city: wish.city,
    country: wish.country,
    vatId: vatId.id,
    contactName: wish.contact_name,
    contactEmail: wish.contact_email,
    contactPhone: wish.contact_phone,
    reference: wish.reference,
    leitwegId: wish.leitweg_id,
  }
}

/** The same of the whole order. */
const columnsOf = (wish: OrderWish) => {
  const billing = billingColumns(wish)
  const twice = wish.places.find((place, index) => wish.places.indexOf(place) < index)
  if (twice !== undefined) throw new InvalidField('places', texts.placeTwice(twice))
  if (wish.places.length > wish.tables) throw new InvalidField('places', texts.tooManyPlaces(wish.tables))
  return { ...billing, remarks: wish.remarks }
}

/** How what a list says is taxed for this buyer. */
export const taxing = async (tx: Tx, offer: Offer, payer: Payer) => {
  const facts = await readTaxFacts(tx)
  return (listed: ListedTax) => taxFor(itemTax(listed, offer, facts), payer)
}

/** Writes an order and takes what it wants, in the caller's transaction; answers its id. */
export const writeOrder = async (tx: Tx, caller: Caller, wish: NewOrder, now: Date) => {
  const offer = await readOffer(tx, caller, wish.event, now)
  const columns = columnsOf(wish)
  const facts = { eventId: wish.event, accountId: caller.id || null, createdAt: now, datedAt: now }
  // The row comes first: it waits for the account if that is being deleted, and holds nothing of the event yet.
  const order = await queries.insertOrder(tx, { ...columns, ...facts })
  await takeStock(tx, order, wish, { taxOf: await taxing(tx, offer, columns), isRetaxed: false })
  return order.id
}

/** Whoever the order names gets it by mail. The office orders for whoever asks it to. */
const spendOrder = async (
  { limits }: Deps,
  { id, isStaff, address }: Person,
  { contact_email }: OrderWish,
) => {
  if (!isStaff) await limits.spend('order', { account: String(id), email: contact_email, address })
}

/** Orders tables, and mails that to the exhibitor and the office. */
export const placeOrder = async (deps: Deps, caller: Person, wish: NewOrder, keep = keepNothing) => {
  await spendOrder(deps, caller, wish)
  return inTransaction(deps.db, async tx => {
    const id = await writeOrder(tx, caller, wish, deps.clock.now())
    const { answer } = await readOrder(tx, caller, id)
    await tellOffice(tx, deps, answer, 'received')
    await tellExhibitorSoon(tx, deps, id, 'received')
    await keep(tx, answer)
    return answer
  })
}

const lockUndecided = async (tx: Tx, caller: Caller, id: number) => {
  const { row } = await lockOrder(tx, caller, id)
  const { state } = row.order
  if (state !== 'ordered') throw new Refusal('state', texts.decided[state])
  return row.order
}

/** The same; the office changes a confirmed order, too. */
const lockChangeable = async (tx: Tx, caller: Caller, id: number) => {
  const { row } = await lockOrder(tx, caller, id)
  return caller.isStaff && row.order.state === 'confirmed' ? row.order : lockUndecided(tx, caller, id)
}

/**
 * Changes an order that nobody has decided on, all of it or nothing: what it has keeps its price, what is added costs what
 * it costs now. The office may change a confirmed one as well, which the exhibitor gets confirmed anew.
 */
export const replaceOrder = async (deps: Deps, caller: Person, id: number, wish: OrderWish) => {
  if (!caller.isStaff) await spendOrder(deps, caller, wish)
  return inTransaction(deps.db, async tx => {
    const order = await lockChangeable(tx, caller, id)
    const offer = await readOffer(tx, caller, order.eventId, deps.clock.now())
    const datedAt = deps.clock.now()
    const columns = columnsOf(wish)
    await queries.updateOrder(tx, id, { ...columns, datedAt })
    const taxOf = await taxing(tx, offer, columns)
    await takeStock(tx, order, wish, { taxOf, isRetaxed: !isSamePayer(order, columns) })
    const { answer } = await readOrder(tx, caller, id)
    if (!caller.isStaff) await tellOffice(tx, deps, answer, 'changed')
    await tellExhibitorSoon(tx, deps, id, answer.state === 'confirmed' ? 'confirmed' : 'changed')
    return answer
  })
}

/** Cancels an order that nobody has decided on; what it held is free for others. */
export const cancelOrder = (deps: Deps, caller: Caller, id: number) =>
  inTransaction(deps.db, async tx => {
    const order = await lockUndecided(tx, caller, id)
    await releaseStock(tx, order)
    await queries.updateOrder(tx, id, { state: 'cancelled' })
    const { answer } = await readOrder(tx, caller, id)
    await tellOffice(tx, deps, answer, 'cancelled')
    await postMail(tx, deps, orderCancelledMail(answer, deps.config.APP_URL))
    return answer
  })
