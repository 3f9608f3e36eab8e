import type { Logger } from '../log.ts'

/**
 * Does something again and again in this process: so many seconds apart, and later if the last time still
 * lasts. Answers how to end that, which waits for what is being done.
 */
export const every = (seconds: number, handle: () => Promise<void>, log: Logger) => {
  let turn: Promise<void> | undefined
  const timer = setInterval(() => {
    turn ??= handle()
      .catch(error => log.error({ err: error }, 'what is done every few seconds failed'))
      .finally(() => {
        turn = undefined
      })
  }, seconds * 1000)
  return async () => {
    clearInterval(timer)
    await turn
  }
}
