import { useSyncExternalStore } from 'react'
import { readDrawn } from '../first-view/firstView.ts'

const query = window.matchMedia('(min-width: 992px)')

const subscribe = (follower: () => void) => {
  query.addEventListener('change', follower)
  return () => query.removeEventListener('change', follower)
}

/** Whether there is room for more than on a phone, at this moment. */
export const isWide = () => query.matches

/** Whether the side menu stays open beside the page; first as the server took it for, which drew it. */
export const useWide = () => useSyncExternalStore(subscribe, isWide, () => readDrawn()?.isWide ?? isWide())
