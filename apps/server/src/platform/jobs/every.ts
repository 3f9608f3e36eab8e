import type { Logger } from '../log.ts'

/**
 * Does something again and again in this process: so many seconds apart, and later if the last time still
 * lasts. Answers how to end that, which asks what is being done to leave off and waits for it.
 */
export const every = (seconds: number, handle: (end: AbortSignal) => Promise<void>, log: Logger) => {
  const end = new AbortController()
  let turn: Promise<void> | undefined
  const timer = setInterval(() => {
    turn ??= handle(end.signal)
      .catch(error => log.error({ err: error }, 'what is done every few seconds failed'))
      .finally(() => {
        turn = undefined
      })
  }, seconds * 1000)
  return async () => {
    clearInterval(timer)
    end.abort()
    await turn
  }
}
