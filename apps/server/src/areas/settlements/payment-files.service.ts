import type { PaymentFile } from '@tafelrunde/contract/admin-settlements'
import { berlinDay } from '@tafelrunde/contract/berlin'
import type { Caller } from '../../common/people.rules.ts'
import { writeXml } from '../../common/xml.service.ts'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import { readBic, readIban } from '../../platform/iban.ts'
import { InvalidField, NotFound, Refusal } from '../../platform/refusals.ts'
import { nameOf } from '../accounts/accounts.service.ts'
import { readAssociation } from '../association/association.service.ts'
import { readEvent } from '../events/events.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { creditTransferDocument } from './pain001.document.ts'
import { paymentMail } from './payment-files.mails.ts'
import * as queries from './payment-files.queries.ts'
import { type Payable, paymentReference, totalOf, transferOf } from './payment-files.rules.ts'
import * as texts from './payment-files.texts.ts'
import { isBankingDay, nextBankingDay } from './payment-files-days.rules.ts'
import { readStatement } from './statement.reader.ts'

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

const readExecution = (wish: string | undefined, now: Date) => {
  const today = berlinDay(now)
  const execution = wish ?? nextBankingDay(today)
  if (execution < today) throw new InvalidField('execution', texts.executionPast)
  if (!isBankingDay(execution)) throw new InvalidField('execution', texts.executionClosed)
  return execution
}

/** The account that the association pays from. */
const readDebtor = async (db: Db) => {
  const { name, iban, bic, accountHolder } = await readAssociation(db)
  const debtor = { name: accountHolder || name, iban: readIban(iban), bic: readBic(bic) ?? null }
  if (!debtor.iban) throw new Refusal('state', texts.noAccount)
  return { ...debtor, iban: debtor.iban }
}

const lockPayables = async (tx: Tx, eventId: number) => {
  const rows = await queries.lockApproved(tx, eventId)
  if (rows.length === 0) throw new Refusal('state', texts.nothingToPay)
  return rows.map(({ id, account, document }) => ({ id, account, ...readStatement(document) }))
}

/** Those that a transfer pays; a settlement that came to nothing needs none. */
const withSum = <One extends Payable>(payables: One[]) => {
  const some = payables.filter(({ sums }) => sums.total > 0)
  if (some.length === 0) throw new Refusal('state', texts.nothingToTransfer)
  return some
}

/** Whose account is gone is not told. */
const tellLecturers = async (
  tx: Tx,
  deps: Deps,
  paid: Awaited<ReturnType<typeof lockPayables>>,
  facts: { event: { name: string }; execution: string },
) => {
  for (const { id, account, bank, sums } of paid) {
    if (!account) continue
    const payment = { ...facts, id, reference: paymentReference(id), iban: bank.iban, cents: sums.total }
    await postMail(tx, deps, paymentMail(account, payment, deps.config.APP_URL))
  }
}

/**
 * Puts all approved settlements of an event into one payment file; they are paid then, and their lecturers are told.
 * Whoever asks at the same time waits and finds nothing left to pay. Without a wish it is the next banking day.
 */
export const exportPaymentFile = async (
  deps: Deps,
  caller: Caller,
  eventId: number,
  wish: { execution?: string | undefined },
) => {
  const { event } = await readEvent(deps.db, true, eventId)
  const now = deps.clock.now()
  const execution = readExecution(wish.execution, now)
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const debtor = await readDebtor(tx)
    const payables = await lockPayables(tx, eventId)
    const paid = withSum(payables)
    const sums = { count: paid.length, totalCents: totalOf(paid) }
    const file = await queries.insertPaymentFile(tx, { eventId, execution, createdAt: now, ...sums })
    const transfers = paid.map(payable => transferOf(payable, event.name))
    const order = { messageId: `TAFELRUNDE-${file.id}`, createdAt: now, execution, debtor, transfers }
    await queries.keepXml(tx, file.id, writeXml(creditTransferDocument(order)))
    const ids = payables.map(({ id }) => id)
    await queries.setPaid(tx, ids, { paymentFileId: file.id, at: now, by })
    await tellLecturers(tx, deps, paid, { event, execution })
    return toPaymentFile(file)
  })
}

/** The file as it was made, with its name; of this event, if one is named. */
export const readPaymentFile = async (db: Db, id: number, eventId?: number) => {
  const file = await queries.findXml(db, id)
  if (!file || (eventId !== undefined && file.eventId !== eventId)) throw new NotFound()
  return { name: texts.paymentFileName(id), xml: file.xml }
}
