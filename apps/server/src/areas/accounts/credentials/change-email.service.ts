import type { Deps } from '../../../deps.ts'
import { brokenConstraint, type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { checkTogether, InvalidField, orNotFound } from '../../../platform/refusals.ts'
import { postMail } from '../../mail/mail.service.ts'
import { emailChangedMail, emailConfirmMail } from '../accounts.mails.ts'
import {
  findAccountByEmail,
  findAccountById,
  type StoredAccount,
  updateAccount,
} from '../accounts.queries.ts'
import { emailTaken } from '../accounts.texts.ts'
import { deleteUnusedLinks } from './links.queries.ts'
import { badLink, createLink, readGoodLink, useLink } from './links.service.ts'
import { type Caller, checkOwnPassword } from './passwords.service.ts'

const refuseTakenEmail = async (db: Db, email: string) => {
  if (await findAccountByEmail(db, email)) throw new InvalidField('new_email', emailTaken)
}

/**
 * Changes an account's address. Links that went to the former one are no good any more; it gets a notice
 * with a link of its own, for whoever mistyped the new one or never wanted it.
 */
const changeEmail = async (
  tx: Tx,
  deps: Deps,
  account: StoredAccount,
  changes: { email: string; lastLoginAt?: Date },
) => {
  try {
    await updateAccount(tx, account.id, changes)
  } catch (error) {
    if (brokenConstraint(error) !== 'accounts_email') throw error
    throw new InvalidField('new_email', emailTaken)
  }
  await deleteUnusedLinks(tx, account.id)
  const url = await createLink(tx, deps, { accountId: account.id, purpose: 'email_reset' })
  await postMail(tx, deps, emailChangedMail(account, url))
}

/** Changes the caller's address: at once, or when the link that goes to the new one is used. */
export const setEmail = async (
  deps: Deps,
  caller: Caller,
  { password, email, byMail }: { password: string; email: string; byMail: boolean },
) => {
  await checkTogether(checkOwnPassword(deps, caller, password), refuseTakenEmail(deps.db, email))
  await inTransaction(deps.db, async tx => {
    const account = orNotFound(await findAccountById(tx, caller.accountId))
    if (!byMail) return changeEmail(tx, deps, account, { email })
    await deleteUnusedLinks(tx, account.id, 'email_reset')
    const link = { accountId: account.id, purpose: 'email_reset', newEmail: email } as const
    await postMail(tx, deps, emailConfirmMail(account, email, await createLink(tx, deps, link)))
  })
}

/** Changes an address by the link from a mail; a link that went to a new address sets that one alone. */
export const confirmEmailReset = async (
  deps: Deps,
  { email, ...body }: { uid?: string | undefined; token?: string | undefined; email: string },
) => {
  await refuseTakenEmail(deps.db, email)
  await inTransaction(deps.db, async tx => {
    const { link } = await readGoodLink(tx, deps, 'email_reset', body)
    if (link.newEmail && link.newEmail.toLowerCase() !== email.toLowerCase()) throw badLink()
    await changeEmail(tx, deps, await useLink(tx, deps, link), { email, lastLoginAt: deps.clock.now() })
  })
}
