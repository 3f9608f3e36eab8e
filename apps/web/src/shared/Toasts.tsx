import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useRef, useSyncExternalStore } from 'react'
import { type Toast, toasts } from './toasts.ts'
import './ui/overlays/toast.css'

const none: ReturnType<typeof toasts.get> = {}

const Shown = ({ header, message, color, icon, duration, action, end }: Toast) => {
  const before = useRef<EventTarget>(null)
  // Whoever tapped on the toast is back where they were.
  const tap = () => {
    end(true)
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }
  return (
    <div
      className={`toast toast--${duration === 0 ? 'stays' : color}`}
      role={color === 'danger' ? 'alert' : 'status'}
    >
      <Icon name={icon} size={20} />
      <div className="toast__text">
        {header && <strong className="toast__header">{header}</strong>}
        <span>{message}</span>
      </div>
      {action && (
        <button
          type="button"
          className="toast__button"
          onFocus={({ relatedTarget }) => {
            before.current = relatedTarget
          }}
          onClick={tap}
        >
          {action}
        </button>
      )}
    </div>
  )
}

/** The toasts at the top of the screen. They are part of the first files, as they tell what did not come. */
export const Toasts = () => {
  const { stays, asks, tells } = useSyncExternalStore(toasts.subscribe, toasts.get, () => none)
  return (
    <div className="toasts" aria-live="polite">
      {[stays, asks, tells].map(toast => toast && <Shown key={toast.id} {...toast} />)}
    </div>
  )
}
