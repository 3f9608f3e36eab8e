/** Seconds. Contract A2: access tokens live 10 minutes, refresh tokens 60 days, sliding. */
export const accessLifetime = 10 * 60
export const refreshLifetime = 60 * 24 * 60 * 60

type Facts = { usedAt: Date | null; successor: { usedAt: Date | null } | undefined; revokedAt: Date | null }

/**
 * What becomes of a refresh token that somebody sends: `use` for the first time; `repeat` while nobody has used what
 * it gave, as that answer may have been lost on the way; else `refuse`. Then one of two who used it is a thief, and
 * the whole session is revoked.
 */
export const decideRefresh = ({ usedAt, successor, revokedAt }: Facts): 'use' | 'repeat' | 'refuse' => {
  if (revokedAt) return 'refuse'
  if (!usedAt) return 'use'
  return successor && !successor.usedAt ? 'repeat' : 'refuse'
}
