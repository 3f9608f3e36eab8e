import { type Discount, discountsOf } from '@tafelrunde/contract/exhibitions/discounts'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { type LineTax, taxesOf, totalsOf } from '@tafelrunde/contract/values/tax'

type Priced = LineTax & { cents: number }

/** What is ordered, without its discount, each with what it costs in cents. */
export const positionsOf = ({ items }: Order): Priced[] =>
  items
    .filter(({ kind }) => kind !== null)
    .map(({ tax_case, vat_percent, exemption, total_cents }) => {
      const tax = { taxCase: tax_case, vatPercent: vat_percent, exemption }
      return { ...tax, cents: total_cents }
    })

/** What all of it comes to with this discount, in cents with VAT. */
export const discounted = (positions: readonly Priced[], discount: Discount | null) => {
  const off = discountsOf(positions, discount).map(one => ({ ...one, cents: -one.cents }))
  return totalsOf(taxesOf([...positions, ...off])).gross
}
