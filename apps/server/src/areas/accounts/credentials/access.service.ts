import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { InvalidField, orNotFound, Refusal } from '../../../platform/refusals.ts'
import { postMail } from '../../mail/mail.service.ts'
import { accessMail } from '../accounts.mails.ts'
import { findAccountById, type StoredAccount, updateAccount } from '../accounts.queries.ts'
import { emailTaken, hasPassword } from '../accounts.texts.ts'
import { endFor } from '../endings.service.ts'
import { makeAccount } from '../new-account.service.ts'
import { createLink } from './links.service.ts'

type NewPerson = { email: string; first_name: string; last_name: string; as_customernumber: string }

const mail = async (tx: Tx, deps: Deps, account: StoredAccount) => {
  const url = await createLink(tx, deps, { accountId: account.id, purpose: 'password_reset' })
  await postMail(tx, deps, accessMail(account, url))
}

/** Makes an account for somebody of whom the office knows the address; only whoever reads its mail can log in. */
export const makePerson = async (tx: Tx, deps: Deps, wish: NewPerson) => {
  const account = await makeAccount(tx, deps, {
    email: wish.email,
    firstName: wish.first_name,
    lastName: wish.last_name,
    customerNumber: wish.as_customernumber,
    customerNumberBy: wish.as_customernumber ? 'office' : 'self',
    state: 'active',
    joinedAt: deps.clock.now(),
  })
  if (!account) throw new InvalidField('email', emailTaken)
  await mail(tx, deps, account)
  return account.id
}

/**
 * Lets the office open an account that nobody has confirmed: whoever chose its password may not be who reads mail at the
 * address, so that only a link mailed there leads in.
 */
export const openAccount = async (tx: Tx, deps: Deps, account: StoredAccount) => {
  await updateAccount(tx, account.id, { passwordHash: null })
  await endFor(tx, deps, 'replaced', account.id)
  await mail(tx, deps, account)
}

export const createPerson = (deps: Deps, wish: NewPerson) =>
  inTransaction(deps.db, tx => makePerson(tx, deps, wish))

/** Mails the link once more, while there is no password yet. */
export const mailAccess = (deps: Deps, id: number) =>
  inTransaction(deps.db, async tx => {
    const account = orNotFound(await findAccountById(tx, id))
    if (account.passwordHash !== null || !account.isActive) throw new Refusal('state', hasPassword)
    await mail(tx, deps, account)
  })
