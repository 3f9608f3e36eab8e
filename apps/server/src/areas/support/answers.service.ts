import type { SupportThread } from '@tafelrunde/contract/admin/people/support'
import { unknownChoice } from '@tafelrunde/contract/http/filters'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import { InvalidField, orNotFound, Refusal } from '../../platform/refusals.ts'
import { nameOf } from '../accounts/accounts.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { answerMail } from './support.mails.ts'
import * as queries from './support.queries.ts'
import { closedAlready } from './support.texts.ts'

/** A message with its answers as the contract has it. */
export const toThread = (row: queries.ThreadRow): SupportThread => ({
  id: row.id,
  account: row.accountId,
  created: row.createdAt,
  state: row.state,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  assignee: row.assignee,
  answers: row.answers.map(({ createdAt: created, by, message, isNote: is_note }) => ({
    created,
    by,
    message,
    is_note,
  })),
})

/** All messages that somebody still has to see to. */
export const listOpenThreads = async ({ db }: Deps) => (await queries.findOpenThreads(db)).map(toThread)

const lockOpen = async (tx: Tx, id: number) => {
  const message = orNotFound(await queries.lockMessage(tx, id))
  if (message.state === 'closed') throw new Refusal('state', closedAlready)
}

/** A message to the office with its answers. */
export const readThread = async (db: Db, id: number) => {
  const thread = orNotFound(await queries.findThread(db, id))
  return thread
}

/** Answers a message by a mail that stands in one thread with it; what is closed stays closed. */
export const answerSupport = async (
  deps: Deps,
  caller: { id: number },
  id: number,
  { message: text, close }: { message: string; close: boolean },
) => {
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    await lockOpen(tx, id)
    const thread = await readThread(tx, id)
    const answer = { messageId: id, createdAt: deps.clock.now(), by, message: text }
    const answerId = await queries.insertAnswer(tx, answer)
    await queries.setState(tx, id, close ? 'closed' : 'answered')
    const earlier = thread.answers.filter(({ isNote }) => !isNote).map(({ id }) => id)
    await postMail(tx, deps, answerMail(thread, { id: answerId, text, earlier }))
    return toThread(await readThread(tx, id))
  })
}

/** Closes a message, answered or not. */
export const closeSupport = ({ db }: Deps, id: number) =>
  inTransaction(db, async tx => {
    await lockOpen(tx, id)
    await queries.setState(tx, id, 'closed')
    return toThread(await readThread(tx, id))
  })

/** Notes something for the office alone; whoever wrote hears nothing of it. */
export const noteSupport = async (deps: Deps, caller: { id: number }, id: number, message: string) => {
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    await readThread(tx, id)
    const createdAt = deps.clock.now()
    await queries.insertAnswer(tx, { messageId: id, createdAt, by, message, isNote: true })
    return toThread(await readThread(tx, id))
  })
}

/** Gives a message to somebody of the office, or to nobody. */
export const assignSupport = ({ db }: Deps, id: number, assignee: number | null) =>
  inTransaction(db, async tx => {
    const staff = await queries.findStaff(tx)
    if (assignee !== null && staff.every(one => one.id !== assignee))
      throw new InvalidField('assignee', unknownChoice)
    orNotFound(await queries.lockMessage(tx, id))
    await queries.setAssignee(tx, id, assignee)
    return toThread(await readThread(tx, id))
  })

/** Keeps a text that is answered again and again, in place of the one of the same name. */
export const saveText = ({ db }: Deps, text: { name: string; text: string }) =>
  inTransaction(db, tx => queries.upsertText(tx, text))

export const deleteText = ({ db }: Deps, id: number) =>
  inTransaction(db, async tx => {
    orNotFound((await queries.removeText(tx, id))[0])
  })
