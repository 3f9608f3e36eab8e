/** Seconds. Contract A2: access tokens live 10 minutes, refresh tokens 60 days, sliding. */
export const accessLifetime = 10 * 60
export const refreshLifetime = 60 * 24 * 60 * 60

/** Milliseconds in which a second tab may still use a refresh token that the first one has used. */
const reuseWindow = 60_000

type Facts = { usedAt: Date | null; reusedAt: Date | null; revokedAt: Date | null; now: Date }

/**
 * What becomes of a refresh token that somebody sends: `use` for the first time, `reuse` within a minute, or
 * `refuse`. A token that was used up may have been stolen: then the whole session is revoked (contract A2).
 */
export const decideRefresh = ({ usedAt, reusedAt, revokedAt, now }: Facts): 'use' | 'reuse' | 'refuse' => {
  if (revokedAt) return 'refuse'
  if (!usedAt) return 'use'
  return !reusedAt && now.getTime() - usedAt.getTime() <= reuseWindow ? 'reuse' : 'refuse'
}
