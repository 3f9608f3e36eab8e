import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { Tx } from '../../platform/db/database.ts'
import { markPaid } from '../settlements/settlements.service.ts'
import { nextBankingDay } from './banking-days.rules.ts'
import type { Payable } from './payment-files.rules.ts'
import { keepPaymentFile, readDebtor } from './payment-files.service.ts'

const day = 86_400_000

type Paid = Payable & { event: { name: string; endsAt: Date } }

/** Writes that an event's settlements were paid two weeks after it; nobody is told. */
export const writePayment = async (tx: Tx, eventId: number, paid: Paid[], by: string) => {
  const [first] = paid
  if (!first) return
  const { name, endsAt } = first.event
  const createdAt = new Date(endsAt.getTime() + 14 * day)
  const execution = nextBankingDay(berlinDay(createdAt))
  const order = { event: { id: eventId, name }, createdAt, execution, debtor: await readDebtor(tx, paid) }
  const file = await keepPaymentFile(tx, order, paid, { createdBy: by })
  const ids = paid.map(({ id }) => id)
  await markPaid(tx, ids, { paymentFileId: file.id, at: createdAt, by })
}
