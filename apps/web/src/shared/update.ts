import { registerSW } from 'virtual:pwa-register'
import { showToast } from './toasts.ts'

const offer = () => showToast('Update verfügbar!', { icon: 'retry', duration: 0, action: { text: 'Reload' } })

/** Registers the worker; when it announces an update, the end of the toast activates it and reloads (spec 4). */
export const followUpdates = () => {
  const activate = registerSW({ onNeedRefresh: () => void offer().then(() => activate(true)) })
}
