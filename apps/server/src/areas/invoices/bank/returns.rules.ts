import type { ReturnVerdict } from '@tafelrunde/contract/admin/money/bank'
import { namedIn, plain } from './bank.rules.ts'

/** What came in and paid invoices, by their numbers and orders. */
export type Kept = {
  id: number
  cents: number
  payer: string
  booked: string
  numbers: string[]
  orders: number[]
}
type Returned = {
  key: string
  booked: string
  cents: number
  texts: string[]
  parties: string[]
  originals: number[]
}

/** A bank's fee for a payment that goes back is a few euros; what is further apart is another payment. */
const mostFeeCents = 5000

/** The payment that went back: the one that is named and has the sum, else the likeliest. */
const paymentOf = ({ booked, cents, texts, parties, originals }: Returned, kept: readonly Kept[]) => {
  const { numbers, orders } = namedIn(texts)
  const names = new Set(parties.map(plain).filter(Boolean))
  const possible = kept.filter(
    one => one.booked <= booked && one.cents <= cents && cents - one.cents <= mostFeeCents,
  )
  const named = possible.filter(
    one => one.numbers.some(number => numbers.includes(number)) || one.orders.some(id => orders.includes(id)),
  )
  const hasSum = (one: Kept) => originals.includes(one.cents)
  const sure = named.find(hasSum)
  if (sure) return { verdict: 'match', payment: sure } as const
  const likely = named[0] ?? possible.find(one => hasSum(one) && names.has(plain(one.payer)))
  return likely && ({ verdict: 'likely', payment: likely } as const)
}

/** Which payment each return takes back; `kept` has the latest first, and each goes back once. */
export const judgeReturns = <Return extends Returned>(
  returned: readonly Return[],
  kept: readonly Kept[],
  done: ReadonlySet<string | null>,
) => {
  const taken = new Set<number>()
  return returned.map(one => {
    const found = done.has(one.key)
      ? undefined
      : paymentOf(
          one,
          kept.filter(({ id }) => !taken.has(id)),
        )
    if (found) taken.add(found.payment.id)
    const verdict: ReturnVerdict = done.has(one.key) ? 'booked' : (found?.verdict ?? 'unknown')
    return { ...one, verdict, payment: found?.payment ?? null }
  })
}
