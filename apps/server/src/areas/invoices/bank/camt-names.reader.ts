import { createHash } from 'node:crypto'
import type { Origin } from './camt-walk.reader.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** What banks write where they have no reference. */
const noReference = /^(NON-?REF|NO-?REF|NOT-?PROVIDED|0*)$/i

/**
 * Gives names to entries. `likeness` is the same wherever an entry says the same; two in one statement are two, and are
 * numbered. `key` also names the statement, as the second of two payments of one day may stand in another one: only
 * where the bank has a reference of its own an entry is the same in whichever statement it stands.
 */
export const entryNames = () => {
  const counts = new Map<Origin, Map<string, number>>()
  return (origin: Origin, facts: (string | number)[], reference: string) => {
    const told = JSON.stringify(facts)
    const seen = counts.get(origin) ?? new Map<string, number>()
    counts.set(origin, seen)
    const count = (seen.get(told) ?? 0) + 1
    seen.set(told, count)
    const likeness = digest(`${count} ${told}`)
    const key = noReference.test(reference) ? digest(`${count} ${told} ${origin.name}`) : likeness
    return { key, likeness }
  }
}
