import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { AccessDenied } from '../../platform/refusals.ts'
import { readAccount } from '../accounts/accounts.service.ts'
import { checkProof } from '../accounts/credentials/proof.service.ts'
import { formerIds, provenAddresses } from '../accounts/merges.service.ts'
import { forgetAccount, lockForDeletion } from '../accounts/personal.service.ts'
import { forgetAsWriter, forgetValues } from '../audit/audit.service.ts'
import { forgetConfirmations } from '../confirmations/personal.service.ts'
import { forgetExhibitor } from '../directory/directory.service.ts'
import { forgetOrders } from '../exhibitions/personal.service.ts'
import { forgetInvitationsTo } from '../lecturers/invitations.service.ts'
import { forgetLecturer } from '../lecturers/personal.service.ts'
import { forgetMailsTo } from '../mail/mail.service.ts'
import { forgetParticipations } from '../participations/personal.service.ts'
import { forgetSettlements } from '../settlements/personal.service.ts'
import { dropFile } from '../storage/storage.service.ts'
import { forgetSupport } from '../support/support.service.ts'
import { deleteIntakeRows } from './intakes.queries.ts'

/** What the log says of a person under the account's own number. */
const aboutPerson = [
  'account_merges',
  'accounts',
  'api_keys',
  'event_subscriptions',
  'lecturer_data',
  'looks',
  'participations',
  'portal_links',
  'passkeys',
  'second_factors',
] as const

type Account = Awaited<ReturnType<typeof lockForDeletion>>

/** What stands under the person's addresses, as far as their mailboxes have answered. */
const forgetByAddress = async (tx: Tx, account: Account) => {
  const addresses = await provenAddresses(tx, account)
  await deleteIntakeRows(tx, addresses)
  for (const email of addresses) {
    await forgetInvitationsTo(tx, email)
    await forgetSupport(tx, { id: account.id, email })
    await forgetMailsTo(tx, email)
  }
}

/**
 * Erases a person, area by area: what is to come is freed for others, what is past stays as counts without a name.
 * Whatever refers to accounts and has no part here keeps the account from going. What stands under the address of an
 * account that nobody has confirmed is somebody else's.
 */
export const eraseIn = async (tx: Tx, deps: Deps, accountId: number) => {
  const account = await lockForDeletion(tx, accountId)
  await forgetConfirmations(tx, accountId)
  await forgetParticipations(tx, deps, accountId)
  await forgetSettlements(tx, accountId)
  const picture = await forgetLecturer(tx, accountId)
  if (picture) await dropFile(tx, picture)
  await forgetOrders(tx, accountId)
  await forgetExhibitor(tx, accountId)
  const former = await formerIds(tx, accountId)
  await forgetByAddress(tx, account)
  await forgetAsWriter(tx, accountId)
  await forgetAccount(tx, deps, account)
  for (const subject of aboutPerson) await forgetValues(tx, subject, [accountId, ...former])
}

type Caller = { id: number; sessionId: string; isSuperuser: boolean }

/** Refuses who would delete somebody else without being a superuser. */
export const checkMayDelete = async (deps: Deps, caller: Caller, accountId: number) => {
  await readAccount(deps, accountId)
  if (accountId !== caller.id && !caller.isSuperuser)
    throw new AccessDenied(403, 'Sie sind nicht berechtigt, diese Aktion durchzuführen.')
}

/**
 * Deletes an account: one's own, or any for superusers. A password that is sent has to be the caller's; without one they
 * have proved lately who they are.
 */
export const deleteAccount = async (
  deps: Deps,
  { address, ...caller }: Caller & { address: string },
  accountId: number,
  password: string | undefined,
) => {
  await checkMayDelete(deps, caller, accountId)
  await checkProof(deps, { accountId: caller.id, sessionId: caller.sessionId, address }, password)
  await inTransaction(deps.db, tx => eraseIn(tx, deps, accountId))
}
