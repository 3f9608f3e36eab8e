import { SessionEnded, Unreachable } from '@tafelrunde/client/failures'
import type { NewFault, reportFault } from '@tafelrunde/contract/faults'
import { CallFailed } from '@tafelrunde/contract/http/call'
import { apiRoot } from '../session/session.ts'

/** In one visit: what goes wrong again and again is known by then. */
const most = 5
const told = new Set<string>()

/** What the network or the server answered is no fault of the code. */
const isExpected = (error: Error) =>
  error instanceof Unreachable ||
  error instanceof SessionEnded ||
  error instanceof CallFailed ||
  error.name === 'AbortError'

/** Where in our own build, innermost first; addresses are left out. */
const placesIn = (stack: string) =>
  [...stack.matchAll(/\/assets\/([\w.-]+\.js(?::\d+){0,2})/g)].map(([, place = '']) => place).slice(0, 8)

const build = new URL(import.meta.url).pathname.split('/').at(-1) ?? ''

// Without the endpoint itself, whose schemas would come along.
const url: (typeof reportFault)['url'] = '/api/faults/'

/** Tells the operator, without token or cookie; whether it arrives is nobody's business here. */
const send = async (body: NewFault) => {
  const headers = { 'Content-Type': 'application/json' }
  try {
    await fetch(apiRoot + url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      credentials: 'omit',
      keepalive: true,
    })
  } catch {
    // told next time
  }
}

/** A fault of ours is told once; what extensions and other sites throw is not ours. */
const tellFault = (fault: unknown) => {
  if (!(fault instanceof Error) || isExpected(fault)) return
  const message = `${fault.name}: ${fault.message}`.replaceAll(/\s+/g, ' ').slice(0, 300)
  const places = placesIn(fault.stack ?? '')
  if (places.length === 0 || told.has(message) || told.size >= most) return
  told.add(message)
  void send({ message, places, build, path: location.pathname.slice(0, 200) })
}

/** Tells of what came before this and of all that comes. */
export const followFaults = (before: readonly unknown[]) => {
  before.forEach(tellFault)
  window.addEventListener('error', ({ error }) => tellFault(error))
  window.addEventListener('unhandledrejection', ({ reason }) => tellFault(reason))
}
