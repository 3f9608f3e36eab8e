import * as z from 'zod/mini'
import { memoryDevice } from './device.ts'

/** Through whose eyes a tab sees the app, and until when, by this device's clock. */
const KeptLook = z.object({ access: z.string(), id: z.int(), name: z.string(), until: z.number() })
export type KeptLook = z.infer<typeof KeptLook>

const key = 'look'

/** What the Verwaltung leaves for the tab that it opens, and for no other one; the tab's name says that it is there. */
export const keepLook = (tab: Window, look: KeptLook) => {
  tab.sessionStorage.setItem(key, JSON.stringify(look))
  tab.name = key
}

/** Throws where nothing was left. */
export const readLook = () => KeptLook.parse(JSON.parse(sessionStorage.getItem(key) ?? ''))

export const forgetLook = () => {
  sessionStorage.removeItem(key)
  window.name = ''
}

/**
 * A device for such a tab alone: nothing of the person stays on the real one, nor mixes with what is there of whoever is
 * logged in. The token is no refresh token; sent as one it tells the server that the look is over.
 */
export const lookDevice = ({ access }: KeptLook) => {
  const device = memoryDevice()
  void device.change([], () => ({ AUTH_TOKEN: access, REFRESH_TOKEN: access, hasSeenTutorial: true }))
  return device
}
