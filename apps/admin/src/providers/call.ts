import { refreshTokens } from '@tafelrunde/contract/account'
import { CallFailed, callThrough, type Send } from '@tafelrunde/contract/call'
import { Problem } from '@tafelrunde/contract/errors'
import { forgetTokens, keepTokens, readTokens } from './tokens.ts'

const longestMs = 15_000

/** There was no answer; the message says so to people. */
class Unreachable extends Error {}

const sendWith =
  (access: string | undefined): Send =>
  async ({ method, url, body }) => {
    const headers = {
      ...(access !== undefined && { Authorization: `Bearer ${access}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    try {
      const answer = await fetch(url, { method, headers, ...sent, signal: AbortSignal.timeout(longestMs) })
      const json = answer.headers.get('Content-Type')?.startsWith('application/json')
      return { status: answer.status, body: json ? await answer.json() : await answer.text() }
    } catch {
      throw new Unreachable('Der Server ist nicht erreichbar. Bitte versuchen Sie es noch einmal.')
    }
  }

/** Calls with this token, or with none, whatever is stored. */
export const callWith = (access: string | undefined) => callThrough(sendWith(access))

let queue: Promise<unknown> = Promise.resolve()

/** One at a time over all tabs; where the browser has no locks (no HTTPS), over this tab. */
const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> => {
  if ('locks' in navigator) return navigator.locks.request('tafelrunde.verwaltung.refresh', work)
  const done = queue.then(work)
  queue = done.catch(() => undefined)
  return done
}

const newTokens = async (refresh: string) => {
  try {
    const tokens = await callWith(undefined)(refreshTokens, { body: { refresh } })
    keepTokens(tokens)
    return tokens.access
  } catch (error) {
    if (!(error instanceof CallFailed && error.status < 500)) throw error
    forgetTokens()
    return undefined
  }
}

/**
 * An access token that is newer than `refused`, or undefined if the server grants none. Of several
 * failures, in this tab or others, only the first one refreshes; the rest find its token.
 */
const refreshed = (refused: string) =>
  oneAtATime(async () => {
    const stored = readTokens()
    if (stored?.access !== refused) return stored?.access
    return newTokens(stored.refresh)
  })

const isInvalidToken = (body: unknown) => Problem.safeParse(body).data?.code === 'token_not_valid'

/** Calls as whoever is logged in; an expired token is renewed and the call repeated once (spec 8). */
export const call = callThrough(async request => {
  const access = readTokens()?.access
  const answer = await sendWith(access)(request)
  if (access === undefined || answer.status < 400 || !isInvalidToken(answer.body)) return answer
  const renewed = await refreshed(access)
  return renewed === undefined ? answer : sendWith(renewed)(request)
})
