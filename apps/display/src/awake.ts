/** Keeps the screen on, where the browser can; it forgets that whenever another tab is in front. */
export const stayAwake = () => {
  const ask = () => {
    // Without HTTPS there is no such thing, and a device that saves power may refuse.
    if (document.visibilityState === 'visible' && 'wakeLock' in navigator)
      void navigator.wakeLock.request('screen').catch(() => undefined)
  }
  document.addEventListener('visibilitychange', ask)
  ask()
}
