import { createStore } from '@tafelrunde/client/store'
import { useSyncExternalStore } from 'react'

const online = createStore(navigator.onLine)

window.addEventListener('online', () => online.set(true))
window.addEventListener('offline', () => online.set(false))

/**
 * Tells whether the last request reached the server: Wi-Fi alone is no connection. An answer that was on its way when
 * the network went is none either.
 */
export const noteReached = (reached: boolean) => online.set(reached && navigator.onLine)

export const isOnline = online.get

export const useOnline = () => useSyncExternalStore(online.subscribe, isOnline, () => true)
