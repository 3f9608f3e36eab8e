import { AsyncLocalStorage } from 'node:async_hooks'

/** In whose name this process writes; without an account a command or a job does. */
export type Writer = {
  via: 'request' | 'command' | 'job'
  account?: number
  /** The key of the interface that a program wrote with in the account's name. */
  key?: number
  /** The database refuses whatever it would write. */
  readsOnly?: boolean
}

const writers = new AsyncLocalStorage<Writer>()

/** All that `run` writes, also later, it writes as this one; the audit log names it beside each change. */
export const writingAs = <Result>(writer: Writer, run: () => Result) => writers.run(writer, run)

/** Whether a request that only asks may write on the way, as for what is made when it is first asked for. */
export const mayWrite = () => !writers.getStore()?.readsOnly

/** How a transaction begins, so that its triggers know who writes. Both parts are ours: nothing in it is anybody's text. */
export const beginText = () => {
  const writer = writers.getStore()
  if (!writer) return 'begin'
  const begin = writer.readsOnly ? 'begin read only' : 'begin'
  const key = writer.key === undefined ? '' : `:${writer.key}`
  return `${begin}; set local tafelrunde.writer = '${writer.via}:${writer.account ?? ''}${key}'`
}
