import type { OfficePerson } from '@tafelrunde/contract/admin/people/people'
import type { AccountChangesByStaff } from '@tafelrunde/contract/people/users'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction } from '../../../platform/db/database.ts'
import { Refusal } from '../../../platform/refusals.ts'
import { toAccount } from '../../accounts/accounts.rules.ts'
import { changeAccountIn, holdAccount, readAccount } from '../../accounts/accounts.service.ts'
import * as accounts from '../../accounts/bounces.service.ts'
import * as access from '../../accounts/credentials/access.service.ts'
import { provenAddresses } from '../../accounts/merges.service.ts'
import * as secondFactor from '../../accounts/second-factor/second-factor.service.ts'
import { checkSeen, type Subjects, versionOf } from '../../audit/audit.service.ts'
import { findRecords } from './people.queries.ts'

const ownRoles =
  'Ihre eigenen Rechte können Sie sich nicht nehmen. Bitten Sie jemand anderen darum, der alles darf.'

/** Where a person's own data are written. */
const personSubjects: Subjects = ['accounts']
/** What their history tells besides: their registrations and places, who looked through their eyes, the login in two steps and with the portal. */
export const historySubjects: Subjects = [
  'accounts',
  'event_subscriptions',
  'looks',
  'participations',
  'portal_links',
  'passkeys',
  'second_factors',
]

/** A person as the office sees them, with the version that whoever changes them has to name. */
export const readPerson = async (deps: Deps, db: Db, id: number): Promise<OfficePerson> => {
  const row = await readAccount({ ...deps, db }, id)
  const { bounce: reason, bouncedAt: since, customerNumberBy } = row.account
  return {
    ...toAccount(deps.config.APP_URL, row),
    version: await versionOf(db, personSubjects, id),
    state: row.account.state,
    email_proven_at: row.account.emailProvenAt,
    customernumber_by: customerNumberBy,
    is_customernumber_proven: customerNumberBy !== 'self',
    has_password: row.account.hasPassword,
    second_factor_since: (await secondFactor.switchedOnSince(db, id)) ?? null,
    bounce: reason !== null && since ? { since, reason } : null,
  }
}

/** Makes an account for somebody, who gets a mail with the way in. */
export const createPerson = async (deps: Deps, wish: Parameters<typeof access.createPerson>[1]) => {
  const id = await access.createPerson(deps, wish)
  return readPerson(deps, deps.db, id)
}

export const mailAccess = async (deps: Deps, id: number) => {
  await access.mailAccess(deps, id)
  return readPerson(deps, deps.db, id)
}

/** Takes the login in two steps from somebody who cannot log in any more. */
export const removeSecondFactor = async (deps: Deps, caller: { id: number }, id: number) => {
  await secondFactor.removeSecondFactor(deps, caller, id)
  return readPerson(deps, deps.db, id)
}

/** Notes that mails reach a person again. */
export const clearBounce = (deps: Deps, id: number) =>
  inTransaction(deps.db, async tx => {
    await holdAccount(tx, id)
    await accounts.clearBounce(tx, id)
    return readPerson(deps, tx, id)
  })

type Caller = { id: number; isStaff: boolean; isSuperuser: boolean }

/** Changes a person who is as their changer saw them; nobody shuts themselves out. */
export const changePerson = async (
  deps: Deps,
  caller: Caller,
  id: number,
  { version, ...wish }: AccountChangesByStaff & { version: number },
) => {
  const shutsOut = wish.is_active === false || wish.is_staff === false || wish.is_superuser === false
  return inTransaction(deps.db, async tx => {
    const { isSuperuser } = await holdAccount(tx, id)
    await checkSeen(tx, personSubjects, id, version)
    if (id === caller.id && isSuperuser && shutsOut) throw new Refusal('state', ownRoles)
    await changeAccountIn(tx, deps, caller, id, wish)
    return readPerson(deps, tx, id)
  })
}

/** What a person has, did and got. */
export const listRecords = async (deps: Deps, id: number) => {
  const { account } = await readAccount(deps, id)
  const emails = [account.email, ...(await provenAddresses(deps.db, account))]
  return findRecords(deps.db, { id, emails }, deps.clock.now())
}
