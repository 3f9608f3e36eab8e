import { Problem } from '@tafelrunde/contract/http/errors'
import { refreshTokens, Tokens } from '@tafelrunde/contract/people/account'
import type { Device, Stored } from './device.ts'
import { Unreachable } from './failures.ts'
import { skipInterceptor } from './headers.ts'
import { isSamePerson, type Kept, keptIn, nothing, sessionKeys } from './kept.ts'
import { oneAtATime } from './lock.ts'
import type { Answer, SendWith } from './send.ts'

/** Our server's word that a token is no good; whatever else somebody on the way answers is not. */
export const isInvalidToken = ({ status, body }: Answer) =>
  status >= 400 && Problem.safeParse(body).data?.code === 'token_not_valid'

/** A tab that the phone has put to sleep may hold the lock; a second refresh gives the same token anyway. */
const lockPatienceMs = 5000

/** One at a time over all tabs: refreshes, and what puts another session in the place of this one. */
export const locked = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), lockPatienceMs)
  let begun = false
  const begin = () => {
    begun = true
    clearTimeout(timer)
    return work()
  }
  try {
    return await oneAtATime('refresh', begin, { signal: patience.signal })
  } catch (failure) {
    if (begun) throw failure
    return begin()
  }
}

/** New tokens; undefined if the server does not know the session any more. */
const exchanged = async (send: SendWith, refresh: string, signal: AbortSignal) => {
  const { method, url } = refreshTokens
  const body = { refresh, access: null } // spec section 7
  const answer = await send(undefined, { method, url, body, headers: { [skipInterceptor]: '' }, signal })
  const tokens = Tokens.safeParse(answer.body).data
  if (answer.status === 200 && tokens) return tokens
  if (isInvalidToken(answer)) return undefined
  throw new Unreachable('Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.')
}

/**
 * Exchanges the kept refresh token, if another tab has not done so since `mine` was read. Answers what the device keeps
 * then, and whether the server has ended the session. Written only in the place of the token that was sent: whoever has
 * logged out or in meanwhile is left alone.
 */
export const refreshKept = (device: Device, send: SendWith, mine: Kept, signal: AbortSignal) =>
  locked(async () => {
    const change = (make: (stored: Stored) => Stored | undefined) => device.change(sessionKeys, make)
    const stored = await device.read(sessionKeys)
    const kept = keptIn(stored)
    if (!kept || !isSamePerson(mine, kept) || kept.access !== mine.access) return { stored, isLost: false }
    const tokens = await exchanged(send, kept.refresh, signal)
    const written = tokens ? { AUTH_TOKEN: tokens.access, REFRESH_TOKEN: tokens.refresh } : nothing
    const after = await change(now => (now.REFRESH_TOKEN === kept.refresh ? written : undefined))
    return { stored: after, isLost: !tokens && !keptIn(after) }
  })
