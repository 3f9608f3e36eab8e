import { berlinDay } from '@tafelrunde/contract/berlin'
import type { AccountChangesByStaff } from '@tafelrunde/contract/users'
import type { Deps } from '../../deps.ts'
import { brokenConstraint, type Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { AccessDenied, InvalidField, NotFound, Refusal } from '../../platform/refusals.ts'
import { endSessions } from '../sessions/sessions.service.ts'
import { countSuperusers, findAccounts, lockAccount, updateAccount } from './accounts.queries.ts'
import { allowedChanges, birthdayProblem, endsSuperuser, mayFindPeople } from './accounts.rules.ts'
import { lastSuperuser, noSchooltype, schooltypeConstraint, tooFewCharacters } from './accounts.texts.ts'
import * as queries from './people.queries.ts'

type Caller = { id: number; isStaff: boolean; isSuperuser: boolean }

/** All accounts for staff, for everybody else their own (contract B1.2). */
export const listAccounts = ({ db, clock }: Deps, caller: Caller, page: Page) =>
  findAccounts(db, caller.isStaff ? undefined : caller.id, clock.now(), page)

/** Refuses, as if it did not exist, an account that is neither the caller's own nor a matter of staff. */
export const checkMaySee = (caller: Caller, id: number) => {
  if (id !== caller.id && !caller.isStaff) throw new NotFound()
}

/** Refuses to leave nobody who may do everything. */
export const keepOneSuperuser = async (tx: Tx) => {
  if ((await countSuperusers(tx)) <= 1) throw new Refusal('state', lastSuperuser)
}

/** Changes of an account what the caller may; a closed account is logged out everywhere. */
export const changeAccount = async (
  tx: Tx,
  deps: Deps,
  caller: Caller,
  id: number,
  wish: AccountChangesByStaff,
) => {
  checkMaySee(caller, id)
  const changes = allowedChanges(caller, wish)
  const problem = birthdayProblem(changes.birthday, berlinDay(deps.clock.now()))
  if (problem) throw new InvalidField('birthday', problem)
  const account = await lockAccount(tx, id)
  if (!account) throw new NotFound()
  const closes = account.isActive && changes.isActive === false
  if (closes && account.isSuperuser && !caller.isSuperuser)
    throw new AccessDenied(403, 'Sie sind nicht berechtigt, diese Aktion durchzuführen.')
  if (endsSuperuser(account, changes)) await keepOneSuperuser(tx)
  if (Object.keys(changes).length > 0)
    await updateAccount(tx, id, changes).catch(error => {
      if (brokenConstraint(error) !== schooltypeConstraint) throw error
      throw new InvalidField('schooltype', noSchooltype(changes.schooltypeId ?? 0))
    })
  if (closes) await endSessions(tx, deps, id)
}

/** People by customer number or name, for lecturers and staff. */
export const listPeople = ({ db }: Deps, caller: Caller, query: Parameters<typeof queries.findPeople>[1]) => {
  const { as_customernumber: customerNumber, as_customernumber__istartswith: begins, name } = query
  if (!mayFindPeople(caller, customerNumber, begins, name))
    throw new InvalidField(name === undefined ? 'as_customernumber__istartswith' : 'name', tooFewCharacters)
  return queries.findPeople(db, query)
}
