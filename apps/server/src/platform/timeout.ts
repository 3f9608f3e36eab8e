/** Waits for something, but no longer than this; answers what came, or nothing. */
export const withTimeout = <Value>(milliseconds: number, something: Promise<Value>) => {
  const { promise, resolve, reject } = Promise.withResolvers<Value | undefined>()
  const over = setTimeout(resolve, milliseconds, undefined)
  something.then(resolve, reject).finally(() => clearTimeout(over))
  return promise
}
