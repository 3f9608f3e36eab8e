import { CallFailed, callThrough } from '@tafelrunde/contract/http/call'
import { type Account, getAccount } from '@tafelrunde/contract/people/account'
import type { Device, Stored } from './device.ts'
import { tellEndings } from './endings.ts'
import { SessionEnded } from './failures.ts'
import {
  begin,
  type Current,
  isSamePerson,
  type Kept,
  keptIn,
  nothing,
  ownerIn,
  sessionKeys,
  withAccount,
  withEnded,
} from './kept.ts'
import { everybody } from './own.ts'
import { isInvalidToken, locked, refreshKept } from './refresh.ts'
import type { Asked, SendWith } from './send.ts'
import type { End, SessionState } from './state.ts'
import { createStore } from './store.ts'

type Options = {
  device: Device
  send: SendWith
  /** Somebody is logged in from now on; `here`: by a login in this tab. */
  began: (here: boolean) => void
  /** `owner` was logged in until now. */
  ended: (how: End, owner: number | undefined) => void
}

/** The account as last seen is shown when the server has not answered by then. */
const patienceMs = 2000
/** Nobody waits longer for the device with a logout. */
const deviceMs = 500

const isNobody = (failure: unknown) =>
  failure instanceof CallFailed && ['user_not_found', 'user_inactive'].includes(failure.problem?.code ?? '')

const nextTask = () => new Promise<void>(resolve => setTimeout(resolve, 0))

/**
 * The session of this browser, one for all tabs of the app and the Verwaltung. What the device keeps is the truth; a
 * tab acts with what it has read in one piece, name and tokens of the same person, until it hears of a change.
 */
export const createSession = ({ device, send, began, ended }: Options) => {
  const state = createStore<SessionState>({ status: 'starting' })
  const tabs = new BroadcastChannel('session')
  let current: Current | undefined
  let read = () => {}
  /** Until the device has said who is logged in, which is before the server has. */
  const reading = new Promise<void>(resolve => {
    read = resolve
  })

  const change = (make: (stored: Stored) => Stored | undefined) => device.change(sessionKeys, make)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but this one
  const tell = (end: End = 'elsewhere') => tabs.postMessage(end)
  const tellServer = () => void tellEndings(device, send)
  const isOf = (mine: Kept, stored: Stored) => {
    const kept = keptIn(stored)
    return kept !== undefined && isSamePerson(mine, kept)
  }

  const leave = (how: End) => {
    const left = current
    current = undefined
    state.set({ status: 'out' })
    left?.end.abort()
    if (!left) return undefined
    void device.clear(everybody)
    ended(how, ownerIn(left))
    return left
  }

  const show = (mine: Current, account: Account) => {
    if (current !== mine) return
    const isNew = state.get().status !== 'in'
    const isKnown = !isNew && JSON.stringify(mine.account) === JSON.stringify(account)
    mine.account = account
    if (!isKnown) state.set({ status: 'in', account })
    if (isNew && mine.isNews) began(false)
  }

  /** Takes over what the device keeps; `end`: how a session ended that it keeps no more. */
  const adopt = async (stored: Stored, end: End): Promise<void> => {
    const kept = keptIn(stored)
    if (current && !isOf(current, stored)) {
      leave(kept ? 'elsewhere' : end)
      if (!kept) return
      await nextTask() // what shows the one person is gone before the other one comes
      return look()
    }
    if (!kept) return
    if (current) Object.assign(current, { access: kept.access, refresh: kept.refresh })
    else current = { ...begin(kept), isNews: true }
    if (kept.account) show(current, kept.account)
    else if (!current.account) await load(current)
  }

  /** Looks what the device keeps: another tab may have changed it while this one was asleep. */
  const look = async (end: End = 'elsewhere') => {
    await reading
    await adopt(await device.read(sessionKeys), end)
  }

  const refreshed = async (mine: Current) => {
    // As it is now: another tab may tell of its new tokens while this one waits for its turn.
    const { stored, isLost } = await refreshKept(device, send, { ...mine }, mine.end.signal)
    if (current !== mine) return
    const end = isLost ? 'lost' : 'elsewhere'
    await adopt(stored, end)
    tell(end)
  }

  const sendAs = (mine: Current, asked: Asked) => send(mine.access, { ...asked, signal: mine.end.signal })

  /** New tokens for all who wait for them. */
  const refresh = async (mine: Current) => {
    mine.refreshing ??= refreshed(mine).finally(() => delete mine.refreshing)
    await mine.refreshing
    if (current !== mine) throw new SessionEnded()
  }

  const requestAs = async (mine: Current, asked: Asked) => {
    const { access } = mine
    const answer = await sendAs(mine, asked)
    if (!isInvalidToken(answer)) return answer
    if (mine.access === access) await refresh(mine)
    return sendAs(mine, asked)
  }

  /**
   * Sends a request as whoever is logged in. When the server finds the token invalid, it is refreshed and the request
   * sent once more (spec 8). Throws `Unreachable` without an answer, `SessionEnded` once the session is over.
   */
  const request = async (asked: Asked) => {
    await reading
    return current ? requestAs(current, asked) : send(undefined, asked)
  }

  /** Sends requests in the session that is there now, and in no other one. */
  const requestNow = () => {
    const mine = current
    return async (asked: Asked) => {
      if (!mine) throw new SessionEnded()
      return requestAs(mine, asked)
    }
  }

  /** Asks for the account anew, after something has changed it. */
  const reload = async () => {
    const mine = current
    if (!mine) throw new SessionEnded()
    try {
      const account = await callThrough(asked => requestAs(mine, asked))(getAccount, {})
      await change(stored => (isOf(mine, stored) ? withAccount(account) : undefined))
      show(mine, account)
      tell()
    } catch (failure) {
      // Whether the account is really gone is for the refresh to say.
      if (isNobody(failure)) await refresh(mine)
      throw failure
    }
  }

  const load = async (mine: Current) => {
    const asSeen = () => {
      if (current !== mine || state.get().status === 'in') return
      if (mine.account) show(mine, mine.account)
      else state.set({ status: 'unknown' })
    }
    if (state.get().status !== 'in') state.set({ status: 'starting' })
    const timer = mine.account && setTimeout(asSeen, patienceMs)
    await reload().catch(asSeen)
    clearTimeout(timer)
  }

  /** Logged in once the account of the stored token has arrived (spec section 4); again after that failed. */
  const start = async () => {
    const kept = keptIn(await device.read(sessionKeys))
    if (kept) current ??= begin(kept)
    else leave('elsewhere')
    read()
    tellServer()
    if (current) await load(current)
  }

  /** Whoever has just logged in takes the place of whoever was here; `replaced` is the refresh token of those. */
  const take = async (next: Kept & { account: Account }, replaced: unknown) => {
    if (current && !isSamePerson(current, next)) {
      leave('replaced')
      await nextTask()
    }
    const { account } = next
    const person = { ...withAccount(account), username: account.email, hasLoggedIn: true }
    const after = await change(stored =>
      isOf(next, stored) ? { ...person, ...withEnded(stored, replaced) } : undefined,
    )
    if (!isOf(next, after)) throw new SessionEnded() // logged out, or somebody else in, in another tab
    current = Object.assign(current ?? begin(next), next)
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
    const left = current
    const cleared = change(stored =>
      !left || isOf(left, stored) ? { ...nothing, ...withEnded(stored, left?.refresh) } : undefined,
    )
    await Promise.race([cleared, new Promise(resolve => setTimeout(resolve, deviceMs))])
    if (current === left) leave('here')
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

  tabs.addEventListener('message', ({ data }: MessageEvent<End>) => void look(data))
  /** The id of whoever is logged in; undefined: nobody, or it cannot be told. */
  const owner = () => current && ownerIn(current)
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
    owner,
  }
}

export type Session = ReturnType<typeof createSession>
