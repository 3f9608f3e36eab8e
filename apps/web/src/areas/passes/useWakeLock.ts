import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while the component is there, and tells whether it does. The browser lets go of it
 * whenever the app is out of sight; then it is asked for again on the way back.
 */
export const useWakeLock = () => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined // no HTTPS, or an old browser
    let lock: WakeLockSentinel | undefined
    let left = false
    const keep = (taken: WakeLockSentinel) => {
      lock = taken
      if (left) void lock.release()
      else setHeld(true)
      lock.addEventListener('release', () => setHeld(false))
    }
    const hold = () => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return
      // Refused when the battery is nearly empty: then the screen works as it always does.
      navigator.wakeLock.request('screen').then(keep, () => undefined)
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
  return held
}
