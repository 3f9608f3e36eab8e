import type { InvoicePreview } from '@tafelrunde/contract/admin/money/invoice-previews'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { Payer, TaxCase } from '@tafelrunde/contract/values/tax'
import { type Caller, commandLine } from '../../common/people.rules.ts'
import { vatIdFaultText } from '../../common/tax.texts.ts'
import { checkVatId } from '../../common/vat-ids.rules.ts'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import { keepNothing } from '../../platform/idempotency.ts'
import { Refusal } from '../../platform/refusals.ts'
import { nameOf } from '../accounts/accounts.service.ts'
import { readAssociation } from '../association/association.service.ts'
import { noteInvoice } from '../exhibitions/orders/decide-order.service.ts'
import { checkHeld } from '../exhibitions/orders/end-order.service.ts'
import { tellTax } from '../exhibitions/orders/orders.answer.rules.ts'
import { orderNumber } from '../exhibitions/orders/orders.rules.ts'
import { lockOrder, readOrder } from '../exhibitions/orders/orders.service.ts'
import { keepServiceTax, taxOnLastDay } from '../exhibitions/orders/service-tax.service.ts'
import { readDaysToPay } from '../exhibitions/price-list.service.ts'
import { readVatWarning } from '../exhibitions/vat-checks/vat-checks.service.ts'
import { isUnseen } from './invoice-tax.rules.ts'
import { invoiceContent, sellerGaps } from './invoices.rules.ts'
import { readInvoice, toInvoice } from './invoices.service.ts'
import * as texts from './invoices.texts.ts'
import { writeInvoice } from './write-invoice.service.ts'

type Locked = Awaited<ReturnType<typeof lockOrder>>
/** In whose name, and the sum that they have seen, if they have: without it an order is invoiced with the tax that it says alone. */
type Wish = { by: string; seenCents: number | null }

/** Refuses a VAT id that was taken when less of it was looked at, and none where the buyer owes the tax. */
const checkBuyer = ({ vatId, country }: Payer, taxes: { taxCase: TaxCase }[]) => {
  const checked = checkVatId(vatId, country)
  if ('fault' in checked)
    throw new Refusal('state', texts.wrongBuyerVatId(vatId, vatIdFaultText(checked.fault, country)))
  if (!checked.id && taxes.some(({ taxCase }) => taxCase === 'reverse_charge'))
    throw new Refusal('state', texts.buyerVatIdMissing)
}

/** What the association says of itself, and what the order needs for its tax. */
const readSeller = async (tx: Tx, order: Payer, taxes: { taxCase: TaxCase }[]) => {
  const { name, street, postalCode, city, email, phone, website, ...rest } = await readAssociation(tx)
  const { taxNumber, vatId: ownVatId, iban, bic, accountHolder } = rest
  const letterhead = { name, street, postalCode, city, email, phone, website }
  const seller = { ...letterhead, taxNumber, vatId: ownVatId, iban, bic, accountHolder }
  const gaps = sellerGaps(seller, taxes)
  if (gaps.length > 0) throw new Refusal('state', texts.gapsText(gaps))
  checkBuyer(order, taxes)
  return seller
}

type Line = Parameters<typeof invoiceContent>[0]['lines'][number]

/** Writes an invoice of an order over these lines to whoever pays for it, in the caller's transaction; answers its id. */
export const writeOver = async (
  tx: Tx,
  deps: Deps,
  by: string,
  { order, event }: Locked['row'],
  lines: Line[],
) => {
  const seller = await readSeller(tx, order, lines)
  const { company, street, postalCode, city, country, vatId, reference, leitwegId } = order
  const { contactName, contactEmail, contactPhone } = order
  const contact = { contactName, contactEmail, contactPhone }
  const buyer = { company, street, postalCode, city, country, vatId, reference, leitwegId, ...contact }
  const daysToPay = await readDaysToPay(tx, order.eventId)
  const facts = { seller, buyer, order: orderNumber(order.id, event), event, lines, daysToPay }
  const whose = { by, orderId: order.id }
  return writeInvoice(tx, deps, whose, named => invoiceContent({ ...facts, ...named }))
}

/** Refuses with 409 `changed` a tax that nobody has seen, or another sum than the one that somebody has seen. */
const checkSeen = (ordered: Order, { gross_cents }: Order, changes: number, seenCents: number | null) => {
  if (!isUnseen({ grossCents: gross_cents, changes }, seenCents)) return
  const why =
    seenCents === null ? texts.taxChanged(ordered.gross_cents, gross_cents) : texts.otherSum(gross_cents)
  throw new Refusal('changed', why)
}

const invoiceLocked = async (
  tx: Tx,
  deps: Deps,
  { by, seenCents }: Wish,
  { row, answer: ordered }: Locked,
) => {
  const { order } = row
  const taxed = await taxOnLastDay(tx, row)
  const { answer } = taxed
  checkSeen(ordered, answer, taxed.changes.length, seenCents)
  await keepServiceTax(tx, deps, taxed)
  const lines = answer.items.map(item => ({
    name: item.name,
    quantity: item.quantity,
    unitCents: item.unit_cents,
    taxCase: item.tax_case,
    vatPercent: item.vat_percent,
    exemption: item.exemption,
  }))
  const id = await writeOver(tx, deps, by, row, lines)
  await noteInvoice(tx, order.id, 'invoiced')
  return toInvoice(await readInvoice(tx, id))
}

/** Writes the invoice of an order, unless it is not confirmed, in the caller's transaction. */
export const invoiceIfConfirmed = async (tx: Tx, deps: Deps, wish: Wish, orderId: number) => {
  const locked = await lockOrder(tx, commandLine, orderId)
  const { state } = locked.row.order
  if (state !== 'confirmed') return { state }
  checkHeld(locked.row)
  return { state, invoice: await invoiceLocked(tx, deps, wish, locked) }
}

/** Writes the invoice of a confirmed order and mails it. Whoever asks at the same time waits and is refused. */
export const invoiceOrder = async (
  deps: Deps,
  caller: Caller,
  orderId: number,
  seenCents: number | null = null,
  keep = keepNothing,
) => {
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const written = await invoiceIfConfirmed(tx, deps, { by, seenCents }, orderId)
    if (written.state !== 'confirmed') throw new Refusal('state', texts.notConfirmed[written.state])
    await keep(tx, written.invoice)
    return written.invoice
  })
}

/** What the invoice of an order would come to now. */
export const previewInvoice = async (db: Db, caller: Caller, orderId: number): Promise<InvoicePreview> => {
  const { row, answer: ordered } = await readOrder(db, caller, orderId)
  const { answer, changes } = await taxOnLastDay(db, row)
  return {
    service_day: berlinDay(row.event.endsAt),
    vat_warning: await readVatWarning(
      db,
      row,
      answer.taxes.map(({ tax_case }) => ({ taxCase: tax_case })),
    ),
    order_cents: ordered.gross_cents,
    gross_cents: answer.gross_cents,
    changes: changes.map(({ name, quantity, unitCents, ordered: before, ...now }) => ({
      name,
      quantity,
      total_cents: quantity * unitCents,
      ordered: tellTax(before),
      now: tellTax(now),
    })),
  }
}
