import { failureText, SessionEnded } from '@tafelrunde/client/failures'
import { createStore } from '@tafelrunde/client/store'
import type { IconName } from '@tafelrunde/ui/icons.ts'
import { stayBusy } from './code/busy.ts'

export type Toast = {
  id: number
  message: string
  header?: string
  color: 'primary' | 'danger'
  icon: IconName
  /** In milliseconds; 0 stays until it is answered. */
  duration: number
  action?: string | undefined
  /** Answers whether its button was tapped. */
  end: (tapped: boolean) => void
}

/** What the toasts' places show. A new toast takes the place of the one before it in its place, and of no other. */
type Place = 'stays' | 'asks' | 'tells'
export const toasts = createStore<Partial<Record<Place, Toast | undefined>>>({})

const placeOf = ({ duration, action }: Pick<Toast, 'duration' | 'action'>): Place => {
  if (duration === 0) return 'stays'
  return action === undefined ? 'tells' : 'asks'
}

let last = 0

/** Shows a toast at the top and answers when it is gone, and whether its button was tapped. */
const present = (toast: Omit<Toast, 'id' | 'end'>, signal?: AbortSignal) =>
  new Promise<boolean>(resolve => {
    const place = placeOf(toast)
    // What the button undoes, or asks for again, is lost with the page.
    const free = place === 'asks' ? stayBusy() : undefined
    const end = (tapped: boolean) => {
      if (toasts.get()[place] !== shown) return
      toasts.set({ ...toasts.get(), [place]: undefined })
      clearTimeout(timer)
      free?.()
      resolve(tapped)
    }
    last += 1
    const shown = { ...toast, id: last, end }
    const timer = toast.duration > 0 ? setTimeout(end, toast.duration, false) : undefined
    toasts.get()[place]?.end(false)
    toasts.set({ ...toasts.get(), [place]: shown })
    signal?.addEventListener('abort', () => end(false))
  })

// What was told to one person is not for the next.
window.addEventListener('user:logout', () => {
  const { asks, tells } = toasts.get()
  asks?.end(false)
  tells?.end(false)
})

/** Spec 8 and 9: primary, 2000 ms. With an action it stays longer, so that there is time to tap it. */
export const showToast = async (
  message: string,
  {
    action,
    ...look
  }: { action?: { text: string; onTap: () => void }; icon?: IconName; duration?: number } = {},
) => {
  const usual = { color: 'primary', icon: 'info', duration: action ? 6000 : 2000 } as const
  if (await present({ message, ...usual, ...look, action: action?.text })) action?.onTap()
}

/** Stays until its button is tapped, or until `signal` takes it away; answers which of them it was. */
export const announce = (message: string, action: string, signal: AbortSignal) =>
  present({ message, color: 'primary', icon: 'retry', duration: 0, action }, signal)

export const showError = (message: string, { action }: { action?: string } = {}) =>
  present({
    message,
    header: 'Fehler',
    color: 'danger',
    icon: 'warning',
    duration: action ? 6000 : 2000,
    action,
  })

/** Whoever has logged out meanwhile is not told what became of it. */
export const showFailure = async (failure: unknown) => {
  if (!(failure instanceof SessionEnded)) await showError(failureText(failure))
}
