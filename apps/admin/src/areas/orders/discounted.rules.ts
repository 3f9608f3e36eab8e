import type { FreeLineTaxes } from '@tafelrunde/contract/admin/money/free-lines'
import type { ListedTax } from '@tafelrunde/contract/admin/money/orders'
import { type Discount, discountsOf } from '@tafelrunde/contract/exhibitions/discounts'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { type LineTax, taxesOf, taxFor, totalsOf } from '@tafelrunde/contract/values/tax'

type Priced = LineTax & { cents: number }

/** What is ordered, without its discount, each with what it costs in cents. */
export const positionsOf = ({ items }: Order): Priced[] =>
  items
    .filter(({ quantity }) => quantity > 0)
    .map(({ tax_case, vat_percent, exemption, total_cents }) => {
      const tax = { taxCase: tax_case, vatPercent: vat_percent, exemption }
      return { ...tax, cents: total_cents }
    })

/** The lines that the office has added, which stay whatever is changed of the price list. */
export const freeLinesOf = (order: Order) =>
  positionsOf({ ...order, items: order.items.filter(({ free_line }) => free_line !== undefined) })

type Wish = { quantity: number; cents: number; tax: ListedTax; exemption: string; onSite: boolean }

/** A free line as it will be taxed for whoever pays for the order. */
export const freeLine = (
  { quantity, cents, tax, exemption, onSite }: Wish,
  { country, vat_id }: Pick<Order, 'country' | 'vat_id'>,
  rates: FreeLineTaxes,
): Priced => {
  const home =
    tax === 'exempt'
      ? { taxCase: tax, vatPercent: 0, exemption }
      : { taxCase: rates[tax].tax_case, vatPercent: rates[tax].vat_percent, exemption: '' }
  return { ...taxFor({ ...home, onSite }, { country, vatId: vat_id }), cents: quantity * cents }
}

/** What all of it comes to with this discount, in cents with VAT. */
export const discounted = (positions: readonly Priced[], discount: Discount | null) => {
  const off = discountsOf(positions, discount).map(one => ({ ...one, cents: -one.cents }))
  return totalsOf(taxesOf([...positions, ...off])).gross
}
