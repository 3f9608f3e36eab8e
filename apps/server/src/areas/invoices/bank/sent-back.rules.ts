import type { TransferVerdict } from '@tafelrunde/contract/admin/money/returned-transfers'
import { paymentsNamedIn } from '../../settlements/returned-transfers/returned-transfers.rules.ts'
import { refundsNamedIn } from '../refunds/refunds.rules.ts'
import { plain } from './bank.rules.ts'

/** A transfer that pays a settlement or a refund: its end-to-end id, how much, to whom and when. */
export type Sent = {
  reference: string
  cents: number
  holder: string
  iban: string
  execution: string
}
type SentBack = {
  key: string
  booked: string
  cents: number
  texts: string[]
  parties: string[]
  accounts: string[]
  originals: number[]
}

/** „ABRECHNUNG-12-1“: also the first payment, which goes out as „ABRECHNUNG-12“. */
export const settlementReference = ({ id, payment }: { id: number; payment: number }) =>
  `ABRECHNUNG-${id}-${payment}`

const transfersNamedIn = (texts: readonly string[]) => [
  ...paymentsNamedIn(texts).map(settlementReference),
  ...refundsNamedIn(texts),
]

export const namesTransfer = (texts: readonly string[]) => transfersNamedIn(texts).length > 0

/** A bank keeps a few euros of a transfer that comes back; what is further apart is another one. */
const mostFeeCents = 5000

/**
 * The transfer that came back: the one payment that is named and has the sum, or is named alone; where none is named, one
 * with the sum to that account or name.
 */
const transferOf = (
  { booked, cents, texts, parties, accounts, originals }: SentBack,
  sent: readonly Sent[],
) => {
  const named = transfersNamedIn(texts)
  const possible = sent.filter(
    one => one.execution <= booked && one.cents >= cents && one.cents - cents <= mostFeeCents,
  )
  const hasSum = (one: Sent) => originals.includes(one.cents)
  if (named.length > 0) {
    const those = possible.filter(({ reference }) => named.includes(reference))
    const [only, other] = those
    if (!only || other) return undefined
    return { verdict: hasSum(only) && named.length === 1 ? 'match' : 'likely', sent: only } as const
  }
  const names = new Set(parties.map(plain).filter(Boolean))
  const likely = possible.find(
    one => hasSum(one) && (accounts.includes(one.iban) || names.has(plain(one.holder))),
  )
  return likely && ({ verdict: 'likely', sent: likely } as const)
}

/** Which transfer each entry gives back; `sent` has the latest first, and each comes back once, not after `today`. */
export const judgeSentBack = <Entry extends SentBack, One extends Sent>(
  entries: readonly Entry[],
  sent: readonly One[],
  done: ReadonlySet<string>,
  today: string,
) => {
  const taken = new Set<string>()
  return entries.map(entry => {
    const left = sent.filter(({ reference }) => !taken.has(reference))
    const isDone = done.has(entry.key)
    const found = isDone || entry.booked > today ? undefined : transferOf(entry, left)
    if (found) taken.add(found.sent.reference)
    const verdict: TransferVerdict = isDone ? 'booked' : (found?.verdict ?? 'unknown')
    return {
      ...entry,
      verdict,
      sent: left.find(({ reference }) => reference === found?.sent.reference) ?? null,
    }
  })
}
