import { apiRoot } from '../session/session.ts'
import { showError, showToast } from '../toasts.ts'

const isCancelled = (failure: unknown) => failure instanceof DOMException && failure.name === 'AbortError'

/** Gives the address of this page on: the device's own way, else the clipboard. */
export const sharePage = async (title: string) => {
  const url = (apiRoot || location.origin) + location.pathname
  try {
    // Browsers have it on phones, and only over HTTPS.
    if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    await showToast('Link kopiert', { icon: 'check' })
  } catch (failure) {
    if (!isCancelled(failure)) await showError('Der Link lässt sich auf diesem Gerät nicht weitergeben.')
  }
}
