import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { orNotFound } from '../../../platform/refusals.ts'
import { postMail } from '../../mail/mail.service.ts'
import { passwordChangedMail } from '../accounts.mails.ts'
import { findAccountById, type StoredAccount, updateAccount } from '../accounts.queries.ts'
import type { AccountEvent } from '../endings.rules.ts'
import { endFor } from '../endings.service.ts'
import { readGoodLink, useLink } from './links.service.ts'
import { type Caller, checkOwnPassword, refuseWeakPassword } from './passwords.service.ts'

/** A new password, with all that it ends; the account's owner is told. */
const changePassword = async (
  tx: Tx,
  deps: Deps,
  event: AccountEvent,
  account: StoredAccount,
  changes: { passwordHash: string; lastLoginAt?: Date; emailProvenAt?: Date },
) => {
  await updateAccount(tx, account.id, changes)
  await endFor(tx, deps, event, account.id)
  await postMail(tx, deps, passwordChangedMail(account, `${deps.config.APP_URL}/password-reset`))
}

/** Sets a new password for whoever knows the present one. */
export const setPassword = async (
  deps: Deps,
  caller: Caller,
  { current, next }: { current: string; next: string },
) => {
  await checkOwnPassword(deps, caller, current)
  const account = orNotFound(await findAccountById(deps.db, caller.accountId))
  await refuseWeakPassword(deps.db, 'new_password', { ...account, password: next })
  const passwordHash = await deps.passwords.hash(next)
  await inTransaction(deps.db, tx => changePassword(tx, deps, 'password_changed', account, { passwordHash }))
}

/** Sets a new password by the link from a mail, and ends the keys of the interface for whoever wants it. Its strength is judged first (contract B1.10). */
export const confirmPasswordReset = async (
  deps: Deps,
  { uid, token, password, endsKeys }: { uid: string; token: string; password: string; endsKeys: boolean },
) => {
  await refuseWeakPassword(deps.db, 'new_password', { password, firstName: '', lastName: '', email: '' })
  const event = endsKeys ? 'password_reset_with_keys' : 'password_reset'
  const { link } = await readGoodLink(deps.db, deps, ['password_reset'], { uid, token })
  const passwordHash = await deps.passwords.hash(password)
  await inTransaction(deps.db, async tx => {
    const account = await useLink(tx, deps, link)
    const now = deps.clock.now()
    const changes = { passwordHash, lastLoginAt: now, emailProvenAt: now }
    await changePassword(tx, deps, event, account, changes)
  })
}
