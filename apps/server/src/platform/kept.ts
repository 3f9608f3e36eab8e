import type { Changes } from './db/changes.ts'

/**
 * Values that are made from these tables: made once for all who ask meanwhile, kept, and forgotten when one of the
 * tables changes in any process. At most `most` of them are kept.
 */
export const keptUntilChange = <Value>(changes: Changes, tables: string[], most: number) => {
  const made = new Map<string, Value>()
  const inMaking = new Map<string, Promise<Value>>()
  changes.onChange(table => {
    if (table && !tables.includes(table)) return
    made.clear()
    inMaking.clear()
  })

  const start = (key: string, compute: () => Promise<Value>) => {
    const value = compute()
    if (!changes.heard()) return value
    inMaking.set(key, value)
    const keep = (known: Value) => {
      // A change in between has cleared the map: then this value may be old already.
      if (inMaking.get(key) !== value) return
      inMaking.delete(key)
      if (made.size >= most) made.clear()
      made.set(key, known)
    }
    value.then(keep, () => inMaking.get(key) === value && inMaking.delete(key))
    return value
  }

  return {
    /** The value, if it is kept. */
    known: (key: string) => made.get(key),
    /** The value, which somebody may be making already. */
    make: (key: string, compute: () => Promise<Value>) => inMaking.get(key) ?? start(key, compute),
  }
}
