/** Seconds. Contract A2: access tokens live 10 minutes, refresh tokens 60 days, sliding. */
export const accessLifetime = 10 * 60
export const refreshLifetime = 60 * 24 * 60 * 60
/**
 * After so long somebody logs in again, however often the session was used (ASVS 7.3.2): a year and five weeks, so that it
 * does not end on the day of next year's event.
 */
export const longestSession = 400 * 24 * 60 * 60

type Facts = {
  usedAt: Date | null
  successor: { usedAt: Date | null } | undefined
  revokedAt: Date | null
  /** Seconds since the login. */
  age: number
}

/**
 * What becomes of a refresh token that somebody sends: `use` for the first time; `repeat` while nobody has used what
 * it gave, as that answer may have been lost on the way; `reused` after that: one of two who used it is a thief; else
 * `refuse`, as the session has ended or is too old.
 */
export const decideRefresh = ({
  usedAt,
  successor,
  revokedAt,
  age,
}: Facts): 'use' | 'repeat' | 'refuse' | 'reused' => {
  if (revokedAt || age > longestSession) return 'refuse'
  if (!usedAt) return 'use'
  return successor && !successor.usedAt ? 'repeat' : 'reused'
}
