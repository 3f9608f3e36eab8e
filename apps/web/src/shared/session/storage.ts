import { openDevice } from '@tafelrunde/client/open-device'

/** The device's storage (spec section 9); of a tab that sees through somebody's eyes one that goes with it. */
export const device = openDevice(
  window.name === 'look' ? [async () => (await import('../look/look.tsx')).beginLook()] : undefined,
)

const entry = <Value>(key: string, read: (stored: unknown) => Value | undefined) => ({
  get: async () => read((await device.read([key]))[key]),
  set: async (value: Value) => {
    await device.change([], () => ({ [key]: value }))
  },
  clear: async () => {
    await device.change([], () => ({ [key]: undefined }))
  },
})

const text = (stored: unknown) => (typeof stored === 'string' ? stored : undefined)
const flag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined)

/** Whether the welcome has been closed once. */
export const hasSeenTutorial = entry('hasSeenTutorial', flag)

/** Attendance as recorded on this device, as JSON; a logout leaves it, as it waits for whoever recorded it. */
export const lastMarks = entry('marks', text)

/** People whom this device has let in at an event's entrance, as JSON, until they are sent; a logout leaves them, too. */
export const lastEntries = entry('entries', text)

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
