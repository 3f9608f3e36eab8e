import type { DatevSettings } from '@tafelrunde/contract/admin/money/datev'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { type SettlementContent, settlementNumber } from '../../settlements/settlements.rules.ts'
import { placeOf } from '../../settlements/taxes/taxes.rules.ts'
import type { Posting } from './extf.rules.ts'
import { costsOf } from './postings.rules.ts'

/** What became of a settlement: it is owed since that day, owed no more, or paid. */
export type SettlementMovement = {
  /**
   * `settlement` when it was approved, `settlement_back` when it was given back, `payout`, `payout_return` when that came
   * back, `payout_fee` what the bank kept then; `…_gone` takes another one back.
   */
  source: string
  /** Of the decision in Berlin, or on which the bank pays; `YYYY-MM-DD`. */
  day: string
  /** Above 0 the association owes more by it. */
  cents: number
  /** What of an approval, or of what is given back, its lecturer waives as a donation, in cents. */
  donated: number
  settlement: number
  costCentre: string
}

type Settings = Pick<DatevSettings, 'chart' | 'payments' | 'settlements' | 'service_date'>

/**
 * The gross sum of each part of a settlement, in cents: the VAT on their net sum is shared out by these, so that all
 * together are what the paper says. What is waived as a donation was owed before.
 */
const grossParts = ({ sums }: SettlementContent) => {
  const netUntil = [sums.fee, sums.fee + sums.travel, sums.net]
  const share = sums.net === 0 ? 0 : sums.vat / sums.net
  const grossUntil = netUntil.map(net =>
    net === sums.net ? sums.total + sums.donated : net + Math.round(share * net),
  )
  const [fee = 0, travel = 0, all = 0] = grossUntil
  return { fee, travel: travel - fee, expenses: all - travel }
}

const moneyLabel = (source: string) => {
  if (source.startsWith('payout_fee')) return 'Bankgebühr für Rücküberweisung'
  return source.startsWith('payout_return') ? 'Rücküberweisung' : 'Zahlung'
}

const labels = { fee: 'Honorar', travel: 'Fahrt', expenses: 'Auslagen' }
const parts = ['fee', 'travel', 'expenses'] as const

/** By account, since parts with the same one have their VAT reckoned once, as the paper has. */
const byAccount = (content: SettlementContent, accounts: Settings['settlements']) => {
  const gross = grossParts(content)
  const found = new Map<number, { cents: number; names: string[] }>()
  for (const part of parts) {
    const account = accounts[part]
    if (account === null || gross[part] === 0) continue
    const { cents, names } = found.get(account) ?? { cents: 0, names: [] }
    found.set(account, { cents: cents + gross[part], names: [...names, labels[part]] })
  }
  return [...found]
}

/** How an expense is taxed: input VAT, or what the association owes in its lecturer's place (§ 13b UStG). */
const keyOf = ({ tax, person }: SettlementContent, keys: Settings['settlements']) => {
  if (tax === 'vat') return keys.vat_key
  if (tax !== 'reverse_charge') return null
  return placeOf(person) === 'union' ? keys.union_key : keys.third_key
}

/**
 * The postings of a settlement: when it is approved a cost for each account, which the lecturer gets, less what they
 * waive of it, a donation of the ideal sphere; the same on the other side when it is given back; and what the bank pays
 * of it. Empty as long as nobody has said the accounts.
 */
export const settlementPostings = (
  { source, day, cents, donated, settlement, costCentre }: SettlementMovement,
  content: SettlementContent,
  { chart, payments, settlements, service_date: withServiceDay }: Settings,
): Posting[] => {
  const { person, event, tax, version } = content
  const name = `${person.lastName}, ${person.firstName}`
  const isUndone = source === 'settlement_back' || source.endsWith('_gone')
  const base = {
    day,
    number: settlementNumber(settlement, event, version),
    vatId: '',
    account: settlements.creditor,
  }
  const textOf = (label: string, note = '') =>
    [isUndone ? 'Storno' : '', label, note, name].filter(Boolean).join(' ')
  const costs = (sphere: typeof settlements.sphere) => costsOf(chart, costCentre, sphere)
  const payout = {
    ...base,
    account: source.startsWith('payout_fee') ? payments.fees : settlements.creditor,
    cents: -cents,
    against: payments.bank,
    key: null,
    text: textOf(moneyLabel(source)),
    costs: ['', ''] as [string, string],
    serviceDay: null,
  }
  const donation = {
    ...base,
    cents: isUndone ? -donated : donated,
    against: settlements.donations,
    key: null,
    text: textOf('Verzicht als Spende'),
    costs: costs(settlements.sphere && 'ideal'),
    serviceDay: null,
  }
  const owed = byAccount(content, settlements).map(([against, part]) => ({
    ...base,
    cents: isUndone ? part.cents : -part.cents,
    against,
    key: keyOf(content, settlements),
    text: textOf(part.names.join(', '), tax === 'reverse_charge' ? '§ 13b' : ''),
    costs: costs(settlements.sphere),
    serviceDay: withServiceDay ? berlinDay(event.endsAt) : null,
  }))
  const postings = source.startsWith('payout') ? [payout] : [...owed, ...(donated > 0 ? [donation] : [])]
  return postings.flatMap(({ account, against, ...rest }) =>
    account === null || against === null ? [] : [{ ...rest, account, against }],
  )
}
