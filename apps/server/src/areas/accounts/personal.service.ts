import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { everything } from '../../platform/db/filters.ts'
import { orNotFound } from '../../platform/refusals.ts'
import { exportAgreements } from '../association/legal/legal.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { listLooks } from '../sessions/looks.service.ts'
import { listSessions } from '../sessions/sessions.service.ts'
import { dropFile, readFile } from '../storage/storage.service.ts'
import { accountDeletedMail } from './accounts.mails.ts'
import { deleteAccount, findUnconfirmed, lockAccount } from './accounts.queries.ts'
import { keepOneSuperuser, readAccount } from './accounts.service.ts'
import { listPasskeys } from './passkeys/passkeys.service.ts'
import { findPortalLink } from './portal/portal.queries.ts'
import { switchedOnSince } from './second-factor/second-factor.service.ts'

/** The account that is about to be deleted, locked; refuses the last one that may do everything. */
export const lockForDeletion = async (tx: Tx, id: number) => {
  const account = orNotFound(await lockAccount(tx, id))
  if (account.isSuperuser && account.isActive) await keepOneSuperuser(tx)
  return account
}

/** Those that were made before and nobody has confirmed, locked, but for whoever is confirming theirs. */
export const lockUnconfirmed = (tx: Tx, before: Date) => findUnconfirmed(tx, before)

/**
 * Deletes the account with its sessions, links and picture, and writes to its owner, if it was confirmed. Nothing may
 * refer to it any more: the database refuses what somebody forgot.
 */
export const forgetAccount = async (
  tx: Tx,
  deps: Deps,
  account: Awaited<ReturnType<typeof lockForDeletion>>,
) => {
  await deleteAccount(tx, account.id)
  if (account.picture) await dropFile(tx, account.picture)
  if (account.state !== 'unconfirmed') await postMail(tx, deps, accountDeletedMail(account))
}

/** What is kept of the account itself, for its owner to read; `picture` are the bytes of its picture. */
export const exportOwnAccount = async (deps: Deps, id: number) => {
  const { account } = await readAccount(deps, id)
  const { hasPassword: _known, picture, ...shown } = account
  const { rows } = await listSessions(deps, id, everything)
  const looks = await listLooks(deps, id, everything)
  return {
    account: shown,
    portalLink: await findPortalLink(deps.db, id),
    twoStepsSince: await switchedOnSince(deps.db, id),
    passkeys: (await listPasskeys(deps, id)).map(({ name, created, last_used }) => ({
      name,
      created,
      last_used,
    })),
    agreements: await exportAgreements(deps.db, id),
    sessions: rows.map(({ device, createdAt, lastUsedAt }) => ({ device, createdAt, lastUsedAt })),
    looks: looks.rows.map(({ by, started, ended }) => ({ by, started, ended })),
    picture: picture ? (await readFile(deps.db, picture)).bytes : undefined,
  }
}
