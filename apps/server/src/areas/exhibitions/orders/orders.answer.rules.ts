import type { ItemKind, Order, OrderState, TaxCase } from '@tafelrunde/contract/orders'
import { inOrder } from '../exhibitions.rules.ts'
import { type OrderedItem, sumsOf } from './orders.rules.ts'

export type OrderFacts = {
  id: number
  createdAt: Date
  state: OrderState
  company: string
  street: string
  postalCode: string
  city: string
  country: string
  vatId: string
  contactName: string
  contactEmail: string
  contactPhone: string
  remarks: string
  declineRemark: string
  taxCase: TaxCase
  vatPercent: number
}
type Parts = {
  items: (OrderedItem & { kind: ItemKind; name: string })[]
  places: string[]
  invoice: Order['invoice']
}

/** An order as the contract words it. */
export const toOrder = (
  { order, event }: { order: OrderFacts; event: { id: number; name: string } },
  { items, places, invoice }: Parts,
): Order => {
  const quantityOf = (kind: ItemKind) => items.find(item => item.kind === kind)?.quantity ?? 0
  const sums = sumsOf(items, order.vatPercent)
  return {
    id: order.id,
    created: order.createdAt,
    state: order.state,
    event: event.id,
    event_name: event.name,
    company: order.company,
    street: order.street,
    postal_code: order.postalCode,
    city: order.city,
    country: order.country,
    vat_id: order.vatId,
    contact_name: order.contactName,
    contact_email: order.contactEmail,
    contact_phone: order.contactPhone,
    tables: quantityOf('tables'),
    places,
    chairs: quantityOf('chairs'),
    power: quantityOf('power') > 0,
    wifi: quantityOf('wifi') > 0,
    persons: quantityOf('persons'),
    catering: quantityOf('catering'),
    remarks: order.remarks,
    items: inOrder(items).map(({ name, quantity, unitCents }) => ({
      name,
      quantity,
      unit_cents: unitCents,
      total_cents: quantity * unitCents,
    })),
    total_cents: sums.total,
    tax_case: order.taxCase,
    vat_percent: order.vatPercent,
    vat_cents: sums.vat,
    gross_cents: sums.gross,
    decline_remark: order.declineRemark,
    invoice,
  }
}
