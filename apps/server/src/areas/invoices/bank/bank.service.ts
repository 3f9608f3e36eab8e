import type { Statement } from '@tafelrunde/contract/admin/money/bank'
import { electronic } from '@tafelrunde/contract/values/iban'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { keepNothing } from '../../../platform/idempotency.ts'
import { InvalidField, Refusal } from '../../../platform/refusals.ts'
import { nameOf } from '../../accounts/accounts.service.ts'
import { readAssociation } from '../../association/association.service.ts'
import { findPayables } from '../list-invoices.queries.ts'
import { findOrderIds } from '../refunds/refund-returns.service.ts'
import * as queries from './bank.queries.ts'
import { isAsSeen, judgeEntries, namedIn, parsePayments, seenText, shareOf } from './bank.rules.ts'
import * as texts from './bank.texts.ts'
import type { ReadStatement } from './camt.reader.ts'
import { noteReturns, tellReturns } from './returns.service.ts'
import { noteSentBack, tellSentBack } from './sent-back.service.ts'
import { readUpload } from './statement-files.service.ts'

/** What a file says about the invoices as they stand now. */
const judge = async (db: Db, { entries, unreadable, leftOut }: ReadStatement) => {
  const named = entries.map(({ texts }) => namedIn(texts))
  const numbers = named.flatMap(one => one.numbers)
  const orders = named.flatMap(one => one.orders)
  const payables = await findPayables(db, numbers, orders)
  const booked = await queries.findBooked(
    db,
    entries.map(({ key }) => key),
    entries.map(({ likeness }) => likeness),
  )
  const judged = judgeEntries(entries, payables, booked)
  const open = payables.filter(({ state }) => state === 'open')
  const settled = payables.flatMap(({ state, id, number, company }) =>
    state === 'paid' || state === 'cancelled' ? [{ id, number, company, state }] : [],
  )
  // Whoever chooses one of these has seen that nothing of it is open.
  const payable = [...open, ...settled.map(({ id }) => ({ id, openCents: 0 }))]
  const statement = {
    entries: judged.map(({ isWhole, ...entry }) => ({ ...entry, whole: isWhole })),
    left_out: leftOut,
    unreadable,
    open: open.map(({ id, number, company, openCents }) => ({ id, number, company, open_cents: openCents })),
    settled,
  }
  return { open, payable, statement: { ...statement, seen: seenText(judged, payable) } }
}

/** What a bank's file would pay, and whose it is; nothing of it is kept. */
export const previewStatement = async (
  deps: Pick<Deps, 'clock' | 'db'>,
  file: Uint8Array,
): Promise<Statement> => {
  const { db } = deps
  const read = readUpload(file)
  const { iban: own } = await readAssociation(db)
  return {
    ...(await judge(db, read)).statement,
    returned: await tellReturns(db, read.returned),
    sent_back: await tellSentBack(deps, read.sentBack),
    iban: read.ibans[0] ?? '',
    own_iban: own,
    other_ibans: own ? read.ibans.filter(iban => electronic(iban) !== electronic(own)) : [],
  }
}

type Wish = {
  file: Uint8Array
  payments: string
  returns?: string
  sent_back?: string
  refunds_back?: string
  seen: string
}
type Judged = Awaited<ReturnType<typeof judge>>

/** What each chosen entry pays, in cents by invoice; what earlier entries pay is not open for later ones. */
const sharesOf = ({ payable, statement }: Judged, chosen: Map<string, number[]>) => {
  const left = new Map(payable.map(({ id, openCents }) => [id, openCents]))
  return [...chosen].map(([key, wished]) => {
    // What is open is paid first; the rest is a credit.
    const ids = wished.toSorted(
      (one, other) => Math.sign(left.get(other) ?? 0) - Math.sign(left.get(one) ?? 0),
    )
    const entry = statement.entries.find(one => one.key === key && one.verdict !== 'booked')
    const isUnnamed = (id: number) =>
      statement.settled.some(one => one.id === id && !entry?.numbers.includes(one.number))
    if (!entry || ids.some(id => !left.has(id) || isUnnamed(id)))
      throw new InvalidField('payments', texts.notInFile)
    const shares = shareOf(
      entry.cents,
      ids.map(id => left.get(id) ?? 0),
    )
    if (!shares) throw new InvalidField('payments', texts.tooLittle(entry.payer))
    const payments = ids.map((id, index) => ({ id, cents: shares[index] ?? 0 }))
    for (const { id, cents } of payments) left.set(id, Math.max(0, (left.get(id) ?? 0) - cents))
    return { entry, payments }
  })
}

const write = async (tx: Tx, deps: Deps, shares: ReturnType<typeof sharesOf>) => {
  for (const { entry, payments } of shares) {
    const { key, likeness, cents, payer, payerIban, remittance } = entry
    const told = { key, likeness, cents, payer, payerIban, remittance }
    const row = { ...told, bookedOn: entry.booked, readAt: deps.clock.now() }
    const entryId = await queries.insertEntry(tx, row)
    await queries.insertPayments(
      tx,
      payments.map(payment => ({ entryId, invoiceId: payment.id, cents: payment.cents })),
    )
  }
}

/** What whoever books has chosen: invoices by entry that pays them; payments, settlements and refunds by entry that gives them back. */
const choicesOf = ({ payments, returns = '', sent_back = '', refunds_back = '' }: Wish) => {
  const chosen = parsePayments(payments)
  if (!chosen) throw new InvalidField('payments', texts.notInFile)
  const back = parsePayments(returns)
  if (!back) throw new InvalidField('returns', texts.returnsNotInFile)
  const sentBack = parsePayments(sent_back)
  if (!sentBack) throw new InvalidField('sent_back', texts.sentBackNotInFile)
  const refundsBack = parsePayments(refunds_back)
  if (!refundsBack) throw new InvalidField('refunds_back', texts.refundsBackNotInFile)
  if (chosen.size + back.size + sentBack.size + refundsBack.size === 0)
    throw new InvalidField('payments', texts.noPayments)
  return { chosen, back, sentBack, refundsBack }
}

/**
 * Notes what of a bank's file pays which invoices, and what came back, all of it or nothing; an invoice is paid once
 * nothing of it is open.
 */
export const bookStatement = async (deps: Deps, caller: Caller, wish: Wish, keep = keepNothing) => {
  const read = readUpload(wish.file)
  const { chosen, back, sentBack, refundsBack } = choicesOf(wish)
  const by = await nameOf(deps, caller)
  const ids = [...new Set([...chosen.values()].flat())]
  return inTransaction(deps.db, async tx => {
    const returnedIds = await queries.findPaidIds(tx, [...back.values()].flat())
    const refunded = await findOrderIds(tx, [...refundsBack.values()].flat())
    await queries.lockOrdersOf(tx, [...ids, ...returnedIds], refunded)
    const judged = await judge(tx, read)
    if (!isAsSeen(wish.seen, chosen, { entries: judged.statement.entries, open: judged.payable }))
      throw new Refusal('changed', texts.changedMeanwhile)
    const shares = sharesOf(judged, chosen)
    // First, while the payments that went back are those that were seen.
    const opened = await noteReturns(tx, deps, read.returned, back)
    await write(tx, deps, shares)
    await noteSentBack(tx, deps, by, read.sentBack, { sentBack, refundsBack })
    const after = await findPayables(tx, [], [])
    const done = judged.open.filter(({ id }) => ids.includes(id))
    const paid = done.filter(({ id }) => !after.some(one => one.id === id && one.state === 'open'))
    const answer = {
      entries: shares.length,
      cents: shares.reduce((sum, { entry }) => sum + entry.cents, 0),
      paid: paid.length,
      partly: done.length - paid.length,
      credited: ids.length - done.length,
      returned: back.size,
      opened,
      sent_back: sentBack.size,
      refunds_back: refundsBack.size,
    }
    await keep(tx, answer)
    return answer
  })
}
