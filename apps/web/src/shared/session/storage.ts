import { openDevice } from '@tafelrunde/client/open-device'

/** The device's storage (spec section 9); of a tab that sees through somebody's eyes one that goes with it. */
export const device = openDevice(
  window.name === 'look' ? [async () => (await import('../look/look.tsx')).beginLook()] : undefined,
)

/** Whether the welcome has been closed once. */
export const hasSeenTutorial = {
  get: async () => (await device.read(['hasSeenTutorial'])).hasSeenTutorial === true,
  set: () => device.change([], () => ({ hasSeenTutorial: true })),
}

const draftsOf = (account: number | null) => `drafts:${account ?? ''}`

/** What stands in somebody's unsent forms, as JSON: in this tab alone, and gone with it. */
export const drafts = {
  get: (account: number | null) => sessionStorage.getItem(draftsOf(account)) ?? undefined,
  set: (account: number | null, value: string) => sessionStorage.setItem(draftsOf(account), value),
  /** Everybody's, or everybody's but this account's. */
  clear: (but?: number) => {
    const kept = but === undefined ? undefined : draftsOf(but)
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('drafts:') && key !== kept) sessionStorage.removeItem(key)
  },
}
