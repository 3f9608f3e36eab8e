import {
  experimental_createQueryPersister as createPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core'
import type { Query } from '@tanstack/react-query'
import { keptMs, queryClient } from './query.ts'
import { own } from './session.ts'

const isMoment = (value: unknown): value is { $moment: string } =>
  typeof value === 'object' && value !== null && '$moment' in value

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

/**
 * Moments are `Date`s in the cache, which JSON alone would turn into texts. Changed before and after it: a function that
 * JSON calls for each value keeps a phone several times as long from other things.
 */
const tagged = (value: unknown): unknown => {
  if (value instanceof Date) return { $moment: value }
  if (Array.isArray(value)) return value.map(tagged)
  if (!isPlain(value)) return value
  const copy: Record<string, unknown> = {}
  for (const name of Object.keys(value)) copy[name] = tagged(value[name])
  return copy
}

/** What JSON has just made, in place. */
const untagged = (value: unknown): unknown => {
  if (isMoment(value)) return new Date(value.$moment)
  if (isPlain(value)) for (const name of Object.keys(value)) value[name] = untagged(value[name])
  return value
}

const prefix = 'query'
const hashOf = (name: string) => name.slice(prefix.length + 1)
const isKnown = (hash: string) => queryClient.getQueryCache().get(hash)?.state.data !== undefined

const text = (stored: unknown) => (typeof stored === 'string' ? stored : undefined)

/** Each list for itself, in the entries of whoever is logged in. */
const persister = createPersister({
  storage: {
    getItem: async name => text(await own.get(name)),
    setItem: own.set,
    removeItem: name => own.set(name, undefined),
    /** What has come from the server already is not replaced by what was seen last. */
    entries: async () =>
      (await own.all(`${prefix}-`)).flatMap(([name, stored]): [string, string][] =>
        typeof stored === 'string' && !isKnown(hashOf(name)) ? [[name, stored]] : [],
      ),
  },
  prefix,
  maxAge: keptMs,
  // Changes with every build: lists of an older build could have another shape.
  buster: import.meta.url,
  serialize: query => JSON.stringify(tagged(query)),
  deserialize: stored => {
    const query: PersistedQuery = JSON.parse(stored)
    untagged(query)
    return query
  },
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
