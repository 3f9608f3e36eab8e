import type { ListedInvoice } from '@tafelrunde/contract/admin/money/invoices'
import { tableDay } from '@tafelrunde/ui/dates.ts'

/** What reminders are called, by step. */
export const stepTexts = ['Zahlungserinnerung', '1. Mahnung', '2. Mahnung']

/** „1. Mahnung Mo., 15. März 2027“ */
export const remindedText = ({ step, sent }: ListedInvoice['reminders'][number]) =>
  `${stepTexts[step - 1]} ${tableDay(sent)}`
