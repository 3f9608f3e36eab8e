import type { NewSupportMessage } from '@tafelrunde/contract/support'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import { readAssociation } from '../association/association.service.ts'
import { forgetMails, postMail } from '../mail/mail.service.ts'
import { supportMail } from './support.mails.ts'
import { deleteMessagesOf, findMessagesOf, insertMessage } from './support.queries.ts'

type Writer = { accountId: number | null; address: string }

/** Keeps a message to the office and mails it there, if the association has an address yet (contract A6). */
export const writeToSupport = async (deps: Deps, body: NewSupportMessage, { accountId, address }: Writer) => {
  await deps.limits.spend('support', { account: body.email, address })
  return inTransaction(deps.db, async tx => {
    const { email: office } = await readAssociation(tx)
    const mailId = office ? await postMail(tx, deps, supportMail(office, body)) : null
    return insertMessage(tx, { ...body, accountId, mailId, createdAt: deps.clock.now() })
  })
}

/** Deletes what a person wrote, logged in or under the address of the account, and the mails that told of it. */
export const forgetSupport = async (tx: Tx, account: { id: number; email: string }) => {
  await forgetMails(tx, await deleteMessagesOf(tx, account))
}

/** What an account wrote while logged in: under its address somebody else may have written too. */
export const exportSupport = (db: Db, accountId: number) => findMessagesOf(db, accountId)
