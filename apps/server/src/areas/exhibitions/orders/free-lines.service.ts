import type { FreeLineTaxes, FreeLineWish } from '@tafelrunde/contract/admin/money/free-lines'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { keepNothing } from '../../../platform/idempotency.ts'
import { InvalidField, NotFound, Refusal } from '../../../platform/refusals.ts'
import { findExhibition } from '../exhibitions.queries.ts'
import { itemTax } from '../exhibitions.rules.ts'
import { readTaxFacts } from '../exhibitions.service.ts'
import * as queries from './free-lines.queries.ts'
import { tellExhibitorSoon } from './mail-order.service.ts'
import { updateOrder } from './orders.queries.ts'
import { lockOrder, readOrder } from './orders.service.ts'
import * as texts from './orders.texts.ts'
import { taxing } from './place-order.service.ts'

const readOffer = async (db: Db, eventId: number) => {
  const offer = await findExhibition(db, eventId)
  if (!offer) throw new NotFound()
  return offer
}

/** At which rates a free line of this order would be taxed in Germany (§ 12 UStG), or that it would not be (§ 19 UStG). */
export const readFreeLineTaxes = async (db: Db, caller: Caller, id: number): Promise<FreeLineTaxes> => {
  const { row } = await readOrder(db, caller, id)
  const offer = await readOffer(db, row.order.eventId)
  const facts = await readTaxFacts(db)
  const rate = (listed: 'standard' | 'reduced') => {
    const { taxCase, vatPercent } = itemTax({ taxCase: listed, exemption: '', onSite: false }, offer, facts)
    return { tax_case: taxCase, vat_percent: vatPercent }
  }
  return { standard: rate('standard'), reduced: rate('reduced') }
}

/** An order whose free lines may be changed, and nobody else changes it until the transaction ends. */
const lockConfirmed = async (tx: Tx, caller: Caller, id: number) => {
  const locked = await lockOrder(tx, caller, id)
  const { state } = locked.row.order
  if (state !== 'confirmed') throw new Refusal('state', texts.notToAddTo[state])
  return locked
}

/** It is confirmed anew, with the paper as it is now. */
const confirmAnew = async (tx: Tx, deps: Deps, caller: Caller, id: number) => {
  await updateOrder(tx, id, { datedAt: deps.clock.now() })
  await tellExhibitorSoon(tx, deps, id, 'confirmed')
  return (await readOrder(tx, caller, id)).answer
}

/** A paper has room for so many; more is a price list of its own. */
const mostLines = 20

/**
 * Adds to a confirmed order what is on no price list, taxed as such an item would be for its buyer; 409 if it has an invoice,
 * or comes to something else by now than was seen.
 */
export const addFreeLine = (deps: Deps, caller: Caller, id: number, wish: FreeLineWish, keep = keepNothing) =>
  inTransaction(deps.db, async tx => {
    const { row, answer } = await lockConfirmed(tx, caller, id)
    if (wish.gross_cents !== undefined && wish.gross_cents !== answer.gross_cents)
      throw new Refusal('changed', texts.orderChangedMeanwhile)
    if ((await queries.countFreeLines(tx, id)) >= mostLines)
      throw new InvalidField('name', texts.tooManyLines(mostLines))
    const offer = await readOffer(tx, row.order.eventId)
    const listed = {
      taxCase: wish.tax_case,
      exemption: wish.tax_case === 'exempt' ? wish.exemption : '',
      onSite: wish.on_site,
    }
    const taxOf = await taxing(tx, offer, row.order)
    const { name, quantity, unit_cents: unitCents } = wish
    await queries.insertFreeLine(tx, { orderId: id, name, quantity, unitCents, listed, ...taxOf(listed) })
    const told = await confirmAnew(tx, deps, caller, id)
    await keep(tx, told)
    return told
  })

/** Takes a free line off a confirmed order; 404 if it is gone already. */
export const removeFreeLine = (deps: Deps, caller: Caller, lineId: number) =>
  inTransaction(deps.db, async tx => {
    const line = await queries.findFreeLine(tx, lineId)
    if (!line) throw new NotFound()
    await lockConfirmed(tx, caller, line.orderId)
    if (!(await queries.findFreeLine(tx, lineId))) throw new NotFound()
    await queries.deleteFreeLine(tx, lineId)
    return confirmAnew(tx, deps, caller, line.orderId)
  })
