import { callThrough } from '@tafelrunde/contract/http/call'
import type { Tokens } from '@tafelrunde/contract/people/account'
import {
  beginPortalLogin,
  finishPortalLogin,
  type PortalStep,
  provePortalLogin,
} from '@tafelrunde/contract/people/portal'
import * as z from 'zod/mini'
import { failureText } from './failures.ts'
import type { Session } from './session.ts'

/** What this tab keeps while its person is at the portal: the attempt, and where in our pages they wanted to go. */
const Left = z.object({ attempt: z.string(), path: z.optional(z.string()), owner: z.optional(z.int()) })
type Left = z.infer<typeof Left>

const key = 'portal-login'
/** The portal is asked by the server meanwhile, which waits five seconds for each of three answers. */
const longestMs = 20_000

const elsewhere = 'Diese Anmeldung hat nicht in diesem Fenster begonnen. Bitte beginnen Sie noch einmal.'
const keepsNothing =
  'Dieser Browser merkt sich nichts, solange Sie beim Mitgliederportal sind. Bitte melden Sie sich mit E-Mail-Adresse und Passwort an.'

/** A path of ours and nothing else: two slashes at its begin would name another server. */
export const ownPath = (path: string | undefined) =>
  path !== undefined && /^\/(?![/\\])/.test(path) && !/[\t\n\r]/.test(path) ? path : undefined

const keep = (left: Left) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(left))
  } catch {
    throw new Error(keepsNothing)
  }
}

const taken = (): Left | undefined => {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text === null ? undefined : Left.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

export type PortalReturn = { answer: string; left: Left | undefined }

/** What the portal has led back with, once; the address forgets it. */
export const takePortalReturn = (): PortalReturn | undefined => {
  const { pathname, search } = location
  const query = new URLSearchParams(search)
  if (pathname !== '/login' || !(query.has('code') || query.has('error'))) return undefined
  history.replaceState(history.state, '', pathname)
  return { answer: search.slice(1), left: taken() }
}

/** The login with the member portal, which leads away from our pages and back to them. */
export const portalLogin = ({ send }: Session) => {
  const call = callThrough(asked => send(undefined, { ...asked, longestMs }))
  return {
    /** Leads to the portal; back in the app the login ends, and then goes to `wish`. */
    leave: async (wish: Omit<Left, 'attempt'>) => {
      const { url, attempt } = await call(beginPortalLogin, {})
      keep({ attempt, ...wish })
      location.assign(url)
    },
    finish: async ({ answer, left }: PortalReturn): Promise<Tokens | PortalStep> => {
      if (!left) throw new Error(elsewhere)
      return call(finishPortalLogin, { body: { attempt: left.attempt, answer } })
    },
    prove: (body: { ticket: string; password?: string; code?: string }) => call(provePortalLogin, { body }),
  }
}

/** Why such a login failed, for people. */
export const portalFailureText = (failure: unknown) =>
  failure instanceof Error && [elsewhere, keepsNothing].includes(failure.message)
    ? failure.message
    : failureText(failure)
