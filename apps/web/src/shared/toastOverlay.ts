import { toastController } from '@ionic/core/components'
import { defineCustomElement } from '@ionic/core/components/ion-toast.js'
import { type IconName, iconData } from './ui/icons.ts'

export type Toast = {
  message: string
  header?: string
  color: 'primary' | 'danger'
  icon: IconName
  /** In milliseconds; 0 stays until it is dismissed. */
  duration: number
  action?: { text: string; onTap?: () => void }
}

defineCustomElement()

/** Shows a toast in place of the one before it, and answers when it is gone. */
export const openToast = async ({ action, icon, ...options }: Toast) => {
  const before = await toastController.getTop()
  const focused = document.activeElement
  const toast = await toastController.create({
    ...options,
    position: 'top',
    cssClass: options.color === 'danger' ? 'toast toast--danger' : 'toast',
    icon: iconData(icon),
    ...(action && { buttons: [{ text: action.text, handler: () => action.onTap?.() }] }),
  })
  await Promise.all([before?.dismiss(), toast.present()])
  await toast.onDidDismiss()
  // Whoever tapped on the toast is back where they were.
  if (document.activeElement === document.body && focused instanceof HTMLElement)
    focused.focus({ preventScroll: true })
}
