import { CallFailed, callThrough } from '@tafelrunde/contract/http/call'
import { getAccount } from '@tafelrunde/contract/people/account'
import type { Device, Stored } from './device.ts'
import { SessionEnded } from './failures.ts'
import { begin, type Current, keptIn, sessionKeys, withAccount } from './kept.ts'
import { isInvalidToken, refreshKept } from './refresh.ts'
import type { Asked, SendWith } from './send.ts'
import type { End } from './state.ts'
import type { Tab } from './tab.ts'

/** The account as last seen is shown when the server has not answered by then. */
const patienceMs = 2000

const isNobody = (failure: unknown) =>
  failure instanceof CallFailed && ['user_not_found', 'user_inactive'].includes(failure.problem?.code ?? '')

export const nextTask = () => new Promise<void>(resolve => setTimeout(resolve, 0))

type Needs = {
  device: Device
  send: SendWith
  /** Until the device has said who is logged in, which is before the server has. */
  reading: Promise<void>
}

/** How a tab asks the server as whoever is logged in, and follows who that is. */
export const createAsking = (tab: Tab, { device, send, reading }: Needs) => {
  const { state, change, tell, isOf, leave, show } = tab

  /** Takes over what the device keeps; `end`: how a session ended that it keeps no more. */
  const adopt = async (stored: Stored, end: End): Promise<void> => {
    const kept = keptIn(stored)
    if (tab.current && !isOf(tab.current, stored)) {
      leave(kept ? 'elsewhere' : end)
      if (!kept) return
      await nextTask() // what shows the one person is gone before the other one comes
      return look()
    }
    if (!kept) return
    if (tab.current) Object.assign(tab.current, { access: kept.access, refresh: kept.refresh })
    else tab.current = { ...begin(kept), isNews: true }
    if (kept.account) show(tab.current, kept.account)
    else if (!tab.current.account) await load(tab.current)
  }

  /** Looks what the device keeps: another tab may have changed it while this one was asleep. */
  const look = async (end: End = 'elsewhere') => {
    await reading
    await adopt(await device.read(sessionKeys), end)
  }

  const refreshed = async (mine: Current) => {
    // As it is now: another tab may tell of its new tokens while this one waits for its turn.
    const { stored, isLost } = await refreshKept(device, send, { ...mine }, mine.end.signal)
    if (tab.current !== mine) return
    const end = isLost ? 'lost' : 'elsewhere'
    await adopt(stored, end)
    tell(end)
  }

  const sendAs = (mine: Current, asked: Asked) => send(mine.access, { ...asked, signal: mine.end.signal })

  /** New tokens for all who wait for them. */
  const refresh = async (mine: Current) => {
    mine.refreshing ??= refreshed(mine).finally(() => delete mine.refreshing)
    await mine.refreshing
    if (tab.current !== mine) throw new SessionEnded()
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
    return tab.current ? requestAs(tab.current, asked) : send(undefined, asked)
  }

  /** Sends requests in the session that is there now, and in no other one. */
  const requestNow = () => {
    const mine = tab.current
    return async (asked: Asked) => {
      if (!mine) throw new SessionEnded()
      return requestAs(mine, asked)
    }
  }

  /** Asks for the account anew, after something has changed it. */
  const reload = async () => {
    const mine = tab.current
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
      if (tab.current !== mine || state.get().status === 'in') return
      if (mine.account) show(mine, mine.account)
      else state.set({ status: 'unknown' })
    }
    if (state.get().status !== 'in') state.set({ status: 'starting' })
    const timer = mine.account && setTimeout(asSeen, patienceMs)
    await reload().catch(asSeen)
    clearTimeout(timer)
  }

  return { look, request, requestNow, reload, load }
}
