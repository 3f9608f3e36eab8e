import type { NotificationChanges } from '@tafelrunde/contract/people/notifications'
import type { AccountChangesByStaff } from '@tafelrunde/contract/people/users'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { commandLine, fullName } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { brokenConstraint, type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import {
  AccessDenied,
  InvalidField,
  NotFound,
  noAccount,
  orNotFound,
  Refusal,
} from '../../platform/refusals.ts'
import * as queries from './accounts.queries.ts'
import {
  allowedChanges,
  birthdayProblem,
  endsSuperuser,
  needsSuperuser,
  numberBy,
  stateAfter,
} from './accounts.rules.ts'
import { lastSuperuser, noSchooltype, schooltypeConstraint } from './accounts.texts.ts'
import { openAccount } from './credentials/access.service.ts'
import { endFor } from './endings.service.ts'
import { isNumberOfPortal } from './portal/link.service.ts'
import { noteGrant } from './portal/portal.queries.ts'

/** The caller's own account as it is now. */
export const readAccount = async ({ db, clock }: Pick<Deps, 'clock'> & { db: Db }, id: number) =>
  orNotFound(await queries.findAccount(db, { id, now: clock.now() }))

/** How papers and steps name whoever takes them: an account, or the office at a terminal. */
export const nameOf = async (deps: Deps, { id }: { id: number }) => {
  if (id === commandLine.id) return 'Kommandozeile'
  const { account } = await readAccount(deps, id)
  return fullName(account) || account.email
}

type Caller = { id: number; isStaff: boolean; isSuperuser: boolean }

/** All accounts for staff, for everybody else their own (contract B1.2). */
export const listAccounts = ({ db, clock }: Deps, caller: Caller, page: Page) =>
  queries.findAccounts(db, caller.isStaff ? undefined : caller.id, clock.now(), page)

/** Refuses, as if it did not exist, an account that is neither the caller's own nor a matter of staff. */
const checkMaySee = (caller: Caller, id: number) => {
  if (id !== caller.id && !caller.isStaff) throw new NotFound()
}

/** The own account, any for staff. */
export const readSeenAccount = async (deps: Deps, caller: Caller, id: number) => {
  checkMaySee(caller, id)
  return readAccount(deps, id)
}

/** Refuses who writes with an account that has gone in this very moment. */
export const refuseGone = (error: unknown): never => {
  throw brokenConstraint(error)?.endsWith('_account_id_accounts_id_fk') ? noAccount() : error
}

/** Refuses to leave nobody who may do everything. */
export const keepOneSuperuser = async (tx: Tx) => {
  if ((await queries.countSuperusers(tx)) <= 1) throw new Refusal('state', lastSuperuser)
}

/** An account that nobody else changes until the transaction ends. */
export const holdAccount = async (tx: Tx, id: number) => orNotFound(await queries.lockAccount(tx, id))

/** Changes of an account what the caller may; what leads into one that is closed ends. */
export const changeAccountIn = async (
  tx: Tx,
  deps: Deps,
  caller: Caller,
  id: number,
  wish: AccountChangesByStaff,
) => {
  checkMaySee(caller, id)
  const { isActive, ...changes } = allowedChanges(caller, wish)
  const problem = birthdayProblem(changes.birthday, berlinDay(deps.clock.now()))
  if (problem) throw new InvalidField('birthday', problem)
  const account = await holdAccount(tx, id)
  if (!caller.isStaff && (await isNumberOfPortal(tx, deps, id))) delete changes.customerNumber
  const isProven = caller.isStaff ? wish.is_customernumber_proven : undefined
  const customerNumberBy = numberBy(caller, account, { ...changes, isProven })
  const state = stateAfter(account.state, isActive)
  const closes = state === 'closed' && account.state !== 'closed'
  const opens = state === 'active' && account.state === 'unconfirmed'
  if (needsSuperuser(account, { isActive }) && !caller.isSuperuser)
    throw new AccessDenied(403, 'Sie sind nicht berechtigt, diese Aktion durchzuführen.')
  if (endsSuperuser(account, { ...changes, isActive })) await keepOneSuperuser(tx)
  await queries.updateAccount(tx, id, { ...changes, customerNumberBy, state }).catch(error => {
    if (brokenConstraint(error) !== schooltypeConstraint) throw error
    throw new InvalidField('schooltype', noSchooltype(changes.schooltypeId ?? 0))
  })
  if (opens) await openAccount(tx, deps, account)
  // What a superuser decides, the portal does not take back.
  if (changes.isStaff !== undefined && changes.isStaff !== account.isStaff) await noteGrant(tx, id, false)
  if (closes) await endFor(tx, deps, 'closed', id)
  // Whoever comes to the office, or leaves it, is looked at no more, and looks at nobody.
  else if (changes.isStaff !== undefined || changes.isSuperuser !== undefined)
    await endFor(tx, deps, 'office_changed', id)
}

/** Gives an account the role, besides those that it has. */
export const makeLecturer = (tx: Tx, id: number) => queries.updateAccount(tx, id, { isLecturer: true })

/** Changes an account, in a transaction of its own. */
export const changeAccount = (deps: Deps, caller: Caller, id: number, wish: AccountChangesByStaff) =>
  inTransaction(deps.db, tx => changeAccountIn(tx, deps, caller, id, wish))

/** Which mails the account wants besides those about its own bookings. */
export const changeNotifications = ({ db }: Deps, id: number, wish: NotificationChanges) =>
  inTransaction(db, async tx => orNotFound(await queries.updateNotifications(tx, id, wish)))

type NewSuperuser = { email: string; passwordHash: string; firstName: string; lastName: string }

/** Makes an active account that may do everything; nothing, if there is one with this e-mail already. */
export const createSuperuser = ({ db, clock }: Deps, person: NewSuperuser) => {
  const now = clock.now()
  const roles = { state: 'active' as const, isStaff: true, isSuperuser: true }
  // Whoever sits at the server says whose address it is.
  const facts = { ...person, ...roles, emailProvenAt: now, joinedAt: now }
  return inTransaction(db, tx => queries.insertAccount(tx, facts))
}
