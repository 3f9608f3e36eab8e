import type { Deps } from '../../../deps.ts'
import { brokenConstraint, type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { isSameEmail } from '../../../platform/db/emails.ts'
import { checkTogether, InvalidField, orNotFound } from '../../../platform/refusals.ts'
import { postMail } from '../../mail/mail.service.ts'
import {
  emailChangeBegunMail,
  emailChangedMail,
  emailConfirmMail,
  emailTakenBackMail,
} from '../accounts.mails.ts'
import {
  deleteUnconfirmed,
  findAccountByEmail,
  lockAccount,
  type StoredAccount,
  updateAccount,
} from '../accounts.queries.ts'
import { emailTaken } from '../accounts.texts.ts'
import { endFor } from '../endings.service.ts'
import { findEmailChange } from './links.queries.ts'
import { badLink, createLink, readGoodLink, useLink } from './links.service.ts'
import { type Caller, checkOwnPassword } from './passwords.service.ts'

const refuseTakenEmail = async (db: Db, email: string) => {
  const known = await findAccountByEmail(db, email)
  if (known && known.state !== 'unconfirmed') throw new InvalidField('new_email', emailTaken)
}

/** Mails a link to a new address, which alone makes it the account's, and tells the present one. */
const beginChange = async (tx: Tx, deps: Deps, account: StoredAccount, email: string) => {
  await endFor(tx, deps, 'email_change_begun', account.id)
  const link = { accountId: account.id, purpose: 'email_reset', newEmail: email } as const
  await postMail(tx, deps, emailConfirmMail(account, email, await createLink(tx, deps, link)))
  await postMail(tx, deps, emailChangeBegunMail(account, `${deps.config.APP_URL}/password-reset`))
}

const setAddress = async (tx: Tx, deps: Deps, account: StoredAccount, email: string) => {
  const now = deps.clock.now()
  try {
    // Whoever signed up with it, and never confirmed it, does not keep it from whoever reads its mail.
    await deleteUnconfirmed(tx, email)
    await updateAccount(tx, account.id, { email, emailProvenAt: now, lastLoginAt: now })
  } catch (error) {
    // Somebody else's by now; or the office has booked something for that one.
    if (brokenConstraint(error) === undefined) throw error
    throw new InvalidField('new_email', emailTaken)
  }
}

/**
 * Makes an address the account's whose mailbox has answered. Links that went to the former one are no good any more; it
 * gets a notice with a way back, which stays good whatever address comes after.
 */
const changeEmail = async (tx: Tx, deps: Deps, account: StoredAccount, email: string) => {
  await setAddress(tx, deps, account, email)
  await endFor(tx, deps, 'email_changed', account.id)
  const back = { accountId: account.id, purpose: 'email_back', newEmail: account.email } as const
  await postMail(tx, deps, emailChangedMail(account, await createLink(tx, deps, back)))
}

/**
 * Makes the former address the account's again, and ends all that a thief may have or have begun since: also the ways back
 * to addresses that came in between, and the one that is left gets none.
 */
const takeEmailBack = async (tx: Tx, deps: Deps, account: StoredAccount, email: string) => {
  await setAddress(tx, deps, account, email)
  await endFor(tx, deps, 'email_taken_back', account.id)
  await postMail(tx, deps, emailTakenBackMail(account))
}

/** Asks the mailbox of a new address, which is the caller's once the link that goes there is used. */
export const setEmail = async (
  deps: Deps,
  caller: Caller,
  { password, email }: { password: string; email: string },
) => {
  await checkTogether(checkOwnPassword(deps, caller, password), refuseTakenEmail(deps.db, email))
  await deps.limits.spend('link', { address: caller.address, account: String(caller.accountId), email })
  await inTransaction(deps.db, async tx =>
    beginChange(tx, deps, orNotFound(await lockAccount(tx, caller.accountId)), email),
  )
}

/** The address whose mailbox is asked whether it is the account's. */
export const readEmailChange = async ({ db, clock }: Deps, accountId: number) => {
  const link = await findEmailChange(db, accountId, clock.now())
  return { pending: link?.email ? { email: link.email, until: link.until } : null }
}

/** The address may be a slip of the keyboard, and whoever reads its mail a stranger. */
export const withdrawEmailChange = (deps: Deps, accountId: number) =>
  inTransaction(deps.db, tx => endFor(tx, deps, 'email_change_withdrawn', accountId))

type Wish = { uid?: string | undefined; token?: string | undefined; email: string }

/**
 * Changes an address by the link from a mail. One that went to the address itself sets that one alone; one that asks for
 * an address has its mailbox asked first.
 */
export const confirmEmailReset = async (deps: Deps, { email, ...body }: Wish, address: string) => {
  await refuseTakenEmail(deps.db, email)
  const { link } = await readGoodLink(deps.db, deps, ['email_reset', 'email_back'], body)
  if (link.newEmail && !(await isSameEmail(deps.db, link.newEmail, email))) throw badLink()
  if (!link.newEmail) await deps.limits.spend('link', { address, account: String(link.accountId), email })
  await inTransaction(deps.db, async tx => {
    const account = await useLink(tx, deps, link)
    if (!link.newEmail) return beginChange(tx, deps, account, email)
    const change = link.purpose === 'email_back' ? takeEmailBack : changeEmail
    return change(tx, deps, account, email)
  })
}
