/** Links from mails, by what they are for. */
type Purpose = 'activation' | 'password_reset' | 'email_reset' | 'email_back'

export type Ending = {
  /** `others`: all but the one in which it happens. Looks of the office end with them. */
  sessions?: 'all' | 'others'
  /** Looks through its eyes, and those that it takes, where sessions go on. */
  looks?: true
  links?: readonly Purpose[]
  /** What was begun before and is not done: a passkey on its way, an authenticator app, a login with the portal. */
  attempts?: true
  passes?: true
  /** Keys of the interface, and the calendar's secret address. */
  keys?: true
  calendar?: true
}

const allLinks = ['activation', 'password_reset', 'email_reset', 'email_back'] as const
/** A way back to a former address outlives whatever a thief may do meanwhile. */
const allButWaysBack = ['activation', 'password_reset', 'email_reset'] as const

/** Somebody else may be in: all ends that they have, or have begun. */
const thief = { sessions: 'all', links: allButWaysBack, attempts: true } as const

/**
 * What ends when something happens to an account, all of it at once: nothing else in the product decides that. Keys and
 * the calendar's address end by the database itself (`end_keys`, `end_feed`). Where the account's row goes, erased or
 * merged into another one, everything goes with it by its foreign keys.
 */
export const endings = {
  password_changed: thief,
  password_reset: thief,
  /** Its owner wants the keys of the interface to end as well. */
  password_reset_with_keys: { ...thief, keys: true },
  /** One of two who have used a refresh token is a thief. */
  token_reused: thief,
  /** Also another one in the place of the former: whoever has got in without it is out. */
  second_factor_set_up: { sessions: 'others', attempts: true },
  second_factor_switched_off: thief,
  /** By the office, for whoever has lost it. */
  second_factor_taken: thief,
  passkey_removed: thief,
  portal_unlinked: { sessions: 'others', attempts: true },
  email_change_begun: { links: ['email_reset'] },
  email_change_withdrawn: { links: ['email_reset'] },
  email_changed: { links: allButWaysBack, attempts: true },
  /** By the way back that went to the former address. */
  email_taken_back: { sessions: 'all', links: allLinks, attempts: true },
  /** Somebody else takes the place of whoever never confirmed the address. */
  replaced: { links: allLinks },
  /** Came to the office or left it. */
  office_changed: { looks: true },
  /** What runs of looks moves along with the account's history: it ends before. */
  merged: { looks: true },
  closed: {
    sessions: 'all',
    links: allLinks,
    attempts: true,
    passes: true,
    keys: true,
    calendar: true,
  },
} as const satisfies Record<string, Ending>

export type AccountEvent = keyof typeof endings

/**
 * Whether an attempt that was begun at that second, since 1970, is over: something has happened to the account since.
 * What was begun in the very second of it is over as well.
 */
export const isAttemptOver = (begunAt: number, { attemptsFrom }: { attemptsFrom: Date | null }) =>
  attemptsFrom !== null && begunAt * 1000 < attemptsFrom.getTime()
