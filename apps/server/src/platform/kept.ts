import { LRUCache } from 'lru-cache'
import type { Changes } from './db/changes.ts'

/** Told in place of the tables by whoever books: of timeslots and events nothing but the counters has changed. */
export const placesTaken = 'places'

const most = 2000
const mostBytes = 16 * 1024 * 1024
const leisureMs = 1000

/**
 * Values that are made from these tables: made once for all who ask meanwhile, kept, and forgotten when one of the
 * tables changes in any process; of the tables `atLeisure` a second later. What was asked for last is kept, at most 2000
 * values and 16 MB of them, as `bytesOf` counts; it never answers 0.
 */
export const keptUntilChange = <Value extends object>(
  changes: Changes,
  tables: string[],
  bytesOf: (value: Value) => number,
  atLeisure: string[] = [],
) => {
  const made = new LRUCache<string, Value>({ max: most, maxSize: mostBytes, sizeCalculation: bytesOf })
  // Not by the library's `fetch`: it would keep what was begun before a change.
  const inMaking = new Map<string, Promise<Value>>()
  let later: NodeJS.Timeout | undefined
  const forget = () => {
    if (made.size > 0) made.clear() // which takes its time with nothing in it, too
    inMaking.clear()
  }
  const forgetLater = () => {
    later = undefined
    forget()
  }
  changes.onChange(table => {
    if (!table || tables.includes(table)) forget()
    else if (atLeisure.includes(table)) later ??= setTimeout(forgetLater, leisureMs).unref()
  })

  const start = (key: string, compute: () => Promise<Value>) => {
    const value = compute()
    if (!changes.heard()) return value
    inMaking.set(key, value)
    const keep = (known: Value) => {
      // A change in between has cleared the map: then this value may be old already.
      if (inMaking.get(key) !== value) return
      inMaking.delete(key)
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
