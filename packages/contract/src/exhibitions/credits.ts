import { isTaxedAlike, type LineTax, type Tax, totalsOf, vatOf } from '../values/tax.ts'

type Line = LineTax & { name: string; quantity: number; unitCents: number; totalCents: number }

/**
 * What a credit takes off a line of the invoice, which is counted from 0: so many pieces, or none where only its price
 * is lower, and so many net cents.
 */
export type Credited = { line: number; quantity: number; cents: number }

/** A line that costs something: what it costs without its share of a discount, and what credits have left of it. */
export type RestLine = LineTax & {
  line: number
  name: string
  quantity: number
  unitCents: number
  netCents: number
  leftQuantity: number
  leftCents: number
}
export type Rest = { lines: RestLine[]; taxes: Tax[] }

const sumOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0)

/** What lines cost in cents without their share of the discounts on their rate; together exactly the net sum of that rate. */
const netOf = (lines: readonly Line[], at: number, line: Line) => {
  const alike = (one: Line) => isTaxedAlike(one, line)
  const costing = (some: readonly Line[]) =>
    sumOf(some.filter(alike).map(({ totalCents }) => Math.max(0, totalCents)))
  const charged = costing(lines)
  const off = Math.min(charged, charged - sumOf(lines.filter(alike).map(({ totalCents }) => totalCents)))
  const offUntil = (end: number) => Math.round(off * (costing(lines.slice(0, end)) / charged))
  return line.totalCents - (offUntil(at + 1) - offUntil(at))
}

/** What is left of an invoice after its credits, whose sums are negative. */
export const restOf = (
  invoice: { lines: readonly Line[]; taxes: readonly Tax[] },
  credits: readonly { items: readonly Credited[]; taxes: readonly Tax[] }[],
): Rest => {
  const taken = credits.flatMap(({ items }) => items)
  const back = credits.flatMap(({ taxes }) => taxes)
  return {
    lines: invoice.lines.flatMap((one, at) => {
      if (one.totalCents <= 0) return []
      const { totalCents: _, ...line } = one
      const own = taken.filter(item => item.line === at)
      const netCents = netOf(invoice.lines, at, one)
      const leftQuantity = line.quantity - sumOf(own.map(({ quantity }) => quantity))
      const leftCents = netCents - sumOf(own.map(({ cents }) => cents))
      return [{ ...line, line: at, netCents, leftQuantity, leftCents }]
    }),
    taxes: invoice.taxes.map(tax => {
      const own = back.filter(one => isTaxedAlike(one, tax))
      const netCents = tax.netCents + sumOf(own.map(one => one.netCents))
      return { ...tax, netCents, vatCents: tax.vatCents + sumOf(own.map(one => one.vatCents)) }
    }),
  }
}

/** Either so many pieces or so many net cents of a line. */
export type CreditItem = { line: number; quantity: number | null; cents: number | null }

/** Net cents of the next pieces of a line; of all pieces together exactly what it costs. */
const priceOf = ({ quantity, leftQuantity, netCents }: RestLine, pieces: number) => {
  const until = (count: number) => Math.round(netCents * (count / quantity))
  const taken = quantity - leftQuantity
  return until(taken + pieces) - until(taken)
}

const linesOf = ({ name, unitCents, ...rest }: RestLine, { quantity, cents }: Credited): Line[] => {
  const { taxCase, vatPercent, exemption } = rest
  const tax = { taxCase, vatPercent, exemption }
  if (quantity === 0)
    return [{ ...tax, name: `Nachlass auf „${name}“`, quantity: -1, unitCents: cents, totalCents: -cents }]
  const discount = quantity * unitCents - cents
  const pieces = { ...tax, name, quantity: -quantity, unitCents, totalCents: -quantity * unitCents }
  const kept = { name: `Rabatt auf „${name}“`, quantity: 1, unitCents: discount, totalCents: discount }
  return discount === 0 ? [pieces] : [pieces, { ...tax, ...kept }]
}

/** What a credit says: lines, taxes and sums are negative, but for the discount that had come off what it takes back. */
export type Credit = {
  items: Credited[]
  lines: Line[]
  taxes: Tax[]
  sums: { net: number; vat: number; gross: number }
}
/** Why there is no such credit: no such line, or less than that is left of it; of nothing there is none at all. */
export type CreditFault =
  | { fault: 'line' | 'quantity' | 'cents'; of: RestLine | undefined }
  | { fault: 'nothing' }

/**
 * The credit that takes this off what is left of an invoice. The VAT is what is owed less by then (§ 17 Abs. 1 UStG): on what was
 * left before, less on what is left now, so that invoice and credits together always have the VAT on what they leave.
 */
export const creditOf = (rest: Rest, wishes: readonly CreditItem[]): Credit | CreditFault => {
  const chosen: { line: RestLine; item: Credited }[] = []
  for (const wish of wishes) {
    const line = rest.lines.find(one => one.line === wish.line)
    if (!line) return { fault: 'line', of: undefined }
    const quantity = wish.quantity ?? 0
    const cents = wish.quantity === null ? (wish.cents ?? 0) : priceOf(line, quantity)
    if (quantity > line.leftQuantity) return { fault: 'quantity', of: line }
    if (cents > line.leftCents) return { fault: 'cents', of: line }
    chosen.push({ line, item: { line: line.line, quantity, cents } })
  }
  const taxes = rest.taxes.flatMap(tax => {
    const off = sumOf(chosen.filter(({ line }) => isTaxedAlike(line, tax)).map(({ item }) => item.cents))
    if (off === 0) return []
    return [{ ...tax, netCents: -off, vatCents: vatOf(tax.netCents - off, tax.vatPercent) - tax.vatCents }]
  })
  const sums = totalsOf(taxes)
  if (sums.net === 0) return { fault: 'nothing' }
  const items = chosen.map(({ item }) => item)
  return { items, lines: chosen.flatMap(({ line, item }) => linesOf(line, item)), taxes, sums }
}
