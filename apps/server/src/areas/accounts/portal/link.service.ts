import type { PortalLink } from '@tafelrunde/contract/people/portal'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { NotFound, orNotFound, Refusal } from '../../../platform/refusals.ts'
import { postMail } from '../../mail/mail.service.ts'
import { portalUnlinkedMail } from '../accounts.mails.ts'
import { findAccountById, lockAccount, updateAccount } from '../accounts.queries.ts'
import { type Caller, checkOwnPassword } from '../credentials/passwords.service.ts'
import { endFor } from '../endings.service.ts'
import { deletePortalLink, findPortalLink } from './portal.queries.ts'
import { decideStaff } from './portal.rules.ts'
import { needsPassword } from './portal.texts.ts'

/** How the account and the portal belong together, for its owner. */
export const readPortalLink = async ({ db, config }: Deps, accountId: number): Promise<PortalLink> => {
  if (!config.portal) throw new NotFound()
  const account = orNotFound(await findAccountById(db, accountId))
  const since = (await findPortalLink(db, accountId))?.linkedAt ?? null
  return {
    since,
    customer_number: since !== null && config.portal.customerNumberClaim !== undefined,
    has_password: account.passwordHash !== null,
  }
}

/** Whether the portal says the account's customer number: then its owner does not. */
export const isNumberOfPortal = async (tx: Tx, { config }: Deps, accountId: number) =>
  config.portal?.customerNumberClaim !== undefined && (await findPortalLink(tx, accountId)) !== undefined

/** Disconnects the own account, for whoever knows its password; the rights that the portal gave go, too. */
export const removePortalLink = async (deps: Deps, caller: Caller, password: string) => {
  const known = orNotFound(await findAccountById(deps.db, caller.accountId))
  if (known.passwordHash === null) throw new Refusal('state', needsPassword)
  await checkOwnPassword(deps, caller, password)
  await inTransaction(deps.db, async tx => {
    const account = orNotFound(await lockAccount(tx, caller.accountId))
    const { grantsStaff } = orNotFound(await deletePortalLink(tx, account.id))
    const staff = decideStaff(account, grantsStaff, false)
    if (staff && staff.isStaff !== account.isStaff)
      await updateAccount(tx, account.id, { isStaff: staff.isStaff })
    await endFor(tx, deps, 'portal_unlinked', account.id, { sessionId: caller.sessionId })
    await postMail(tx, deps, portalUnlinkedMail(account))
  })
}
