import { queryClient } from '../queries/query.ts'
import { announce } from '../toasts.ts'
import { onceBusyHere, onceFreeHere, setBusy, untilFreeEverywhere } from './busyTabs.ts'

/** Until Reload is tapped. The toast waits while any tab is busy, and goes while this one is. */
const wanted = async (): Promise<void> => {
  await untilFreeEverywhere()
  const interrupted = new AbortController()
  const forget = onceBusyHere(() => interrupted.abort())
  const tapped = await announce('Update verfügbar!', 'Reload', interrupted.signal)
  forget()
  if (!tapped) await wanted()
}

/** Milliseconds for the new worker to take over. While the former one is busy a browser may take minutes for it. */
const takeoverMs = 3000

/** Until a newer worker waits to serve this tab. */
const newerWaits = (registration: ServiceWorkerRegistration) =>
  new Promise<void>(resolve => {
    const look = () => {
      if (registration.waiting && navigator.serviceWorker.controller) resolve()
    }
    const follow = () => registration.installing?.addEventListener('statechange', look)
    registration.addEventListener('updatefound', follow)
    follow()
    look()
  })

/** When the newer worker serves this tab, whichever one has asked for that. The first visit goes on with its first one. */
const reloadWithWorker = () => {
  let isFirst = !navigator.serviceWorker.controller
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) onceFreeHere(() => location.reload())
    isFirst = false
  })
}

const hour = 3600 * 1000

/** A tab that stays open for days looks for updates as well. */
const lookAgain = (registration: ServiceWorkerRegistration) => {
  // Without network there is nothing to be found.
  const look = () => void registration.update().catch(() => undefined)
  setInterval(look, hour)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
}

const follow = async () => {
  reloadWithWorker()
  const registration: unknown = await navigator.serviceWorker.register('/ngsw-worker.js')
  // Where workers are switched off, as most journeys do, there is none.
  if (!(registration instanceof ServiceWorkerRegistration)) return
  lookAgain(registration)
  await newerWaits(registration)
  await wanted()
  setTimeout(() => location.reload(), takeoverMs) // unless the page is loaded anew before
  registration.waiting?.postMessage({ type: 'SKIP_WAITING' })
}

/** Registers the worker; when it announces an update, the end of the toast activates it and reloads (spec 4). */
export const followUpdates = () => {
  queryClient.getMutationCache().subscribe(() => setBusy('sending', queryClient.isMutating() > 0))
  // Without a worker, as on plain HTTP or where the device has no room, the app merely needs a network.
  if ('serviceWorker' in navigator && import.meta.env.PROD) follow().catch(() => undefined)
}
