import { createStore, promisifyRequest } from 'idb-keyval'
import type { Device, Stored } from './device.ts'

const read = async (store: IDBObjectStore, keys: readonly string[]): Promise<Stored> => {
  const values = await Promise.all(keys.map(key => promisifyRequest<unknown>(store.get(key))))
  return Object.fromEntries(keys.map((key, index) => [key, values[index]]))
}

const change = async (
  store: IDBObjectStore,
  keys: readonly string[],
  make: (stored: Stored) => Stored | undefined,
) => {
  const stored = await read(store, keys)
  const changes = make(stored)
  if (!changes) return stored
  for (const [key, value] of Object.entries(changes))
    if (value === undefined) store.delete(key)
    else store.put(value, key)
  await promisifyRequest(store.transaction)
  return { ...stored, ...changes }
}

const startingWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)

const entries = async (store: IDBObjectStore, prefix: string) => {
  const range = startingWith(prefix)
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys(range)),
    promisifyRequest<unknown[]>(store.getAll(range)),
  ])
  return keys.flatMap((key, index): [string, unknown][] =>
    typeof key === 'string' ? [[key, values[index]]] : [],
  )
}

/** The entries of an IndexedDB, which is made if there is none. */
export const indexedDevice = (database: string, name: string): Device => {
  let opened = createStore(database, name)
  // Phones close connections in the background and do not always say so: then it is opened anew.
  const inStore = <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> =>
    opened(mode, work).catch(() => {
      opened = createStore(database, name)
      return opened(mode, work)
    })
  return {
    read: keys => inStore('readonly', store => read(store, keys)),
    change: (keys, make) => inStore('readwrite', store => change(store, keys, make)),
    entries: prefix => inStore('readonly', store => entries(store, prefix)),
    clear: prefix => inStore('readwrite', store => promisifyRequest(store.delete(startingWith(prefix)))),
  }
}
