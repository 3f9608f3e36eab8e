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
export const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/**
 * The numbers of invoices („2027-R-00042“) and the ids of orders („B-2027-000012“) that these texts of a payment name.
 * Each text is read by itself, so that the end of one and the beginning of the next are no number.
 */
export const namedIn = (texts: readonly string[]) => {
  const all = texts.map(plain)
  const numbers = all
    .flatMap(text => [...text.matchAll(/(\d{4})R(\d{5})/g)])
    .map(([, year, running]) => `${year}-R-${running}`)
  const orders = all.flatMap(text => [...text.matchAll(/B\d{4}(\d{6})/g)]).map(([, id]) => Number(id))
  return { numbers: [...new Set(numbers)], orders: [...new Set(orders)] }
}

export const namesSomething = (text: string) => {
  const { numbers, orders } = namedIn([text])
  return numbers.length + orders.length > 0
}

const sumOf = (invoices: readonly Payable[], open: Map<number, number>) =>
  invoices.reduce((sum, { id }) => sum + (open.get(id) ?? 0), 0)

/** An entry that was taken before; without `likeness`, which was not kept at first, its `key` was that. */
export type Booked = { key: string; likeness: string | null }

/** Whether an entry was taken before, or one that says the same was, or stands before it, in another statement. */
const knowing = (booked: readonly Booked[]) => {
  const keys = new Set(booked.map(({ key }) => key))
  const former = new Set(booked.filter(({ likeness }) => likeness === null).map(({ key }) => key))
  const likenesses = new Set(booked.map(({ likeness }) => likeness))
  return ({ key, likeness }: { key: string; likeness: string }) => {
    if (keys.has(key) || former.has(likeness)) return 'booked'
    const isTwin = likenesses.has(likeness)
    likenesses.add(likeness)
    return isTwin ? 'twin' : undefined
  }
}

/**
 * What each entry is for the invoices it names, one after the other: what an entry pays exactly is not open any more
 * for those after it.
 */
export const judgeEntries = <Entry extends { key: string; likeness: string; cents: number; texts: string[] }>(
  entries: readonly Entry[],
  payables: readonly Payable[],
  booked: readonly Booked[],
) => {
  const open = new Map(payables.map(({ id, state, openCents }) => [id, state === 'open' ? openCents : 0]))
  const judge = (cents: number, named: readonly Payable[]): EntryVerdict => {
    if (named.length === 0) return 'unknown'
    const sum = sumOf(named, open)
    if (sum > 0) return sum === cents ? 'match' : 'amount'
    return named.every(({ state }) => state === 'cancelled') ? 'cancelled' : 'paid'
  }
  const known = knowing(booked)
  return entries.map(entry => {
    const { numbers, orders } = namedIn(entry.texts)
    // An order's number means its invoice that is not cancelled.
    const named = payables.filter(
      ({ number, orderId, state }) =>
        numbers.includes(number) || (orders.includes(orderId) && state !== 'cancelled'),
    )
    const verdict = known(entry) ?? judge(entry.cents, named)
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

type Shown = {
  entries: readonly { key: string; verdict: EntryVerdict }[]
  open: readonly { id: number; openCents: number }[]
}

const bookedIn = (entries: Shown['entries']) =>
  entries.filter(({ verdict }) => verdict === 'booked').map(({ key }) => key)

/** What is shown of a file and may change until it is booked: how much is open of each invoice, what was taken before. */
export const seenText = (entries: Shown['entries'], open: Shown['open']) =>
  [open.map(({ id, openCents }) => `${id}:${openCents}`), bookedIn(entries)]
    .map(one => one.join(','))
    .join(';')

/** Whether what was chosen is still what was seen; whatever else is open meanwhile is nothing to whoever chose. */
export const isAsSeen = (seen: string, chosen: ReadonlyMap<string, number[]>, { entries, open }: Shown) => {
  const [invoices, booked] = seen.split(';').map(part => new Set(part.split(',')))
  const openNow = new Map(open.map(({ id, openCents }) => [id, openCents]))
  const bookedNow = new Set(bookedIn(entries))
  return (
    [...chosen.keys()].every(key => bookedNow.has(key) === booked?.has(key)) &&
    [...chosen.values()].flat().every(id => {
      const cents = openNow.get(id)
      const before = [...(invoices ?? [])].find(one => one.startsWith(`${id}:`))
      return before === (cents === undefined ? undefined : `${id}:${cents}`)
    })
  )
}
