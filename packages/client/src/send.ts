import type { Send } from '@tafelrunde/contract/http/call'
import { SessionEnded, Unreachable } from './failures.ts'
import { headersFor } from './headers.ts'

export type Asked = Parameters<Send>[0] & {
  headers?: Record<string, string>
  /** How long an answer may take, in milliseconds; files take longer than words. */
  longestMs?: number
  /** The session that asks has ended: nobody waits for the answer any more. */
  signal?: AbortSignal
}
export type Answer = Awaited<ReturnType<Send>>
/** Sends a request with this access token, or with none; throws `Unreachable` or `SessionEnded`. */
export type SendWith = (access: string | undefined, asked: Asked) => Promise<Answer>

/** Within ten seconds people read a sentence, whatever the network does; two go by until the account as last seen counts. */
const usuallyLongestMs = 7500

const offline = 'Sie sind offline. Bitte versuchen Sie es mit Verbindung noch einmal.'
const late = 'Der Server hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.'
const away = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es noch einmal.'
const portal = 'Kein Internet: Dieses Netz verlangt vielleicht zuerst eine Anmeldung im Browser.'

const asSent = (body: unknown) => {
  if (body === undefined) return {}
  if (body instanceof FormData || body instanceof URLSearchParams) return { body }
  return { body: JSON.stringify(body), type: 'application/json' }
}

const typeOf = ({ headers }: Response) => headers.get('Content-Type') ?? ''

const bodyOf = async (response: Response): Promise<unknown> => {
  const type = typeOf(response)
  if (type.startsWith('application/json')) return response.json()
  return /^(application\/(zip|pdf|xml|octet-stream|vnd\.)|text\/csv)\b/.test(type)
    ? new Uint8Array(await response.arrayBuffer())
    : response.text()
}

/** Our server answers no page to a call: what does is somebody on the way, such as the portal of a hotel's Wi-Fi. */
const isPage = (response: Response) => typeOf(response).startsWith('text/html')

const fetched = async (url: string, init: RequestInit): Promise<Answer> => {
  const response = await fetch(url, init)
  if (isPage(response)) throw new Unreachable(response.status >= 500 ? away : portal)
  return { status: response.status, body: await bodyOf(response) }
}

/** A signal that ends after so long, or with the session. */
const patience = (longestMs: number, session: AbortSignal | undefined) => {
  const control = new AbortController()
  const end = () => control.abort()
  const timer = setTimeout(end, longestMs)
  session?.addEventListener('abort', end)
  return {
    signal: control.signal,
    over: () => {
      clearTimeout(timer)
      session?.removeEventListener('abort', end)
    },
  }
}

/** `root` is where the API is, `onReached` hears whether its server answered. */
export const sender =
  (root: string, onReached: (reached: boolean) => void): SendWith =>
  async (access, asked) => {
    const { method, url: path, body, headers = {}, longestMs = usuallyLongestMs, signal: session } = asked
    if (session?.aborted) throw new SessionEnded()
    if (!navigator.onLine) throw new Unreachable(offline)
    const url = `${root}${path}`
    const sent = asSent(body)
    const all = headersFor({ method, path, url, headers }, { access, cookies: document.cookie })
    if (sent.type) all.set('Content-Type', sent.type)
    const { signal, over } = patience(longestMs, session)
    const init = { method, headers: all, signal, ...(sent.body !== undefined && { body: sent.body }) }
    const answer = await fetched(url, init)
      .catch(error => {
        if (session?.aborted) throw new SessionEnded()
        onReached(false)
        if (error instanceof Unreachable) throw error
        throw signal.aborted ? new Unreachable(late, true) : new Unreachable(away)
      })
      .finally(over)
    onReached(true)
    if (session?.aborted) throw new SessionEnded()
    return answer
  }
