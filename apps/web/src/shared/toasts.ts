import { failureText } from './failures.ts'
import type { Toast } from './toastOverlay.ts'
import type { IconName } from './ui/icons.ts'

/** Shows a toast at the top and answers when it is gone; the overlay is loaded on first use. */
const present = async (toast: Toast) => {
  const { openToast } = await import('./toastOverlay.ts')
  await openToast(toast)
}

/** Spec 8 and 9: primary, 2000 ms. With an action it stays longer, so that there is time to tap it. */
export const showToast = (
  message: string,
  options: { action?: Toast['action']; icon?: IconName; duration?: number } = {},
) => present({ message, color: 'primary', icon: 'info', duration: options.action ? 6000 : 2000, ...options })

export const showError = (message: string) =>
  present({ message, header: 'Fehler', color: 'danger', icon: 'warning', duration: 2000 })

export const showFailure = (failure: unknown) => showError(failureText(failure))
