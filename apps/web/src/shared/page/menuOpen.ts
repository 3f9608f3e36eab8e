import { createStore } from '@tafelrunde/client/store'
import { useSyncExternalStore } from 'react'

const open = createStore(false)

/** Whether the menu lies above the page, where it is not beside it. */
export const useMenuOpen = () => useSyncExternalStore(open.subscribe, open.get, open.get)

export const openMenu = () => open.set(true)
export const closeMenu = () => open.set(false)
