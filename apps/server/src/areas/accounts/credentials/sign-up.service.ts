import type { SignUp } from '@tafelrunde/contract/people/signup'
import type { Deps } from '../../../deps.ts'
import { brokenConstraint, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { keepNothing } from '../../../platform/idempotency.ts'
import { AccessDenied, InvalidBody, InvalidField } from '../../../platform/refusals.ts'
import { findAgreed } from '../../association/legal/legal.service.ts'
import { postMail } from '../../mail/mail.service.ts'
import { activationMail } from '../accounts.mails.ts'
import { findAccountByEmail, type StoredAccount, updateAccount } from '../accounts.queries.ts'
import { emailTaken, noSchooltype, schooltypeConstraint } from '../accounts.texts.ts'
import { makeAccount } from '../new-account.service.ts'
import { decideActivation } from './links.rules.ts'
import { badLink, createLink, readLink, useLink } from './links.service.ts'
import { refuseWeakPassword } from './passwords.service.ts'

/** Mails the link that activates an account. */
export const mailActivation = async (tx: Tx, deps: Deps, account: StoredAccount) => {
  const url = await createLink(tx, deps, { accountId: account.id, purpose: 'activation' })
  await postMail(tx, deps, activationMail(account, url))
}

/** Creates an unconfirmed account together with its activation mail, in the place of one that nobody has confirmed. */
export const signUp = async (deps: Deps, body: SignUp, address: string, keep = keepNothing) => {
  const { email, password, first_name: firstName, last_name: lastName } = body
  await deps.limits.spend('sign_up', { address, email })
  const known = await findAccountByEmail(deps.db, email)
  if (known && known.state !== 'unconfirmed') throw new InvalidField('email', emailTaken)
  await refuseWeakPassword(deps.db, 'password', { password, firstName, lastName, email })
  const agreed = await findAgreed(deps.db, body)
  // Behind one network a whole school signs up, so that it has its own limit, of sign-ups.
  await deps.limits.spend('link', { email })
  const now = deps.clock.now()
  const facts = {
    email,
    passwordHash: await deps.passwords.hash(password),
    firstName,
    lastName,
    birthday: body.birthday ?? null,
    schooltypeId: body.schooltype ?? null,
    customerNumber: body.as_customernumber ?? '',
    joinedAt: now,
  }
  return inTransaction(deps.db, async tx => {
    const account = await makeAccount(tx, deps, facts, agreed)
    // In this moment somebody has got an account with the same address, or has confirmed it.
    if (!account) throw new InvalidBody('Das Benutzerkonto kann nicht angelegt werden.')
    await mailActivation(tx, deps, account)
    const answer = { id: account.id, email: account.email, first_name: firstName, last_name: lastName }
    await keep(tx, answer)
    return answer
  }).catch(error => {
    if (brokenConstraint(error) === schooltypeConstraint && facts.schooltypeId !== null)
      throw new InvalidField('schooltype', noSchooltype(facts.schooltypeId))
    throw error
  })
}

/** Activates the account that a link from its mail names; a second click is told that it is active. */
export const activate = (deps: Deps, body: { uid: string; token: string }) =>
  inTransaction(deps.db, async tx => {
    const { account, link } = await readLink(tx, ['activation'], body)
    const decision = decideActivation({ ...link, state: account.state, now: deps.clock.now() })
    if (decision === 'refuse') throw badLink()
    if (decision === 'already') throw new AccessDenied(403, 'Das Token für diesen Benutzer ist abgelaufen.')
    await useLink(tx, deps, link)
    await updateAccount(tx, account.id, { state: 'active', emailProvenAt: deps.clock.now() })
  })
