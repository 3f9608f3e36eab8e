import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../../platform/refusals.ts'
import { nameOf } from '../../accounts/accounts.service.ts'
import { postMail } from '../../mail/mail.service.ts'
import * as settlements from '../settlements.queries.ts'
import { readSubmitted } from '../settlements.reader.ts'
import { lockSettlement, readSettlement } from '../settlements.service.ts'
import { ownSettlement } from '../settlements.texts.ts'
import { transferReturnedMail, transferStaysMail } from './returned-transfers.mails.ts'
import * as queries from './returned-transfers.queries.ts'
import { isJustReturned } from './returned-transfers.rules.ts'
import * as texts from './returned-transfers.texts.ts'

/** What is paid and may have come back: these settlements, and those of one of these sums; the latest payment first. */
export const findReturnable = async (db: Db, ids: number[], cents: number[]) =>
  (await queries.findReturnable(db, ids, cents)).map(({ document, ...paid }) => ({
    ...paid,
    content: readSubmitted(document),
  }))

export const findNoted = queries.findNoted

/** How many of an event came back to an account that nobody has looked at since, so that no file pays them. */
export const countDoubted = queries.countDoubted

/** Nobody else changes these settlements until the transaction ends. */
export const lockSettlements = async (tx: Tx, ids: number[]) => {
  for (const id of ids.toSorted((one, other) => one - other)) await settlements.lockSettlement(tx, id)
}

export type Returned = {
  /** The bank's entry. */
  key: string
  /** `YYYY-MM-DD` */
  returnedOn: string
  cents: number
  feeCents: number
  reason: string
}

/**
 * Notes that the transfer that pays a settlement came back: it is approved again, waits until somebody has looked at its
 * account, and its lecturer is told. The caller holds its lock, and has seen that this file pays it.
 */
export const noteReturned = async (
  tx: Tx,
  deps: Deps,
  by: string,
  { id, paymentFileId }: { id: number; paymentFileId: number },
  returned: Returned,
) => {
  const row = orNotFound(await settlements.findSettlement(tx, id))
  const at = deps.clock.now()
  const changes = { state: 'approved', paymentFileId: null, bankDoubtedAt: at } as const
  const remark = texts.returnedText(returned.returnedOn, returned.reason)
  await settlements.setState(tx, [id], changes, { kind: 'transfer_returned', at, by, remark })
  await queries.insertReturned(tx, { ...returned, settlementId: id, paymentFileId, notedAt: at, notedBy: by })
  const { email } = row.lecturer
  if (email === null) return
  const content = readSubmitted(row.settlement.document)
  const person = { ...row.lecturer, email }
  await postMail(tx, deps, transferReturnedMail(person, id, content, returned.reason, deps.config.APP_URL))
}

/** What was noted as come back did not: the settlement is paid as before. Refuses where anything has happened since. */
export const withdrawReturned = async (deps: Deps, caller: Caller, id: number) => {
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const { row, content, answer } = await lockSettlement(tx, deps, caller, id)
    const returned = (await queries.findReturnedTransfers(tx, [id])).at(-1)
    if (!returned || !isJustReturned(answer.steps)) throw new Refusal('state', texts.noReturnToWithdraw)
    await queries.withdrawReturned(tx, returned, { at: deps.clock.now(), by })
    const { email } = row.lecturer
    if (email !== null)
      await postMail(
        tx,
        deps,
        transferStaysMail({ ...row.lecturer, email }, id, content, deps.config.APP_URL),
      )
    return (await readSettlement({ db: tx, clock: deps.clock }, caller, id)).answer
  })
}

/** Has a settlement whose transfer came back go to the same account again, which the office has seen and asked about. */
export const confirmBank = async (deps: Deps, caller: Caller, id: number, seen: { iban: string }) => {
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const { row, content } = await lockSettlement(tx, deps, caller, id)
    if (!row.settlement.bankDoubtedAt) throw new Refusal('state', texts.notDoubted)
    if (row.lecturer.accountId === caller.id) throw new Refusal('state', ownSettlement)
    if (content.bank.iban !== seen.iban) throw new Refusal('changed', texts.otherAccount)
    const remark = texts.confirmedText(content.bank)
    await queries.endDoubt(tx, { settlementId: id, at: deps.clock.now(), by, remark })
    return (await readSettlement({ db: tx, clock: deps.clock }, caller, id)).answer
  })
}
