import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for something, but no longer than this. */
export const within = async (milliseconds: number, something: Promise<unknown>) => {
  const settled = new AbortController()
  const over = sleep(milliseconds, undefined, { signal: settled.signal }).catch(() => {})
  try {
    await Promise.race([something, over])
  } finally {
    settled.abort()
  }
}
