import type { Caller } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { NotFound, orNotFound } from '../../platform/refusals.ts'
import { checkEventFilter } from '../events/events.service.ts'
import { readContents } from './compute-settlements.service.ts'
import { findReturnedTransfers } from './returned-transfers/returned-transfers.queries.ts'
import { toSettlement } from './settlements.answer.rules.ts'
import * as queries from './settlements.queries.ts'
import { readSubmitted } from './settlements.reader.ts'
import { versionOf } from './settlements.rules.ts'

type Needs = Pick<Deps, 'clock'> & { db: Db }

/** Each settlement with what it says, and as the contract words it. */
export const tellSettlements = async ({ db, clock }: Needs, rows: queries.SettlementRow[]) => {
  const contents = await readContents(db, clock, rows)
  const steps = await queries.findSteps(
    db,
    rows.map(({ settlement }) => settlement.id),
  )
  const returned = await findReturnedTransfers(
    db,
    rows.map(({ settlement }) => settlement.id),
  )
  return rows.flatMap((row, index) => {
    const computed = contents[index]
    if (!computed) return []
    const { id, document } = row.settlement
    const own = steps.filter(({ settlementId }) => settlementId === id)
    const content = document === null ? { ...computed, ...versionOf(id, computed.event, own) } : computed
    const told = own.map(({ settlementId: _settlement, ...step }) => step)
    const back = returned.findLast(({ settlementId }) => settlementId === id)
    return [{ row, content, answer: toSettlement(row, content, told, back) }]
  })
}

/** The own settlements, all for staff. */
export const listSettlements = async (
  deps: Deps,
  caller: Caller,
  query: Parameters<typeof queries.findSettlements>[2] & { event?: number | undefined },
) => {
  await checkEventFilter(deps.db, caller.isStaff, query.event)
  const { count, rows } = await queries.findSettlements(
    deps.db,
    caller.isStaff ? undefined : caller.id,
    query,
  )
  return { count, rows: (await tellSettlements(deps, rows)).map(({ answer }) => answer) }
}

/** A settlement of the caller's own, any for staff. */
export const readSettlement = async (needs: Needs, caller: Caller, id: number) => {
  const row = await queries.findSettlement(needs.db, id)
  if (!row || (row.lecturer.accountId !== caller.id && !caller.isStaff)) throw new NotFound()
  const [told] = await tellSettlements(needs, [row])
  if (!told) throw new NotFound()
  return told
}

/** What a settlement said when it was submitted for the nth time, also if it was given back since. */
export const readVersion = async (needs: Needs, caller: Caller, id: number, version: number) => {
  const { content } = await readSettlement(needs, caller, id)
  if (content.submittedAt && content.version === version) return content
  const returned = await queries.findReturned(needs.db, id)
  // The last that said so: its account may have been changed while it was the one that counts.
  return orNotFound(returned.map(readSubmitted).findLast(kept => kept.version === version))
}

/** The same, and nobody else changes it until the transaction ends. */
export const lockSettlement = async (tx: Tx, { clock }: Deps, caller: Caller, id: number) => {
  await queries.lockSettlement(tx, id)
  return readSettlement({ db: tx, clock }, caller, id)
}

/** What is to be paid for an event, with the account to tell; until the transaction ends nobody else pays it. */
export const lockApproved = async (tx: Tx, eventId: number) => {
  const rows = await queries.lockApproved(tx, eventId)
  return rows.map(({ document, ...row }) => ({ ...row, ...readSubmitted(document) }))
}

/** What this file pays, with the account to tell; until the transaction ends nobody else changes it. */
export const lockPaidWith = async (tx: Tx, paymentFileId: number) => {
  const rows = await queries.lockPaidWith(tx, paymentFileId)
  return rows.map(({ document, ...row }) => ({ ...row, ...readSubmitted(document) }))
}

/** What the kept document of a settlement says. */
export const readDocument = (document: unknown) => readSubmitted(document)

type Payment = { paymentFileId: number; at: Date; by: string }

/** All of these are paid with that file. */
export const markPaid = (tx: Tx, ids: number[], { paymentFileId, ...step }: Payment) =>
  queries.setState(tx, ids, { state: 'paid', paymentFileId, bankWishedAt: null }, { ...step, paymentFileId })

/** These are not paid after all, and can be paid again. */
export const markUnpaid = (tx: Tx, ids: number[], step: Omit<Payment, 'paymentFileId'>) =>
  queries.setState(tx, ids, { state: 'approved', paymentFileId: null }, step)
