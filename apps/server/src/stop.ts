/** Resolves on Ctrl-C or SIGTERM, also when it comes during the start; further ones are ignored. */
export const stopWanted = new Promise<void>(resolve => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
})
