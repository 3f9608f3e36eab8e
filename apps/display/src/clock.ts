/** The server's time on a device whose own clock may be wrong, and a beat each second by it. */
export const createClock = () => {
  let aheadMs = 0
  let beat: (now: Date) => void = () => undefined
  const now = () => new Date(Date.now() + aheadMs)
  setInterval(() => beat(now()), 1000)
  return {
    now,
    set: (ms: number) => {
      aheadMs = ms
    },
    /** Called at once and each second from now on, in the place of what was called before. */
    each: (next: (now: Date) => void) => {
      beat = next
      beat(now())
    },
  }
}
