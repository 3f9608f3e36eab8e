import { registerSW } from 'virtual:pwa-register'
import { showToast } from './toasts.ts'
import { isAnythingUnsaved, nothingUnsaved } from './unsaved.ts'

/** Until the toast is over. It waits for forms, and comes again if another toast takes its place while one is filled in. */
const announced = async (): Promise<void> => {
  await nothingUnsaved()
  const toast = { tapped: false }
  const onTap = () => {
    toast.tapped = true
  }
  await showToast('Update verfügbar!', { icon: 'retry', duration: 0, action: { text: 'Reload', onTap } })
  if (!toast.tapped && isAnythingUnsaved()) await announced()
}

/** Milliseconds for the new worker to take over. While the former one is busy a browser may take minutes for it. */
const takeoverMs = 3000

/** Registers the worker; when it announces an update, the end of the toast activates it and reloads (spec 4). */
export const followUpdates = () => {
  let following: Promise<void> | undefined
  const follow = async () => {
    await announced()
    setTimeout(() => location.reload(), takeoverMs) // unless the page is loaded anew before
    await activate(true)
  }
  const activate = registerSW({
    onNeedRefresh: () => {
      following ??= follow()
    },
  })
}
