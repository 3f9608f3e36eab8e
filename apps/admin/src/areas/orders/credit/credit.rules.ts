import { type InvoiceRest, restIn } from '@tafelrunde/contract/admin/money/credits'
import { creditOf } from '@tafelrunde/contract/exhibitions/credits'
import { centsOf } from '@tafelrunde/contract/values/money'

/** What is typed for a line of the invoice: either of both. */
export type Typed = { quantity: string; cents: string }

/** What is typed, line by line, as it is sent: the server says what is wrong with it. */
export const itemsOf = (typed: ReadonlyMap<number, Typed>) =>
  [...typed]
    .filter(([, { quantity, cents }]) => quantity !== '' || cents !== '')
    .map(([line, one]) => ({ line, ...one }))

/** What would be taken back, by rate and in all, and what is left of the invoice then; nothing as long as it cannot be. */
export const previewOf = (rest: InvoiceRest, typed: ReadonlyMap<number, Typed>) => {
  const items = itemsOf(typed).map(({ line, quantity, cents }) => ({
    line,
    quantity: quantity === '' ? null : Number(quantity),
    cents: cents === '' ? null : centsOf(cents),
  }))
  const isKnown = items.every(
    ({ quantity, cents }) =>
      (quantity === null) !== (cents === null) &&
      cents !== undefined &&
      (quantity === null || (Number.isInteger(quantity) && quantity > 0)),
  )
  if (!isKnown) return undefined
  const credit = creditOf(
    restIn(rest),
    items.map(item => ({ ...item, cents: item.cents ?? null })),
  )
  if ('fault' in credit) return undefined
  return { taxes: credit.taxes, gross: credit.sums.gross, left: rest.left_cents + credit.sums.gross }
}
