import type { EntryVerdict } from '@tafelrunde/contract/admin/money/bank'

/** An invoice by what is still to be paid of it. */
export type Payable = {
  id: number
  number: string
  orderId: number
  state: 'open' | 'paid' | 'cancelled' | null
  openCents: number
}

/** Only letters and digits: people leave out what stands between them, and banks break lines anywhere. */
const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** The numbers of invoices („2027-R-00042“) and the ids of orders („B-2027-000012“) that a payment names. */
export const namedIn = (remittance: string) => {
  const text = plain(remittance)
  const numbers = [...text.matchAll(/(\d{4})R(\d{5})/g)].map(([, year, running]) => `${year}-R-${running}`)
  const orders = [...text.matchAll(/B\d{4}(\d{6})/g)].map(([, id]) => Number(id))
  return { numbers: [...new Set(numbers)], orders: [...new Set(orders)] }
}

const sumOf = (invoices: readonly Payable[], open: Map<number, number>) =>
  invoices.reduce((sum, { id }) => sum + (open.get(id) ?? 0), 0)

/**
 * What each entry is for the invoices it names, one after the other: what an entry pays exactly is not open any more
 * for those after it.
 */
export const judgeEntries = <Entry extends { key: string; cents: number; remittance: string }>(
  entries: readonly Entry[],
  payables: readonly Payable[],
  booked: ReadonlySet<string>,
) => {
  const open = new Map(payables.map(({ id, state, openCents }) => [id, state === 'open' ? openCents : 0]))
  const judge = (cents: number, named: readonly Payable[]): EntryVerdict => {
    if (named.length === 0) return 'unknown'
    const sum = sumOf(named, open)
    if (sum > 0) return sum === cents ? 'match' : 'amount'
    return named.every(({ state }) => state === 'cancelled') ? 'cancelled' : 'paid'
  }
  return entries.map(entry => {
    const { numbers, orders } = namedIn(entry.remittance)
    // An order's number means its invoice that is not cancelled.
    const named = payables.filter(
      ({ number, orderId, state }) =>
        numbers.includes(number) || (orders.includes(orderId) && state !== 'cancelled'),
    )
    const verdict = booked.has(entry.key) ? 'booked' : judge(entry.cents, named)
    const invoices = named.filter(({ id }) => (open.get(id) ?? 0) > 0).map(({ id }) => id)
    if (verdict === 'match') for (const id of invoices) open.set(id, 0)
    return { ...entry, verdict, numbers: named.map(({ number }) => number), invoices }
  })
}

/**
 * How much of a payment each invoice gets: what is open of one after the other, the last also what is too much. None
 * where there is not enough for all.
 */
export const shareOf = (cents: number, open: readonly number[]) => {
  let left = cents
  const shares = open.map((one, index) => {
    const share = index === open.length - 1 ? left : Math.min(one, left)
    left -= share
    return share
  })
  return shares.every(share => share > 0) ? shares : undefined
}

/** The choices „key:invoice“ with commas between them, as invoices by entry; nothing where they are no such list. */
export const parsePayments = (text: string) => {
  const chosen = new Map<string, number[]>()
  for (const one of text.split(',').filter(Boolean)) {
    const [, key, id] = /^([\w-]{22}):(\d{1,9})$/.exec(one) ?? []
    if (!key || !id) return undefined
    chosen.set(key, [...new Set([...(chosen.get(key) ?? []), Number(id)])])
  }
  return chosen
}
