import type { Deps } from '../../../deps.ts'
import { brokenConstraint, type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { isSameEmail } from '../../../platform/db/emails.ts'
import { Refusal } from '../../../platform/refusals.ts'
import { postMail } from '../../mail/mail.service.ts'
import { portalLinkedMail } from '../accounts.mails.ts'
import {
  findAccountByEmail,
  findAccountById,
  lockAccount,
  type StoredAccount,
  updateAccount,
} from '../accounts.queries.ts'
import { isAttemptOver } from '../endings.rules.ts'
import { endFor } from '../endings.service.ts'
import { letIn } from '../logins/logins.service.ts'
import { makeAccount } from '../new-account.service.ts'
import { type Proof, spendProof } from '../second-factor/prove.service.ts'
import { wrongCode } from '../second-factor/refusals.service.ts'
import { hasSecondFactor } from '../second-factor/steps.service.ts'
import * as queries from './portal.queries.ts'
import type { PortalPerson } from './portal.reader.ts'
import { decidePortalLogin, decideStaff, type PortalDecision } from './portal.rules.ts'
import { atTheSameTime } from './portal.texts.ts'

/** What somebody has proved besides the portal's word: the password with this hash, a code. */
export type Proved = { passwordHash?: string | undefined; proof?: Proof | undefined }

/** With which browser somebody comes, and when they set out, in seconds since 1970. */
type Coming = { device: string; begunAt: number }

const issuerOf = ({ config }: Deps) => config.portal?.issuer ?? ''

/** Which account whoever comes from the portal gets into, and what it wants besides. */
export const decide = async (
  db: Db,
  deps: Deps,
  person: PortalPerson,
): Promise<PortalDecision<StoredAccount>> => {
  const identity = await queries.findIdentity(db, issuerOf(deps), person.subject)
  const entered = identity && (await findAccountById(db, identity.accountId))
  const known = entered || !person.email ? undefined : await findAccountByEmail(db, person.email)
  const other = known && (await queries.findPortalLink(db, known.id))
  const isTaken = other?.issuer === issuerOf(deps)
  // Connected since the first look, by another login of the same person.
  const linked = entered ?? (isTaken && other.subject === person.subject ? known : undefined)
  const account = linked ?? known
  return decidePortalLogin({
    person,
    linked,
    known,
    isTaken,
    hasFactor: account !== undefined && (await hasSecondFactor(db, account.id)),
  })
}

const link = (tx: Tx, deps: Deps, accountId: number, { subject }: PortalPerson) =>
  queries.putPortalLink(tx, { accountId, issuer: issuerOf(deps), subject, linkedAt: deps.clock.now() })

/** Makes the account, in the place of one that nobody has confirmed. */
const create = async (tx: Tx, deps: Deps, person: PortalPerson) => {
  const account = await makeAccount(tx, deps, {
    email: person.email ?? '',
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    customerNumber: person.customerNumber ?? '',
    customerNumberBy: person.customerNumber ? 'portal' : 'self',
    state: 'active',
    emailProvenAt: deps.clock.now(),
    joinedAt: deps.clock.now(),
  })
  if (!account) throw new Refusal('changed', atTheSameTime)
  await link(tx, deps, account.id, person)
  return account
}

/** Takes over what the portal says of the account: its customer number, and whether it is of the office. */
const follow = async (tx: Tx, deps: Deps, account: StoredAccount, person: PortalPerson) => {
  const { id } = account
  const granted = (await queries.findPortalLink(tx, id))?.grantsStaff ?? false
  const staff = decideStaff(account, granted, person.isStaff)
  if (staff) await queries.noteGrant(tx, id, staff.grantsStaff)
  const { customerNumber, email = '' } = person
  const { isStaff = account.isStaff } = staff ?? {}
  const now = deps.clock.now()
  await updateAccount(tx, id, {
    lastLoginAt: now,
    isStaff,
    ...((await isSameEmail(tx, email, account.email)) && { emailProvenAt: now }),
    ...(customerNumber !== undefined && { customerNumber, customerNumberBy: 'portal' as const }),
  })
  if (isStaff !== account.isStaff) await endFor(tx, deps, 'office_changed', id)
}

/** The locked account, if all that it wants was proved; undefined if something is missing. */
const admit = async (
  tx: Tx,
  deps: Deps,
  decision: PortalDecision<StoredAccount> & { kind: 'enter' },
  { passwordHash, proof }: Proved,
) => {
  const { account, password, code } = decision
  if (password && passwordHash !== account.passwordHash) return undefined
  if (!code) return account
  if (!proof) return undefined
  const { accountId } = 'step' in proof ? proof.factor : proof
  if (accountId !== account.id || !(await spendProof(tx, deps, proof))) throw wrongCode()
  return account
}

/** Decides once more while nobody changes the account: meanwhile it may have been closed, or got a second step. */
const decideLocked = async (tx: Tx, deps: Deps, person: PortalPerson) => {
  const first = await decide(tx, deps, person)
  if (first.kind !== 'enter') return first
  await lockAccount(tx, first.account.id)
  return decide(tx, deps, person)
}

/**
 * Logs in whoever the portal vouches for; `refused` if nothing would get them in, undefined if the account wants more than
 * was proved. Makes the account, and connects it, where that is not done.
 */
export const enter = async (
  deps: Deps,
  person: PortalPerson,
  { device, begunAt }: Coming,
  proved: Proved = {},
) => {
  try {
    return await inTransaction(deps.db, async tx => {
      const decision = await decideLocked(tx, deps, person)
      if (decision.kind === 'refuse') return { refused: decision }
      if (decision.kind === 'enter' && isAttemptOver(begunAt, decision.account))
        return { refused: { kind: 'refuse', why: 'over', account: decision.account } as const }
      const account =
        decision.kind === 'create' ? await create(tx, deps, person) : await admit(tx, deps, decision, proved)
      if (!account) return undefined
      if (decision.kind === 'enter' && decision.links) {
        await link(tx, deps, account.id, person)
        await postMail(tx, deps, portalLinkedMail(account))
      }
      await follow(tx, deps, account, person)
      const { proof, passwordHash } = proved
      const proves = account.passwordHash === null || passwordHash !== undefined
      const login = { accountId: account.id, way: 'portal', device, proves } as const
      return { tokens: await letIn(tx, deps, login, proof) }
    })
  } catch (error) {
    if (brokenConstraint(error) !== 'portal_links_identity') throw error
    throw new Refusal('changed', atTheSameTime)
  }
}
