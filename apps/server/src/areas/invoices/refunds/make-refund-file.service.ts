import { finalIbanFault, ibanState } from '@tafelrunde/contract/values/iban'
import { readIban } from '../../../common/iban.reader.ts'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { keepNothing } from '../../../platform/idempotency.ts'
import { InvalidField, InvalidFields, Refusal } from '../../../platform/refusals.ts'
import { nameOf } from '../../accounts/accounts.service.ts'
import { lockOrder } from '../../exhibitions/orders/orders.service.ts'
import { noteTransferred, readCredit } from '../../exhibitions/payments/payments.service.ts'
import { postMail } from '../../mail/mail.service.ts'
import { readExecution } from '../../payments/export-payment-file.service.ts'
import { creditTransferDocument } from '../../payments/pain001.document.ts'
import { readDebtor } from '../../payments/payment-files.service.ts'
import { readMaking } from '../../payments/release/release.service.ts'
import { tellFile } from './refund-files.service.ts'
import { refundMail } from './refunds.mails.ts'
import * as queries from './refunds.queries.ts'
import { type RefundWish, refundReference, transferOf } from './refunds.rules.ts'
import * as texts from './refunds.texts.ts'

/** The account as banks write it, or what is wrong with it. */
const readAccount = (typed: string) => {
  if (!typed.trim()) return { fault: texts.noIban }
  const fault = finalIbanFault(ibanState(typed))
  const iban = readIban(typed)
  return fault || !iban ? { fault: fault ?? texts.noIban } : { iban }
}

/** The wishes with their accounts as banks write them, by order; refuses at its field what cannot be one. */
const readWishes = (refunds: RefundWish[]) => {
  if (new Set(refunds.map(({ order }) => order)).size < refunds.length)
    throw new InvalidField('refunds', texts.twice)
  const read = refunds.map(refund => ({
    ...refund,
    ...readAccount(refund.iban),
    holder: refund.holder.trim(),
  }))
  const wrong = read.flatMap(({ order, fault, holder }) => [
    ...(fault ? [new InvalidField(`iban_${order}`, fault)] : []),
    ...(holder ? [] : [new InvalidField(`holder_${order}`, texts.noHolder)]),
  ])
  if (wrong.length > 0) throw new InvalidFields(wrong)
  return read.toSorted((one, other) => one.order - other.order)
}

type Read = ReturnType<typeof readWishes>[number]

/** The order, locked, whose credit is still what was seen. */
const lockCredit = async (tx: Tx, caller: Caller, wish: Read) => {
  const { answer, row } = await lockOrder(tx, caller, wish.order)
  if ((await readCredit(tx, wish.order)) !== wish.cents || wish.cents <= 0)
    throw new Refusal('changed', texts.otherCredit(answer.number))
  const { street, postalCode, city, country, contactName, contactEmail } = row.order
  const reference = refundReference(wish.order, (await queries.countTransfers(tx, wish.order)) + 1)
  const address = { street, postalCode, city, country }
  return { ...wish, number: answer.number, event: row.event, address, contactName, contactEmail, reference }
}

/**
 * Puts these credit balances, each as it was seen, into one payment file; they are paid back then, and their exhibitors are
 * told. Whoever asks at the same time waits and finds another balance: 409 `changed`. Without a wish it is the next banking day.
 * A file that is still to be released tells nobody.
 */
export const makeRefundFile = async (
  deps: Deps,
  caller: Caller,
  wish: { execution?: string | undefined; refunds: RefundWish[] },
  keep = keepNothing,
) => {
  const now = deps.clock.now()
  const execution = readExecution(wish.execution, now)
  const wishes = readWishes(wish.refunds)
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const refunds = []
    for (const one of wishes) refunds.push(await lockCredit(tx, caller, one))
    const debtor = await readDebtor(
      tx,
      refunds.map(({ iban }) => ({ bank: { iban } })),
    )
    const totalCents = refunds.reduce((sum, { cents }) => sum + cents, 0)
    const making = await readMaking(tx, caller)
    const facts = { createdAt: now, createdBy: by, execution, count: refunds.length, totalCents }
    const file = await queries.insertFile(tx, { ...facts, ...making })
    for (const refund of refunds) {
      const { order: orderId, cents, reference, iban, holder } = refund
      const noted = { orderId, cents, day: execution, note: reference, notedBy: by, notedAt: now }
      const paymentId = await noteTransferred(tx, noted)
      await queries.insertTransfer(tx, { fileId: file.id, paymentId, reference, iban, holder })
      if (!making.needsRelease)
        await postMail(tx, deps, refundMail({ ...refund, execution }, deps.config.APP_URL))
    }
    const { writeXml } = await import('../../../common/xml.service.ts')
    const transfers = refunds.map(transferOf)
    const order = { messageId: `ERSTATTUNGEN-${file.id}`, createdAt: now, execution, debtor, transfers }
    await queries.keepXml(tx, file.id, writeXml(creditTransferDocument(order)))
    const answer = await tellFile(tx, file)
    await keep(tx, answer)
    return answer
  })
}
