import type { PaymentFile } from '@tafelrunde/contract/admin-settlements'
import { readBic, readIban } from '../../common/iban.reader.ts'
import { writeXml } from '../../common/xml.service.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { NotFound, Refusal } from '../../platform/refusals.ts'
import { readAssociation } from '../association/association.service.ts'
import { type CreditTransfer, creditTransferDocument } from './pain001.document.ts'
import * as queries from './payment-files.queries.ts'
import { type Payable, totalOf, transferOf } from './payment-files.rules.ts'
import * as texts from './payment-files.texts.ts'

export const toPaymentFile = ({
  eventId,
  createdAt,
  totalCents,
  ...row
}: queries.PaymentFileRow): PaymentFile => ({
  ...row,
  event: eventId,
  created: createdAt,
  total_cents: totalCents,
})

/** The account that the association pays from; refuses an association without one. */
export const readDebtor = async (db: Db) => {
  const { name, iban, bic, accountHolder } = await readAssociation(db)
  const debtor = { name: accountHolder || name, iban: readIban(iban), bic: readBic(bic) ?? null }
  if (!debtor.iban) throw new Refusal('state', texts.noAccount)
  return { ...debtor, iban: debtor.iban }
}

type Order = Pick<CreditTransfer, 'createdAt' | 'execution' | 'debtor'> & {
  event: { id: number; name: string }
}

/** Keeps the file that has the bank pay these settlements of an event. */
export const keepPaymentFile = async (tx: Tx, { event, ...order }: Order, payables: Payable[]) => {
  const { createdAt, execution } = order
  const sums = { count: payables.length, totalCents: totalOf(payables) }
  const file = await queries.insertPaymentFile(tx, { eventId: event.id, execution, createdAt, ...sums })
  const transfers = payables.map(payable => transferOf(payable, event.name))
  const transfer = { ...order, messageId: `TAFELRUNDE-${file.id}`, transfers }
  await queries.keepXml(tx, file.id, writeXml(creditTransferDocument(transfer)))
  return file
}

/** The file as it was made, with its name; of this event, if one is named. */
export const readPaymentFile = async (db: Db, id: number, eventId?: number) => {
  const file = await queries.findXml(db, id)
  if (!file || (eventId !== undefined && file.eventId !== eventId)) throw new NotFound()
  return { name: texts.paymentFileName(id), xml: file.xml }
}
