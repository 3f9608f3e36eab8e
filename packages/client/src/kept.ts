import { Account } from '@tafelrunde/contract/people/account'
import type { Stored } from './device.ts'
import { ownerOf } from './token.ts'

/** A session as the device keeps it. */
export type Kept = { access: string; refresh: string; account: Account | undefined }

/** Everything about the session on the device (spec sections 3 and 9); `account` is the account as last seen, as JSON. */
export const sessionKeys = ['AUTH_TOKEN', 'REFRESH_TOKEN', 'account', 'username', 'hasLoggedIn', 'ended']

/** What a logout leaves of a session. */
export const nothing: Stored = {
  AUTH_TOKEN: undefined,
  REFRESH_TOKEN: undefined,
  account: undefined,
  username: undefined,
  hasLoggedIn: undefined,
}

const accountIn = (stored: unknown) => {
  try {
    return typeof stored === 'string' ? Account.safeParse(JSON.parse(stored)).data : undefined
  } catch {
    return undefined
  }
}

export const keptIn = ({ AUTH_TOKEN: access, REFRESH_TOKEN: refresh, account }: Stored): Kept | undefined =>
  typeof access === 'string' && typeof refresh === 'string'
    ? { access, refresh, account: accountIn(account) }
    : undefined

export const withAccount = (account: Account): Stored => ({ account: JSON.stringify(account) })

/** Whose session it is; undefined only where neither its tokens nor its account can be read. */
export const ownerIn = ({ access, refresh, account }: Kept) =>
  ownerOf(access) ?? ownerOf(refresh) ?? account?.id

/** Whether both belong to one person: then the tokens of either are theirs. */
export const isSamePerson = (one: Kept, other: Kept) => {
  const [first, second] = [ownerIn(one), ownerIn(other)]
  return first === undefined || second === undefined || first === second
}

const mostEnded = 20

/** Refresh tokens of sessions that ended here and of whose end the server does not know yet. */
export const endedIn = ({ ended }: Stored): string[] =>
  Array.isArray(ended) ? ended.filter(token => typeof token === 'string') : []

export const withEnded = (stored: Stored, refresh: unknown): Stored => ({
  ended: typeof refresh === 'string' ? [...endedIn(stored), refresh].slice(-mostEnded) : endedIn(stored),
})

/** The session that a tab acts in. */
export type Current = Kept & {
  end: AbortController
  refreshing?: Promise<void>
  /** Logged in by another tab while this one was open. */
  isNews?: boolean
}

export const begin = (kept: Kept): Current => ({ ...kept, end: new AbortController() })
