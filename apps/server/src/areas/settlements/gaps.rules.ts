import { SettlementGap } from '@tafelrunde/contract/lecturers/settlements'
import { isLatin } from '../../common/people.rules.ts'
import { lacksRates } from './receipts/rates.rules.ts'
import type { SettlementContent, Travel } from './settlements.rules.ts'
import { lackingNumbers } from './taxes/taxes.rules.ts'

const needsTicket = ({ mode, cents, receipt }: Travel) => mode === 'public' && cents > 0 && receipt === null

/**
 * What a settlement needs before it can be submitted. It is submitted once, so nothing of it is still to come; whoever
 * gave nothing, as it was called off, submits what it cost them.
 */
export const gapsOf = (content: SettlementContent): SettlementGap[] => {
  const { person, bank, expenses, lines, travel, upcoming, sums } = content
  // As far as can be said before everything is held.
  const isPaid = sums.total > 0 || upcoming > 0
  const gaps: Record<SettlementGap, boolean> = {
    address: !(person.street && person.postalCode && person.city && person.country),
    iban: isPaid && !bank.iban,
    account_holder: isPaid && !isLatin(bank.holder),
    ...lackingNumbers(content),
    receipts: needsTicket(travel) || expenses.some(({ receipt }) => receipt === null),
    rates: lacksRates(content),
    timeslots: upcoming > 0,
    costs: lines.length === 0 && upcoming === 0 && sums.net === 0,
  }
  return SettlementGap.options.filter(name => gaps[name])
}
