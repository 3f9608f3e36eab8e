import type { DatevSettings } from '@tafelrunde/contract/admin/money/datev'
import type { Posting } from './extf.rules.ts'

/** Money of an order, or what the bank took for a return; below 0 it left the association. */
export type Movement = {
  /** `bank_return`, `bank_fee`, `refund_return`, `refund_fee`; `…_gone` where it takes another one back. */
  source: string
  /** Booked by the bank or noted by the office, `YYYY-MM-DD`. */
  day: string
  cents: number
  way: 'transfer' | 'cash' | 'card' | 'other'
  /** Who paid; as the bank says it, else the company of the invoice. */
  name: string
  /** The invoice. */
  number: string
}

const labels: Record<string, string> = {
  bank_return: 'Rückgabe',
  bank_fee: 'Bankgebühr für Rückgabe',
  refund_return: 'Rücküberweisung Erstattung',
  refund_fee: 'Bankgebühr für Rücküberweisung',
}

const labelOf = ({ source, cents }: Pick<Movement, 'source' | 'cents'>) => {
  const isGone = source.endsWith('_gone')
  const label = labels[source.replace(/_gone$/, '')] ?? (cents > 0 === isGone ? 'Erstattung' : 'Zahlung')
  return isGone ? `Storno ${label}` : label
}

/**
 * A posting of money that came in or went out: the exhibitor owes less, the account of the way has more. What the bank
 * took for a return is a cost of its own. Null as long as nobody has said the account.
 */
export const paymentPosting = (
  { source, day, cents, way, name, number }: Movement,
  { debtor, payments }: Pick<DatevSettings, 'debtor' | 'payments'>,
): Posting | null => {
  const against = way === 'transfer' ? payments.bank : payments[way]
  const account = /_fee(_gone)?$/.test(source) ? payments.fees : debtor
  if (account === null || against === null) return null
  return {
    cents: -cents,
    account,
    against,
    key: null,
    day,
    number,
    text: [labelOf({ source, cents }), name].filter(Boolean).join(' '),
    costs: ['', ''],
    vatId: '',
    serviceDay: null,
  }
}
