import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'

/** Statements that a connection keeps planned: each takes some ten kilobytes of the database's memory. */
const mostNames = 500

/** The same for the same text in every process, as a pooler in front of the database may share what is planned. */
const makeName = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 20)

/** Gives a text that is asked for again its name; nothing the first time, and for what comes when all are given out. */
const createNames = () => {
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

type Question = { text: string; values?: unknown[] }

const isQuestion = (query: unknown): query is Question =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'

/**
 * For the connections of a pool: has PostgreSQL parse each statement with parameters once per connection, whoever wrote it,
 * and plan it anew only where that finds a cheaper way for these values (decision 54). A pooler that hands connections on
 * after each transaction must know named statements, as PgBouncer does from 1.21 on.
 */
export const createPreparation = () => {
  const nameOf = createNames()
  /** The query by its name, if it has parameters: without any there is nothing to plan ahead for. */
  const named = (query: unknown, values: unknown) => {
    const question = typeof query === 'string' ? { text: query } : query
    if (!isQuestion(question)) return query
    const given = Array.isArray(values) ? values : question.values
    const name = given?.length ? nameOf(question.text) : undefined
    return name ? { ...question, name } : query
  }
  return (client: pg.Client) => {
    // oxlint-disable-next-line unbound-method -- the proxy is called as the method is, with its object
    client.query = new Proxy(client.query, {
      apply: (target, self, [query, values, ...rest]: unknown[]) =>
        Reflect.apply(target, self, [named(query, values), values, ...rest]),
    })
  }
}
