import type { AccountState } from '@tafelrunde/contract/people/account-state'

type Account = {
  id: number
  state: AccountState
  isStaff: boolean
  isSuperuser: boolean
  passwordHash: string | null
}

/** What is known of whoever comes from the portal. */
export type PortalFacts = {
  person: { email?: string | undefined; firstName?: string | undefined; lastName?: string | undefined }
  /** The account that is connected with this person. */
  linked: Account | undefined
  /** The account that has the address which the portal vouches for. */
  known: Account | undefined
  /** Somebody else of this portal is connected with that one. */
  isTaken: boolean
  /** Whether the account that it will be is logged in to in two steps. */
  hasFactor: boolean
}

export type PortalRefusal = 'inactive' | 'no_email' | 'no_name' | 'taken' | 'no_password' | 'over'

export type PortalDecision<Found extends Account> =
  /** `account`: whose it would have been, as far as that is known. */
  | { kind: 'refuse'; why: PortalRefusal; account: Found | undefined }
  /** Also in the place of an account with the address that somebody has never confirmed. */
  | { kind: 'create' }
  /** `links`: the account is connected by this login. */
  | { kind: 'enter'; account: Found; links: boolean; password: boolean; code: boolean }

/** Of the office, or with a second step: nobody gets in because a portal has the same address. */
const isGuarded = ({ isStaff, isSuperuser }: Account, hasFactor: boolean) =>
  isStaff || isSuperuser || hasFactor

/**
 * What becomes of a login with the portal (decision 67). A closed account is never entered, nor an unconfirmed one:
 * somebody who has not proved the address has chosen its password. The portal proves it, and what they chose goes.
 */
export const decidePortalLogin = <Found extends Account>({
  person,
  linked,
  known,
  isTaken,
  hasFactor,
}: PortalFacts & { linked: Found | undefined; known: Found | undefined }): PortalDecision<Found> => {
  const account = linked ?? known
  const refuse = (why: PortalRefusal) => ({ kind: 'refuse', why, account }) as const
  if (!linked && !person.email) return refuse('no_email')
  const isReplaced = !linked && known?.state === 'unconfirmed' && !isGuarded(known, hasFactor)
  if (!account || isReplaced)
    return person.firstName && person.lastName ? { kind: 'create' } : refuse('no_name')
  if (account.state !== 'active') return refuse('inactive')
  if (linked) return { kind: 'enter', account, links: false, password: false, code: hasFactor }
  if (isTaken) return refuse('taken')
  const password = isGuarded(account, hasFactor)
  if (password && account.passwordHash === null) return refuse('no_password')
  return { kind: 'enter', account, links: true, password, code: hasFactor }
}

/**
 * What the group of the office changes: it gives the rights of staff, and takes back those alone that it gave; never from
 * a superuser. Undefined: nothing.
 */
export const decideStaff = (
  { isStaff, isSuperuser }: Pick<Account, 'isStaff' | 'isSuperuser'>,
  grantsStaff: boolean,
  isInGroup: boolean,
) => {
  if (isInGroup && !isStaff) return { isStaff: true, grantsStaff: true }
  if (!isInGroup && grantsStaff) return { isStaff: isSuperuser && isStaff, grantsStaff: false }
  return undefined
}
