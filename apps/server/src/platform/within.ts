import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for something, but no longer than this; answers what came, or nothing. */
export const within = async <Value>(milliseconds: number, something: Promise<Value>) => {
  const settled = new AbortController()
  const over = sleep(milliseconds, undefined, { signal: settled.signal }).catch(() => undefined)
  try {
    return await Promise.race([something, over])
  } finally {
    settled.abort()
  }
}
