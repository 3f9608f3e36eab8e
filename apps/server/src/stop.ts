/** Resolves on Ctrl-C or SIGTERM, also when it comes during the start; further ones are ignored. */
export const stopWanted = new Promise<void>(resolve => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
})

const seconds = 9

/** Whatever still hangs when a stop was wanted so long ago ends with the process. */
void stopWanted.then(() => setTimeout(() => process.exit(1), seconds * 1000).unref())
