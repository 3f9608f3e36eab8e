import { createStore } from '@tafelrunde/client/store'
import { useSyncExternalStore } from 'react'

const favourites = createStore<readonly number[]>([])

window.addEventListener('user:logout', () => favourites.set([]))

/** Session identifiers in memory only; adding does not check for duplicates (spec section 3). */
export const addFavourite = (id: number) => favourites.set([...favourites.get(), id])
export const removeFavourite = (id: number) => favourites.set(favourites.get().filter(other => other !== id))
export const hasFavourite = (id: number) => favourites.get().includes(id)

export const useFavourites = () => useSyncExternalStore(favourites.subscribe, favourites.get, favourites.get)
