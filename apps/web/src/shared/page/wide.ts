import { useSyncExternalStore } from 'react'

const query = window.matchMedia('(min-width: 992px)')

const subscribe = (follower: () => void) => {
  query.addEventListener('change', follower)
  return () => query.removeEventListener('change', follower)
}

/** Whether the side menu stays open beside the page. */
export const useWide = () => useSyncExternalStore(subscribe, () => query.matches)
