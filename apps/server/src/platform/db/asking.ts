import pg from 'pg'

/** A query with its values, as pg takes it, and after how many milliseconds it is given up. */
type Question = pg.QueryConfig & { query_timeout?: number }
type Answered = (error: Error | null | undefined, result?: unknown) => void

const isAnswered = (value: unknown): value is Answered => typeof value === 'function'

const isQuestion = (query: unknown): query is Question =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)

/** What is asked, if it is to be in our manner: not what writes and reads by itself. */
const questionOf = (query: unknown, values: unknown): Question | undefined => {
  const question = typeof query === 'string' ? { text: query } : query
  if (!isQuestion(question)) return undefined
  return Array.isArray(values) ? { ...question, values } : question
}

type Manner = {
  /** The name by which a connection keeps a statement with parameters planned, if it is to. */
  nameOf: (text: string) => string | undefined
  /** Milliseconds after which a question is given up of which nothing is heard, if it says nothing of its own. */
  patience: number
}

/**
 * Has a connection of a pool ask in this manner. pg could give up by itself, but assigns a function to each query for
 * that. V8 takes a function that is assigned to a property for one that stays and puts it among what is old at once,
 * where it holds all that the query answered until the old is looked through (decision 58).
 */
export const askThrough = (client: pg.Client, { nameOf, patience }: Manner) => {
  const ask = ({ query_timeout = patience, ...question }: Question, answered: Answered) => {
    let isOver = false
    const answer: Answered = (error, result) => {
      clearTimeout(late)
      if (!isOver) answered(error, result)
      isOver = true
    }
    const late = setTimeout(() => answer(new Error('Query read timeout')), query_timeout)
    const name = question.values?.length ? nameOf(question.text) : undefined
    return new pg.Query(name ? { ...question, name } : question, answer)
  }
  // oxlint-disable-next-line unbound-method -- the proxy is called as the method is, with its object
  client.query = new Proxy(client.query, {
    apply: (target, self, [query, values, answered = values]: unknown[]) => {
      const question = questionOf(query, values)
      const send = (asked: unknown, ...rest: unknown[]) => Reflect.apply(target, self, [asked, ...rest])
      if (!question) return send(query, values, answered)
      if (isAnswered(answered)) return send(ask(question, answered))
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      send(ask(question, (error, result) => (error ? reject(error) : resolve(result))))
      return promise
    },
  })
}
