import type { followBank } from '@tafelrunde/contract/lecturers/settlements'
import type * as z from 'zod/mini'
import type { Caller } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { InvalidField, NotFound, Refusal } from '../../platform/refusals.ts'
import { nameOf } from '../accounts/accounts.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { bankChangedMail, bankKeptMail, bankWishedMail } from './bank-wishes.mails.ts'
import * as queries from './bank-wishes.queries.ts'
import { otherBankOf } from './bank-wishes.rules.ts'
import * as texts from './bank-wishes.texts.ts'
import { lockSettlement, readSettlement } from './settlements.service.ts'
import { ownSettlement, unknownId } from './settlements.texts.ts'

type Wish = z.infer<typeof followBank.schema.body>

/** An own settlement that goes to another account than the own data say; refuses the id of any other at its field. */
const lockElsewhere = async (tx: Tx, deps: Deps, caller: Caller, id: number) => {
  const found = await lockSettlement(tx, deps, { ...caller, isStaff: false }, id).catch(error => {
    if (error instanceof NotFound) throw new InvalidField('ids', unknownId(id))
    throw error
  })
  if (!otherBankOf(found.row, found.content.bank)) throw new Refusal('state', texts.goesThere)
  return found
}

/**
 * Asks that these own settlements, which are not paid yet, go to the account that the own data say by now, and that whoever
 * asks has seen. The office is told once and decides on each.
 */
export const wishBank = (deps: Deps, caller: Caller, { ids, iban }: Wish) =>
  inTransaction(deps.db, async tx => {
    if ((await queries.holdIban(tx, caller.id)) !== iban) throw new Refusal('changed', texts.otherByNow)
    const sorted = [...new Set(ids)].toSorted((one, other) => one - other)
    const found = []
    for (const id of sorted) found.push(await lockElsewhere(tx, deps, caller, id))
    // Asked a second time nobody is told again.
    const unasked = found.filter(({ row }) => row.settlement.bankWishedAt === null)
    const [first] = unasked
    if (!first) return { asked: 0 }
    const asked = unasked.map(({ answer }) => answer.id)
    await queries.setWish(tx, asked, deps.clock.now())
    const { email } = first.content.association
    const contents = unasked.map(({ content }) => content)
    if (email)
      await postMail(
        tx,
        deps,
        bankWishedMail(email, first.row.lecturer.email, first.answer.id, contents, deps.config.APP_URL),
      )
    return { asked: asked.length }
  })

/** A settlement whose lecturer asks for another account, with that one; refuses where they do not. */
const lockWished = async (tx: Tx, deps: Deps, caller: Caller, id: number) => {
  const found = await lockSettlement(tx, deps, caller, id)
  const other = otherBankOf(found.row, found.content.bank)
  if (!other || !found.row.settlement.bankWishedAt) throw new Refusal('state', texts.notWished)
  if (found.row.lecturer.accountId === caller.id) throw new Refusal('state', ownSettlement)
  return { ...found, other }
}

type Seen = { iban: string; holder: string }

/**
 * Has a settlement go to the account that its lecturer asks for, if it is the one that the office has seen. What was
 * submitted stays with the step; the log says the last four digits of both.
 */
export const changeBank = async (deps: Deps, caller: Caller, id: number, seen: Seen) => {
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const { row, content, answer, other } = await lockWished(tx, deps, caller, id)
    if (other.iban !== seen.iban || other.holder !== seen.holder)
      throw new Refusal('changed', texts.otherByNow)
    const at = deps.clock.now()
    await queries.changeBank(
      tx,
      { ...content, bank: { ...other, changedAt: at } },
      {
        settlementId: id,
        state: answer.state,
        at,
        by,
        remark: texts.changedText(content.bank, other),
        document: content,
      },
    )
    const { email } = row.lecturer
    if (email !== null)
      await postMail(
        tx,
        deps,
        bankChangedMail({ ...row.lecturer, email }, id, { ...content, bank: other }, deps.config.APP_URL),
      )
    return (await readSettlement({ db: tx, clock: deps.clock }, caller, id)).answer
  })
}

/** Has a settlement go to the account that it was submitted with, and tells its lecturer why. */
export const keepBank = (deps: Deps, caller: Caller, id: number, remark: string) =>
  inTransaction(deps.db, async tx => {
    const { row, content } = await lockWished(tx, deps, caller, id)
    await queries.keepBank(tx, id)
    const { email } = row.lecturer
    if (email !== null)
      await postMail(
        tx,
        deps,
        bankKeptMail({ ...row.lecturer, email }, id, content, remark, deps.config.APP_URL),
      )
    return (await readSettlement({ db: tx, clock: deps.clock }, caller, id)).answer
  })
