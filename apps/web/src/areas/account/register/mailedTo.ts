import { createStore } from '@tafelrunde/client/store'
import { useSyncExternalStore } from 'react'

/** Where the last mail with a link went to, until the app is loaded anew; empty if that is not known. */
const mailedTo = () => {
  const { subscribe, get, set } = createStore('')
  window.addEventListener('user:logout', () => set(''))
  return { get, set, use: () => useSyncExternalStore(subscribe, get) }
}

export const activationMail = mailedTo()
export const resetMail = mailedTo()
