import { showError, showToast } from '../../../shared/toasts.ts'

/** Copies a text, and says whether that worked; `what` is its name, such as „Adresse“. */
export const copyText = async (text: string, what: string, them = 'sie') => {
  try {
    await navigator.clipboard.writeText(text)
    await showToast(`${what} kopiert`, { icon: 'check' })
  } catch {
    await showError(`Auf diesem Gerät lässt sich nichts kopieren. Bitte markieren Sie ${them} selbst.`)
  }
}
