export type Stored = Readonly<Record<string, unknown>>

/** What the browser keeps for this origin, all of its tabs alike. */
export type Device = {
  /** These entries as they stand; a missing one is `undefined`. */
  read: (keys: readonly string[]) => Promise<Stored>
  /**
   * Reads these keys, writes what is made of them and answers how they stand then, in one step: no other tab comes
   * between, and all of it is kept or nothing. What is `undefined` is removed; without an answer nothing is written.
   */
  change: (keys: readonly string[], make: (stored: Stored) => Stored | undefined) => Promise<Stored>
  /** All entries whose key begins so. */
  entries: (prefix: string) => Promise<[key: string, value: unknown][]>
  /** Removes all entries whose key begins so. */
  clear: (prefix: string) => Promise<void>
}

/** Keeps nothing beyond this page. */
export const memoryDevice = (): Device => {
  const kept = new Map<string, unknown>()
  const read = (keys: readonly string[]) => Object.fromEntries(keys.map(key => [key, kept.get(key)]))
  return {
    read: async keys => read(keys),
    async change(keys, make) {
      for (const [key, value] of Object.entries(make(read(keys)) ?? {})) kept.set(key, value)
      return read(keys)
    },
    entries: async prefix =>
      [...kept].filter(([key, value]) => key.startsWith(prefix) && value !== undefined),
    async clear(prefix) {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key)
    },
  }
}
