import type { Account } from '@tafelrunde/contract/people/account'

/**
 * How a session ended here: by a logout or another login in this tab, in another tab, or because the server knows it
 * no more.
 */
export type End = 'here' | 'replaced' | 'elsewhere' | 'lost'

export type SessionState =
  /** What the device keeps is being read, or the account is on its way. */
  | { status: 'starting' }
  /** Somebody is logged in, but neither device nor server could tell who. */
  | { status: 'unknown' }
  | { status: 'in'; account: Account }
  | { status: 'out' }
