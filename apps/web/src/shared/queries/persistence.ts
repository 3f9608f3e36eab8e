import {
  experimental_createQueryPersister as createPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core'
import type { Query } from '@tanstack/react-query'
import { own } from '../session/session.ts'
import { keptMs, queryClient } from './query.ts'

const prefix = 'query'

/** What came with a page that the device has kept may be older than what it has seen since. */
const isLatest = ({ queryHash, state }: PersistedQuery) => {
  const known = queryClient.getQueryCache().get(queryHash)?.state
  return known?.data === undefined || known.dataUpdatedAt < state.dataUpdatedAt
}

const isQuery = (stored: unknown): stored is PersistedQuery =>
  typeof stored === 'object' && stored !== null && 'queryHash' in stored
const query = (stored: unknown) => (isQuery(stored) ? stored : undefined)
/** As it is, moments included: IndexedDB keeps objects, and is several times as quick with them as JSON. */
const unchanged = (stored: PersistedQuery) => stored

/** Each list for itself, in the entries of whoever is logged in. */
const persister = createPersister<PersistedQuery>({
  storage: {
    getItem: async name => query(await own.get(name)),
    setItem: own.set,
    removeItem: name => own.set(name, undefined),
    /** What has come from the server already is not replaced by what was seen last. */
    entries: async () =>
      (await own.all(`${prefix}-`)).flatMap(([name, stored]): [string, PersistedQuery][] => {
        // Older builds kept texts, which nobody reads any more.
        if (!isQuery(stored)) void own.set(name, undefined)
        return isQuery(stored) && isLatest(stored) ? [[name, stored]] : []
      }),
  },
  prefix,
  maxAge: keptMs,
  // Changes with every build: lists of an older build could have another shape.
  buster: import.meta.url,
  serialize: unchanged,
  deserialize: unchanged,
})

/** A list that changes all the time, as places do, is written no more often than this, in milliseconds. */
const pauseMs = 1000
const waiting = new Map<Query, ReturnType<typeof setTimeout>>()

const write = (query: Query) => {
  clearTimeout(waiting.get(query))
  waiting.delete(query)
  if (query.state.data !== undefined) void persister.persistQuery(query)
}

const writeLater = (query: Query) => {
  if (!waiting.has(query))
    waiting.set(
      query,
      setTimeout(() => write(query), pauseMs),
    )
}

/** Drops answers that no screen shows, here and on the device. */
export const forgetQueries = async (isOver: (query: Query) => boolean) => {
  const over = queryClient.getQueryCache().findAll({ predicate: isOver, type: 'inactive' })
  for (const query of over) {
    clearTimeout(waiting.get(query))
    waiting.delete(query)
    queryClient.getQueryCache().remove(query)
    await own.set(`${prefix}-${query.queryHash}`, undefined)
  }
}

const dropAll = () => {
  for (const timer of waiting.values()) clearTimeout(timer)
  waiting.clear()
}

/** Shows the lists as last seen where nothing newer has come, however young: each is asked for again. */
const restore = async () => {
  const cache = queryClient.getQueryCache()
  const known = new Set(cache.getAll().filter(({ state }) => state.data !== undefined))
  await persister.restoreQueries(queryClient)
  const isRestored = (query: Query) => !known.has(query) && query.state.fetchStatus === 'idle'
  await queryClient.invalidateQueries({ predicate: isRestored, refetchType: 'none' })
}

/** Restores the lists as last seen and keeps them on the device from now on. */
export const persistQueries = async () => {
  await restore()
  const cache = queryClient.getQueryCache()
  cache.subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'success') writeLater(event.query)
  })
  // What came before this would else be kept only with the next change.
  for (const query of cache.getAll()) if (query.state.status === 'success') writeLater(query)
  window.addEventListener('user:logout', dropAll)
  await persister.persisterGc()
}
