import type { Receipt } from '@tafelrunde/contract/lecturers/receipts'
import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'

/** A receipt beside what is claimed for it. */
export type Claim = { text: string; cents: number; receipt: Receipt }

/** What a settlement has receipts for, in the order of its lines. */
export const claimsOf = ({ expenses, travel_cents, travel_receipt }: Settlement): Claim[] =>
  [{ text: 'Fahrt', cents: travel_cents, receipt: travel_receipt }, ...expenses].flatMap(
    ({ text, cents, receipt }) => (receipt ? [{ text, cents, receipt }] : []),
  )
