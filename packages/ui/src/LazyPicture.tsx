import { type ComponentProps, createContext, use, useSyncExternalStore } from 'react'

/** Whether something is so by now; `first` is what a page says that comes drawn. */
type Turn = { subscribe: (follower: () => void) => () => void; get: () => boolean; first: () => boolean }

const always: Turn = { subscribe: () => () => undefined, get: () => true, first: () => true }

/**
 * When pictures may come that are seen once somebody scrolls: browsers ask for them long before that. The value stays the
 * same, as another one would draw all anew that the browser has not taken over yet.
 */
export const PicturesMayCome = createContext(always)

/** Such a picture; until it may come it is there for whoever has no scripts. What is around it keeps its room. */
export const LazyPicture = ({ alt = '', ...rest }: ComponentProps<'img'>) => {
  const { subscribe, get, first } = use(PicturesMayCome)
  const mayCome = useSyncExternalStore(subscribe, get, first)
  const picture = <img alt={alt} loading="lazy" decoding="async" {...rest} />
  return mayCome ? picture : <noscript>{picture}</noscript>
}
