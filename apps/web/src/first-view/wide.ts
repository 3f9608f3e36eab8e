import { createContext, useContext } from 'react'

export const Wide = createContext(false)

/** In place of `shared/page/wide.ts`: the first view is drawn for both, and the style sheet shows one of them. */
export const useWide = () => useContext(Wide)
