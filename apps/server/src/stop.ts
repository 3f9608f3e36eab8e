/** Resolves on Ctrl-C or SIGTERM, also when it comes during the start; further ones are ignored. */
export const stopWanted = new Promise<void>(resolve => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
})

const seconds = 9
let end: NodeJS.Timeout | undefined

/** Whatever still hangs so many seconds later ends with the process. */
const endWithin = (patience: number) => {
  clearTimeout(end)
  end = setTimeout(() => process.exit(1), patience * 1000).unref()
}

void stopWanted.then(() => endWithin(seconds))

/** A stop takes this many seconds more than it would. */
export const stopLater = (more: number) => endWithin(more + seconds)
