import { Tokens } from '@tafelrunde/contract/account'
import type { Send } from '@tafelrunde/contract/call'
import { Problem } from '@tafelrunde/contract/errors'
import { Unreachable } from './failures.ts'
import { headersFor, skipInterceptor } from './headers.ts'
import { oneAtATime } from './oneAtATime.ts'
import { noteReached } from './online.ts'
import { accessToken, refreshToken } from './storage.ts'

type Request = Parameters<Send>[0] & {
  headers?: Record<string, string>
  /** How long an answer may take, in milliseconds; files take longer than words. */
  longestMs?: number
}
type Answer = Awaited<ReturnType<Send>>

/** Where the API is, when the app does not come from there. */
export const apiRoot = import.meta.env.VITE_API_ROOT ?? ''
const usuallyLongestMs = 15_000

const isInvalidToken = (body: unknown) => Problem.safeParse(body).data?.code === 'token_not_valid'

const asSent = (body: unknown) => {
  if (body === undefined) return {}
  if (body instanceof FormData || body instanceof URLSearchParams) return { body }
  return { body: JSON.stringify(body), type: 'application/json' }
}

const bodyOf = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('Content-Type') ?? ''
  if (type.startsWith('application/json')) return response.json()
  return /^(application\/(zip|pdf|xml|octet-stream)|text\/csv)\b/.test(type)
    ? new Uint8Array(await response.arrayBuffer())
    : response.text()
}

const fetched = async (url: string, init: RequestInit, longestMs: number): Promise<Answer> => {
  if (!navigator.onLine)
    throw new Unreachable('Sie sind offline. Bitte versuchen Sie es mit Verbindung noch einmal.')
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(longestMs) })
    noteReached(true)
    return { status: response.status, body: await bodyOf(response) }
  } catch (error) {
    noteReached(false)
    throw new Unreachable(
      error instanceof DOMException && error.name === 'TimeoutError'
        ? 'Der Server hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.'
        : 'Der Server ist nicht erreichbar. Bitte versuchen Sie es noch einmal.',
    )
  }
}

const sendWith = (access: string | undefined, asked: Request) => {
  const { method, url: path, body, headers = {}, longestMs = usuallyLongestMs } = asked
  const url = `${apiRoot}${path}`
  const sent = asSent(body)
  const all = headersFor({ method, path, url, headers }, { access, cookies: document.cookie })
  if (sent.type) all.set('Content-Type', sent.type)
  const init = { method, headers: all, ...(sent.body !== undefined && { body: sent.body }) }
  return fetched(url, init, longestMs)
}

let sessionLost = async () => {}

/** `lost` is called when the server refuses the refresh token (spec 8: the user is logged out). */
export const onSessionLost = (lost: () => Promise<void>) => {
  sessionLost = lost
}

/**
 * An access token that is newer than `refused`, or undefined if the server grants none. Of several
 * failures, in this tab or others, only the first one refreshes; the rest find its token.
 */
const refreshed = (refused: string) =>
  oneAtATime('refresh', async () => {
    const stored = await accessToken.get()
    if (stored !== refused) return stored
    const refresh = await refreshToken.get()
    const url = '/api/auth/jwt/refresh/'
    const body = { refresh, access: null }
    const answer = await sendWith(undefined, {
      method: 'POST',
      url,
      body,
      headers: { [skipInterceptor]: '' },
    })
    const tokens = Tokens.safeParse(answer.body).data
    if (answer.status === 200 && tokens) {
      await Promise.all([accessToken.set(tokens.access), refreshToken.set(tokens.refresh)])
      return tokens.access
    }
    if (![400, 401, 403].includes(answer.status))
      throw new Unreachable('Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.')
    await sessionLost()
    return undefined
  })

/**
 * Sends a request with the stored access token. When the server finds the token invalid, it is refreshed
 * and the request is sent once more (spec 8); throws `Unreachable` when there is no answer.
 */
export const request = async (original: Request): Promise<Answer> => {
  const access = await accessToken.get()
  const answer = await sendWith(access, original)
  if (!access || answer.status < 400 || !isInvalidToken(answer.body)) return answer
  const renewed = await refreshed(access)
  return renewed ? sendWith(renewed, original) : answer
}

/** Sends requests with this access token and takes the answer as it is: nothing is refreshed, nobody logged out. */
export const requestWith =
  (access: string): Send =>
  original =>
    sendWith(access, original)
