import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

const online = createStore(navigator.onLine)

window.addEventListener('online', () => online.set(true))
window.addEventListener('offline', () => online.set(false))

/** Tells whether the last request reached the server: Wi-Fi alone is no connection. */
export const noteReached = online.set

export const useOnline = () => useSyncExternalStore(online.subscribe, online.get)
