import type { Account } from '@tafelrunde/contract/people/account'
import type { Device, Stored } from './device.ts'
import { tellEndings } from './endings.ts'
import { type Current, isSamePerson, type Kept, keptIn, ownerIn, sessionKeys } from './kept.ts'
import { everybody } from './own.ts'
import type { SendWith } from './send.ts'
import type { End, SessionState } from './state.ts'
import { createStore } from './store.ts'

export type Options = {
  device: Device
  send: SendWith
  /** Somebody is logged in from now on; `here`: by a login in this tab. */
  began: (here: boolean) => void
  /** `owner` was logged in until now. */
  ended: (how: End, owner: number | undefined) => void
}

export type Tab = {
  state: ReturnType<typeof createStore<SessionState>>
  /** The session that this tab acts in. */
  current: Current | undefined
  /** Changes what the device keeps of the session, in one piece. */
  change: (make: (stored: Stored) => Stored | undefined) => Promise<Stored>
  /** Tells the other tabs that it has changed. */
  tell: (end?: End) => void
  heard: (listen: (end: End) => void) => void
  /** Tells the server of the sessions that have ended. */
  tellServer: () => void
  isOf: (mine: Kept, stored: Stored) => boolean
  leave: (how: End) => void
  show: (mine: Current, account: Account) => void
}

/** Who is logged in in this tab, as far as it knows, and what it tells others of that. */
export const createTab = ({ device, send, began, ended }: Options): Tab => {
  const state = createStore<SessionState>({ status: 'starting' })
  const tabs = new BroadcastChannel('session')
  const tab: Tab = {
    state,
    current: undefined,
    change: make => device.change(sessionKeys, make),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but this one
    tell: (end = 'elsewhere') => tabs.postMessage(end),
    heard: listen => tabs.addEventListener('message', ({ data }: MessageEvent<End>) => listen(data)),
    tellServer: () => void tellEndings(device, send),
    isOf: (mine, stored) => {
      const kept = keptIn(stored)
      return kept !== undefined && isSamePerson(mine, kept)
    },
    leave: how => {
      const left = tab.current
      tab.current = undefined
      state.set({ status: 'out' })
      left?.end.abort()
      if (!left) return
      void device.clear(everybody)
      ended(how, ownerIn(left))
    },
    show: (mine, account) => {
      if (tab.current !== mine) return
      const isNew = state.get().status !== 'in'
      const isKnown = !isNew && JSON.stringify(mine.account) === JSON.stringify(account)
      mine.account = account
      if (!isKnown) state.set({ status: 'in', account })
      if (isNew && mine.isNews) began(false)
    },
  }
  return tab
}
