import { createStore } from '@tafelrunde/client/store'

/** How much goes on in this tab that a reload would spoil: typed, open, on its way or still to be undone. */
export const busyHere = createStore(0)

/** The lock that each tab shares for as long as it is busy; a tab that crashes gives it back. */
export const busyLock = 'busy'

/** From now until the answer is called nothing here may be interrupted. */
export const stayBusy = () => {
  let free = () => {}
  const until = new Promise<void>(resolve => {
    free = resolve
  })
  if (isSecureContext) void navigator.locks.request(busyLock, { mode: 'shared' }, () => until)
  busyHere.set(busyHere.get() + 1)
  return () => {
    free()
    busyHere.set(busyHere.get() - 1)
  }
}
