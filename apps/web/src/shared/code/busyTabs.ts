import { busyHere, busyLock, stayBusy } from './busy.ts'

const named = new Map<string, () => void>()

/** Begins or ends what is busy under a name. */
export const setBusy = (name: string, busy: boolean) => {
  if (!busy) {
    named.get(name)?.()
    named.delete(name)
  } else if (!named.has(name)) named.set(name, stayBusy())
}

const once = (busy: boolean, then: () => void) => {
  const look = () => {
    if (busyHere.get() > 0 !== busy) return
    forget()
    then()
  }
  const forget = busyHere.subscribe(look)
  look()
  return forget
}

/** Calls once when this tab is busy; the answer forgets that. */
export const onceBusyHere = (then: () => void) => once(true, then)
export const onceFreeHere = (then: () => void) => once(false, then)

/** Until no tab is busy. */
export const untilFreeEverywhere = async () => {
  let busy = true
  while (busy) {
    await navigator.locks.request(busyLock, () => undefined) // granted when nobody has a share
    const { held = [], pending = [] } = await navigator.locks.query()
    busy = [...held, ...pending].some(({ name, mode }) => name === busyLock && mode === 'shared')
  }
}
