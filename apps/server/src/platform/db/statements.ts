import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Statements that a connection keeps planned: each takes some ten kilobytes of the database's memory. */
const mostNames = 500

/** The same for the same text in every process, as a pooler in front of the database may share what is planned. */
const makeName = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 20)

/**
 * For the connections of a pool: gives a statement with parameters that is asked for again, whoever wrote it, the name by
 * which PostgreSQL parses it once per connection and plans it anew only where that finds a cheaper way for these values
 * (decision 54); nothing the first time, and for what comes when all are given out. A pooler that hands connections on
 * after each transaction must know named statements, as PgBouncer does from 1.21 on.
 */
export const createNames = () => {
  /** How often a text was asked for lately; a list is filtered in more ways than are worth planning ahead. */
  const asked = new LRUCache<string, number>({ max: 2000 })
  const names = new Map<string, string>()
  return (text: string) => {
    const known = names.get(text)
    if (known || names.size >= mostNames) return known
    const times = (asked.get(text) ?? 0) + 1
    asked.set(text, times)
    if (times === 1) return undefined
    const name = makeName(text)
    asked.delete(text)
    names.set(text, name)
    return name
  }
}
