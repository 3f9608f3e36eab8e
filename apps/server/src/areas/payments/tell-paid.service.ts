import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { postMail } from '../mail/mail.service.ts'
import { paymentReference } from '../settlements/settlements.rules.ts'
import { paymentMail } from './payment-files.mails.ts'

type Paid = {
  id: number
  /** Which of its payments it is. */
  payment: number
  account: { email: string; firstName: string; lastName: string } | null
  bank: { iban: string }
  sums: { total: number }
}

/** Tells lecturers that their money is on its way to them; whose account is gone is not told. */
export const tellPaid = async (
  tx: Tx,
  deps: Deps,
  paid: Paid[],
  facts: { event: { name: string }; execution: string },
) => {
  for (const { id, payment: time, account, bank, sums } of paid) {
    if (!account) continue
    const payment = {
      ...facts,
      id,
      reference: paymentReference(id, time),
      iban: bank.iban,
      cents: sums.total,
    }
    await postMail(tx, deps, paymentMail(account, payment, deps.config.APP_URL))
  }
}
