import type { Account } from '@tafelrunde/contract/people/account'
import { createAsking, nextTask } from './asking.ts'
import { SessionEnded } from './failures.ts'
import {
  begin,
  isSamePerson,
  type Kept,
  keptIn,
  nothing,
  ownerIn,
  sessionKeys,
  withAccount,
  withEnded,
} from './kept.ts'
import { locked } from './refresh.ts'
import { createTab, type Options } from './tab.ts'

/** Nobody waits longer for the device with a logout. */
const deviceMs = 500

/**
 * The session of this browser, one for all tabs of the app and the Verwaltung. What the device keeps is the truth; a
 * tab acts with what it has read in one piece, name and tokens of the same person, until it hears of a change.
 */
export const createSession = (options: Options) => {
  const { device, send, began } = options
  let read = () => {}
  /** Until the device has said who is logged in, which is before the server has. */
  const reading = new Promise<void>(resolve => {
    read = resolve
  })
  const tab = createTab(options)
  const { state, change, tell, tellServer, isOf, leave } = tab
  const { look, request, requestNow, reload, load } = createAsking(tab, { device, send, reading })

  /** Logged in once the account of the stored token has arrived (spec section 4); again after that failed. */
  const start = async () => {
    const kept = keptIn(await device.read(sessionKeys))
    if (kept) tab.current ??= begin(kept)
    else leave('elsewhere')
    read()
    tellServer()
    if (tab.current) await load(tab.current)
  }

  /** Whoever has just logged in takes the place of whoever was here; `replaced` is the refresh token of those. */
  const take = async (next: Kept & { account: Account }, replaced: unknown) => {
    if (tab.current && !isSamePerson(tab.current, next)) {
      leave('replaced')
      await nextTask()
    }
    const { account } = next
    const person = { ...withAccount(account), username: account.email, hasLoggedIn: true }
    const after = await change(stored =>
      isOf(next, stored) ? { ...person, ...withEnded(stored, replaced) } : undefined,
    )
    if (!isOf(next, after)) throw new SessionEnded() // logged out, or somebody else in, in another tab
    tab.current = Object.assign(tab.current ?? begin(next), next)
    state.set({ status: 'in', account })
    began(true)
    tell()
    tellServer()
  }

  /**
   * Ends the session here and in the other tabs, and at the server as soon as it can be told. First on the device, so
   * that whoever closes the app at once is logged out; a device that takes long is not waited for.
   */
  const logout = async () => {
    await reading
    const left = tab.current
    const cleared = change(stored =>
      !left || isOf(left, stored) ? { ...nothing, ...withEnded(stored, left?.refresh) } : undefined,
    )
    await Promise.race([cleared, new Promise(resolve => setTimeout(resolve, deviceMs))])
    if (tab.current === left) leave('here')
    await cleared
    tell()
    tellServer()
  }

  /**
   * Does what ends this session and logs the same person in again. Who finds their token invalid meanwhile, in any tab,
   * waits for it, and asks once more with the new one.
   */
  const renew = async <Result>(work: () => Promise<Result>) => {
    await reload() // with a token that is still good: a refresh would wait for this very work
    return locked(work)
  }

  tab.heard(end => void look(end))
  return {
    device,
    send,
    reading,
    state,
    start,
    take,
    logout,
    reload,
    renew,
    request,
    requestNow,
    look,
    tellServer,
    /** The id of whoever is logged in; undefined: nobody, or it cannot be told. */
    owner: () => tab.current && ownerIn(tab.current),
  }
}

export type Session = ReturnType<typeof createSession>
