import type { NewSupportMessage } from '@tafelrunde/contract/support'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import { isSameEmail } from '../../platform/db/emails.ts'
import { readAccount } from '../accounts/accounts.service.ts'
import { readAssociation } from '../association/association.service.ts'
import { forgetThreads, postMail } from '../mail/mail.service.ts'
import { receiptMail, supportMail } from './support.mails.ts'
import * as queries from './support.queries.ts'
import { keptSince, threadName } from './support.rules.ts'

type Writer = { accountId: number | null; address: string }

/** Whether the address that a message names is that of the account it comes from. */
const isOwn = async (deps: Deps, email: string, { accountId }: Writer) => {
  if (accountId === null) return false
  const { account } = await readAccount(deps, accountId)
  return isSameEmail(deps.db, account.email, email)
}

/**
 * Keeps a message to the office, mails it there, if the association has an address yet (contract A6), and confirms it
 * to whoever wrote.
 */
export const writeToSupport = async (deps: Deps, body: NewSupportMessage, writer: Writer) => {
  const { accountId, address } = writer
  await deps.limits.spend('support', { email: body.email, address })
  const isOwnAddress = await isOwn(deps, body.email, writer)
  return inTransaction(deps.db, async tx => {
    const message = await queries.insertMessage(tx, { ...body, accountId, createdAt: deps.clock.now() })
    const { email: office } = await readAssociation(tx)
    if (office) await postMail(tx, deps, supportMail(office, message))
    await postMail(tx, deps, receiptMail(message, isOwnAddress))
    return message
  })
}

/** Deletes what a person wrote, logged in or under the address of the account, and every mail about it. */
export const forgetSupport = async (tx: Tx, account: { id: number; email: string }) => {
  const messages = await queries.deleteMessagesOf(tx, account)
  if (messages.length > 0) await forgetThreads(tx, messages.map(threadName))
}

/**
 * What an account wrote while logged in, and what it was answered: under its address somebody else may have written
 * too.
 */
export const exportSupport = async (db: Db, accountId: number) =>
  (await queries.findThreadsOf(db, accountId)).map(
    ({ createdAt, state, name, email, subject, message, answers }) => ({
      created: createdAt,
      state,
      name,
      email,
      subject,
      message,
      answers: answers.map(answer => ({
        created: answer.createdAt,
        message: answer.message,
        internal: answer.isNote,
      })),
    }),
  )

export const tidySupportJob = 'tidy-support'

/** Deletes what has long been closed, with its answers. */
export const tidySupport = (tx: Tx, { clock }: Deps) => queries.deleteClosedBefore(tx, keptSince(clock.now()))
