import type { Settlement, SettlementState, SettlementTax } from '@tafelrunde/contract/lecturers/settlements'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { yearOf } from '../../common/german.texts.ts'
import type { Replaced } from '../../common/papers.texts.ts'
import { vatOf } from '../../common/tax.rules.ts'
import type { Terms } from '../association/donations/donations.rules.ts'
import type { Letterhead } from '../mail/letter.rules.ts'
import type { FeeLine } from './fees/fees.rules.ts'
import { billedOf, type Spent } from './receipts/rates.rules.ts'
import type { OwedTax } from './taxes/taxes.rules.ts'

type Receipt = { id: number; name: string }
/** `changedAt`: when the office put it in the place of the account that was submitted. */
export type Bank = { holder: string; iban: string; bic: string; changedAt: Date | null }
export type Travel = {
  mode: 'car' | 'public'
  km: number
  centsPerKm: number
  /** As the tickets say it, gross. */
  cents: number
  vatPercent: number | null
  /** The tickets. */
  receipt: Receipt | null
}
/** What others paid within the allowance (§ 3 Nr. 26 EStG), in cents, and when that was said. */
type Declared = { cents: number; at: Date }
type Expense = Spent & { text: string; receipt: Receipt | null }

/** All that a settlement says, sums in cents: computed anew while it is open, kept once it is submitted. */
export type SettlementContent = {
  /** Null as long as it is open. */
  submittedAt: Date | null
  /** How many times it will have been submitted with this one. */
  version: number
  /** The one before it, which was given back. */
  replaces: Replaced | null
  association: Letterhead & { vatId: string }
  person: {
    firstName: string
    lastName: string
    street: string
    postalCode: string
    city: string
    /** In two letters; empty where nobody was asked for it yet. */
    country: string
    taxNumber: string
    vatId: string
  }
  bank: Bank
  event: { name: string; startsAt: Date; endsAt: Date; location: string; unitMinutes: number }
  lines: FeeLine[]
  /** Own timeslots that are still to come; of an event that was cancelled none. */
  upcoming: number
  /** What was agreed, in words. */
  feeRule: string
  travel: Travel
  expenses: Expense[]
  tax: SettlementTax
  /** For its Zuwendungsbestätigung; null: nothing of it can be waived as a donation. */
  donationTerms: Terms | null
  vatPercent: number
  /** What the association owes instead of its lecturer; null: nothing. */
  owed: OwedTax | null
  sums: {
    units: number
    fee: number
    /** What is billed of travel and expenses: net of their VAT where VAT is charged. */
    travel: number
    expenses: number
    net: number
    vat: number
    /** Waived as a donation: no part of the total, which is what is paid out. */
    donated: number
    total: number
  }
  /** Beside it as things stand: also what was said last of other bodies in that year. */
  allowance: { year: number; limitCents: number; usedCents: number; others: Declared | null }
  /** What its lecturer had said of this year when it was submitted; null: nothing, or the allowance is not claimed. */
  declared: (Declared & { year: number }) | null
  remark: string
}

const sum = (values: number[]) => values.reduce((whole, part) => whole + part, 0)

/** What was really given: a fee that stays does not make a Termin that was called off a held one. */
export const heldLines = ({ lines }: Pick<SettlementContent, 'lines'>) =>
  lines.filter(({ calledOff }) => !calledOff)

/** Kilometres there and back by car, or the ticket; whole kilometres and cents, so that nothing is rounded. */
export const travelOf = (
  facts: {
    travelMode: 'car' | 'public'
    travelKm: number
    ticketCents: number
    ticketVatPercent: number | null
    ticketReceipt: Receipt | null
  },
  centsPerKm: number,
): Travel => ({
  mode: facts.travelMode,
  km: facts.travelKm,
  centsPerKm,
  cents: facts.travelMode === 'car' ? facts.travelKm * centsPerKm : facts.ticketCents,
  vatPercent: facts.travelMode === 'car' ? null : facts.ticketVatPercent,
  receipt: facts.travelMode === 'car' ? null : facts.ticketReceipt,
})

/**
 * What the parts of a settlement come to. Travel and expenses are taxed like the fee that they belong to
 * (Nebenleistungen, Abschn. 3.10 UStAE), on what is billed of them.
 */
export const sumsOf = ({
  lines,
  travel,
  expenses,
  vatPercent,
  donatedCents = 0,
}: Pick<SettlementContent, 'lines' | 'expenses' | 'vatPercent'> & {
  travel: Spent
  donatedCents?: number
}): SettlementContent['sums'] => {
  const fee = sum(lines.map(({ feeCents }) => feeCents))
  const billed = (spent: Spent) => billedOf(spent, vatPercent > 0)
  const spent = sum(expenses.map(billed))
  const net = fee + billed(travel) + spent
  const vat = vatOf(net, vatPercent)
  const donated = Math.min(donatedCents, net + vat)
  return {
    units: sum(lines.map(({ units }) => units)),
    fee,
    travel: billed(travel),
    expenses: spent,
    net,
    vat,
    donated,
    total: net + vat - donated,
  }
}

/**
 * „2027-000012“: the year of the event and the settlement itself; no two have the same. Submitted again it is
 * „2027-000012-2“, as it says something else by then.
 */
export const settlementNumber = (id: number, event: { endsAt: Date }, version: number) =>
  [yearOf(event), String(id).padStart(6, '0'), ...(version > 1 ? [version] : [])].join('-')

export type StepKind = Settlement['steps'][number]['kind']

/** Which one is submitted next after these steps, and what it takes the place of. */
export const versionOf = (
  id: number,
  event: { endsAt: Date },
  steps: { state: SettlementState; kind: StepKind; at: Date; remark: string }[],
): Pick<SettlementContent, 'version' | 'replaces'> => {
  const submitted = steps.filter(({ state, kind }) => state === 'submitted' && kind === 'state')
  const last = submitted.at(-1)
  const returned = steps.findLast(({ state }) => state === 'returned')
  if (!last || !returned) return { version: 1, replaces: null }
  const number = settlementNumber(id, event, submitted.length)
  return {
    version: submitted.length + 1,
    replaces: { number, issuedAt: last.at, reason: returned.remark },
  }
}

/**
 * What a settlement is called on bank statements and in letters; „ABRECHNUNG-12-2“ in its second payment, when the first
 * was taken back: a bank may refuse what looks like the same transfer.
 */
export const paymentReference = (settlementId: number, payment = 1) =>
  ['ABRECHNUNG', settlementId, ...(payment > 1 ? [payment] : [])].join('-')

/**
 * Which of its payments a settlement with these steps names: the one that pays it or, as long as none does, the next one.
 * An earlier version stays as it was when it was given back.
 */
export const paymentOf = (
  steps: { state: SettlementState; kind: StepKind }[],
  version = Number.POSITIVE_INFINITY,
) => {
  const returns = steps.flatMap(({ state }, at) => (state === 'returned' ? [at] : []))
  const own = steps.slice(0, returns[version - 1])
  const paid = own.filter(({ state, kind }) => state === 'paid' && kind === 'state').length
  return own.at(-1)?.state === 'paid' ? paid : paid + 1
}

/** What approving makes of a settlement: with nothing to pay it is closed by that, and no payment run has it. */
export const approvedAs = ({ sums }: Pick<SettlementContent, 'sums'>, at: Date) =>
  sums.total > 0
    ? ({ changes: { state: 'approved' }, kind: 'state' } as const)
    : ({
        changes: { state: 'paid', closedOn: berlinDay(at), bankWishedAt: null },
        kind: 'closed',
      } as const)

/** Whether its lecturer can still change it. */
export const isOpen = (state: SettlementState): state is 'open' | 'returned' =>
  state === 'open' || state === 'returned'
