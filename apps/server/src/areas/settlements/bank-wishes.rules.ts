import type { SettlementState } from '@tafelrunde/contract/lecturers/settlements'
import { fullName } from '../../common/people.rules.ts'
import type { Bank } from './settlements.rules.ts'

type Name = { firstName: string; lastName: string }
type Data = { iban: string; bic: string; accountHolder: string }

/** The account that a lecturer's data say. */
export const bankOf = ({ iban, bic, accountHolder }: Data, lecturer: Name): Bank => ({
  holder: accountHolder || fullName(lecturer),
  iban,
  bic,
  changedAt: null,
})

type Row = {
  settlement: { state: SettlementState }
  lecturer: Name
  /** Null where there is no account, or nothing was said in it. */
  data: Data | null
}

/**
 * Where a settlement would go by what its lecturer says now, if that is another account than it was submitted with and it
 * is not paid yet. A name at the bank is compared with the holder (VoP), so another holder is another account.
 */
export const otherBankOf = ({ settlement, lecturer, data }: Row, paidTo: Pick<Bank, 'holder' | 'iban'>) => {
  if (settlement.state !== 'submitted' && settlement.state !== 'approved') return undefined
  const now = data?.iban ? bankOf(data, lecturer) : undefined
  return now && (now.iban !== paidTo.iban || now.holder !== paidTo.holder) ? now : undefined
}
