import { AsyncLocalStorage } from 'node:async_hooks'

/** In whose name this process writes; without an account a command or a job does. */
export type Writer = { via: 'request' | 'command' | 'job'; account?: number }

const writers = new AsyncLocalStorage<Writer>()

/** All that `run` writes, also later, it writes as this one; the audit log names it beside each change. */
export const writingAs = <Result>(writer: Writer, run: () => Result) => writers.run(writer, run)

/** How a transaction begins, so that its triggers know who writes. Both parts are ours: nothing in it is anybody's text. */
export const beginText = () => {
  const writer = writers.getStore()
  return writer ? `begin; set local tafelrunde.writer = '${writer.via}:${writer.account ?? ''}'` : 'begin'
}
