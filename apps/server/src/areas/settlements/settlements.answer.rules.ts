import type { Settlement, SettlementState } from '@tafelrunde/contract/settlements'
import { gapsOf, isOpen, type Statement } from './settlements.rules.ts'

type Row = {
  settlement: { id: number; state: SettlementState; returnRemark: string }
  lecturer: { id: number }
  event: { id: number }
}
type Step = Settlement['steps'][number]

/** A settlement as the contract words it. */
export const toSettlement = (
  { settlement, lecturer, event }: Row,
  statement: Statement,
  steps: Step[],
): Settlement => ({
  id: settlement.id,
  lecturer: {
    id: lecturer.id,
    first_name: statement.person.firstName,
    last_name: statement.person.lastName,
  },
  event: {
    id: event.id,
    name: statement.event.name,
    start: statement.event.startsAt,
    end: statement.event.endsAt,
  },
  timeslots: statement.lines.map(({ id, workshop, startsAt, endsAt, units, feeCents }) => ({
    id,
    workshop,
    start: startsAt,
    end: endsAt,
    units,
    fee_cents: feeCents,
  })),
  units: statement.sums.units,
  fee_rule: statement.feeRule,
  fee_cents: statement.sums.fee,
  travel_mode: statement.travel.mode,
  travel_km: statement.travel.km,
  travel_cents_per_km: statement.travel.centsPerKm,
  travel_cents: statement.sums.travel,
  travel_receipt: statement.travel.receipt,
  expenses: statement.expenses,
  expenses_cents: statement.sums.expenses,
  tax: statement.tax,
  vat_percent: statement.vatPercent,
  vat_cents: statement.sums.vat,
  total_cents: statement.sums.total,
  state: settlement.state,
  remark: statement.remark,
  return_remark: settlement.returnRemark,
  missing: isOpen(settlement.state) ? gapsOf(statement) : [],
  allowance: {
    year: statement.allowance.year,
    limit_cents: statement.allowance.limitCents,
    used_cents: statement.allowance.usedCents,
  },
  steps,
})
