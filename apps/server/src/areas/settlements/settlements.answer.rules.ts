import type { Settlement, SettlementState } from '@tafelrunde/contract/lecturers/settlements'
import { otherBankOf } from './bank-wishes.rules.ts'
import { gapsOf } from './gaps.rules.ts'
import { billedOf } from './receipts/rates.rules.ts'
import { isJustReturned } from './returned-transfers/returned-transfers.rules.ts'
import { isOpen, type SettlementContent } from './settlements.rules.ts'
import { taxesFor } from './taxes/taxes.rules.ts'

type Row = Parameters<typeof otherBankOf>[0] & {
  donationNumber: string | null
  settlement: {
    id: number
    state: SettlementState
    returnRemark: string
    closedOn: string | null
    bankWishedAt: Date | null
    bankDoubtedAt: Date | null
  }
  lecturer: { id: number; accountId: number | null }
  event: { id: number }
}
type Step = Settlement['steps'][number]
type Back = { returnedOn: string; cents: number; feeCents: number; reason: string }

const toOtherBank = (row: Omit<Row, 'donationNumber'>, content: SettlementContent) => {
  const other = otherBankOf(row, content.bank)
  return other ? { holder: other.holder, iban: other.iban, wished: row.settlement.bankWishedAt } : null
}

/** What came back last, until it is paid again. */
const toReturnedTransfer = (
  { settlement }: Pick<Row, 'settlement'>,
  steps: Step[],
  back: Back | undefined,
) =>
  back && settlement.state !== 'paid'
    ? {
        returned: back.returnedOn,
        cents: back.cents,
        fee_cents: back.feeCents,
        reason: back.reason,
        is_doubted: settlement.bankDoubtedAt !== null,
        is_withdrawable: isJustReturned(steps),
      }
    : null

/** A settlement as the contract words it. */
export const toSettlement = (
  { settlement, lecturer, event, data, donationNumber }: Row,
  content: SettlementContent,
  steps: Step[],
  back?: Back,
): Settlement => ({
  id: settlement.id,
  lecturer: {
    id: lecturer.id,
    account: lecturer.accountId,
    first_name: content.person.firstName,
    last_name: content.person.lastName,
  },
  event: {
    id: event.id,
    name: content.event.name,
    start: content.event.startsAt,
    end: content.event.endsAt,
  },
  timeslots: content.lines.map(({ id, workshop, startsAt, endsAt, units, feeCents, calledOff }) => ({
    id,
    workshop,
    start: startsAt,
    end: endsAt,
    units,
    fee_cents: feeCents,
    is_called_off: calledOff,
  })),
  units: content.sums.units,
  fee_rule: content.feeRule,
  fee_cents: content.sums.fee,
  travel_mode: content.travel.mode,
  travel_km: content.travel.km,
  travel_cents_per_km: content.travel.centsPerKm,
  travel_cents: content.travel.cents,
  travel_vat_percent: content.travel.vatPercent,
  travel_billed_cents: content.sums.travel,
  travel_receipt: content.travel.receipt,
  expenses: content.expenses.map(({ text, receipt, ...spent }) => ({
    text,
    cents: spent.cents,
    vat_percent: spent.vatPercent,
    billed_cents: billedOf(spent, content.vatPercent > 0),
    receipt,
  })),
  expenses_cents: content.expenses.reduce((sum, { cents }) => sum + cents, 0),
  expenses_billed_cents: content.sums.expenses,
  tax: content.tax,
  tax_options: taxesFor(content.person),
  vat_percent: content.vatPercent,
  vat_cents: content.sums.vat,
  owed_vat_percent: content.owed?.vatPercent ?? 0,
  owed_vat_cents: content.owed?.vatCents ?? 0,
  donation: {
    is_offered: isOpen(settlement.state) && content.donationTerms !== null,
    cents: content.sums.donated,
    confirmation: donationNumber,
  },
  total_cents: content.sums.total,
  bank: { holder: content.bank.holder, iban: content.bank.iban },
  other_bank: toOtherBank({ settlement, lecturer, event, data }, content),
  returned_transfer: toReturnedTransfer({ settlement }, steps, back),
  state: settlement.state,
  closed_on: settlement.closedOn,
  remark: content.remark,
  return_remark: settlement.returnRemark,
  missing: isOpen(settlement.state) ? gapsOf(content) : [],
  allowance: {
    year: content.allowance.year,
    limit_cents: content.allowance.limitCents,
    used_cents: content.allowance.usedCents,
    others_cents: content.allowance.others?.cents ?? null,
    others_at: content.allowance.others?.at ?? null,
    declared: content.declared,
  },
  steps,
})
