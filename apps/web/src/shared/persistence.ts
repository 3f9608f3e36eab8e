import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import {
  type PersistedClient,
  persistQueryClient,
  persistQueryClientSave,
} from '@tanstack/react-query-persist-client'
import { keptMs, queryClient } from './query.ts'
import { lastQueries } from './storage.ts'

const isMoment = (value: unknown): value is { $moment: string } =>
  typeof value === 'object' && value !== null && '$moment' in value

/** Moments are `Date`s in the cache, which JSON alone would turn into texts. */
function tagged(this: Record<string, unknown>, key: string, value: unknown) {
  return this[key] instanceof Date ? { $moment: value } : value
}
const untagged = (_key: string, value: unknown) => (isMoment(value) ? new Date(value.$moment) : value)

/** However young, it may have changed since: it is shown at once, and asked for again. */
const asSeen = (client: PersistedClient) => {
  for (const { state } of client.clientState.queries) state.isInvalidated = true
  return client
}

const options = {
  queryClient,
  maxAge: keptMs,
  // Changes with every build: lists of an older build could have another shape.
  buster: import.meta.url,
  persister: createAsyncStoragePersister({
    storage: {
      getItem: lastQueries.get,
      setItem: (_key, text) => lastQueries.set(text),
      removeItem: lastQueries.clear,
    },
    serialize: client => JSON.stringify(client, tagged),
    deserialize: text => asSeen(JSON.parse(text, untagged)),
  }),
}

/** Restores the lists as last seen and keeps them on the device from now on. */
export const persistQueries = async () => {
  const [, restored] = persistQueryClient(options)
  await restored
  // What came before this would else be kept only with the next change.
  await persistQueryClientSave(options)
}
