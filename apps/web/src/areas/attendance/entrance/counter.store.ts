import { createStore } from '@tafelrunde/client/store'
import { useSyncExternalStore } from 'react'

const key = 'desk'

// It belongs to the device, whoever stands at it: a logout leaves it, and nobody's data are in it.
const shown = createStore(localStorage.getItem(key) ?? '')

/** What this counter is called: „Tisch 2“. */
export const counterName = () => shown.get().trim()

export const nameCounter = (name: string) => {
  localStorage.setItem(key, name)
  shown.set(name)
}

export const useCounterName = () => useSyncExternalStore(shown.subscribe, shown.get)
