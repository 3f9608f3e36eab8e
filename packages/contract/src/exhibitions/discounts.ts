import { type LineTax, taxesOf, totalsOf } from '../values/tax.ts'

/** What is off the net sum of an order: so many percent or so many cents, and why. */
export type Discount = { percent: number | null; cents: number | null; reason: string }
type Priced = LineTax & { cents: number }

const wholeOf = ({ percent, cents }: Discount, net: number) =>
  percent === null ? Math.min(cents ?? 0, net) : Math.floor((net * percent + 50) / 100)

/**
 * What a discount takes off each rate and each reason for none, in cents: together exactly its share of the net sum, never more
 * than that, so that the VAT is lower as well (§ 10 Abs. 1, § 17 Abs. 1 UStG).
 */
export const discountsOf = (lines: readonly Priced[], discount: Discount | null): Priced[] => {
  const taxes = taxesOf(lines)
  const { net } = totalsOf(taxes)
  if (!discount || net <= 0) return []
  const whole = wholeOf(discount, net)
  /** How much is off what comes before this one; the last cent of rounding goes to nobody twice. */
  const offBefore = (at: number) =>
    Math.round(whole * (taxes.slice(0, at).reduce((sum, { netCents }) => sum + netCents, 0) / net))
  return taxes
    .map(({ taxCase, vatPercent, exemption }, at) => {
      const cents = offBefore(at + 1) - offBefore(at)
      return { taxCase, vatPercent, exemption, cents }
    })
    .filter(({ cents }) => cents > 0)
}

/** „Rabatt 10 %: Frühbucher“ */
export const discountText = ({ percent, reason }: Discount) =>
  [percent === null ? 'Rabatt' : `Rabatt ${percent}\u00A0%`, reason].filter(Boolean).join(': ')
