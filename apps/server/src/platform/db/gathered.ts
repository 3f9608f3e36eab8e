import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { type Db, isBlocked, isDatabaseAway } from './database.ts'

type Answers<Answer> = (Answer | undefined)[]
type Waiting<Wish, Answer> = {
  wish: Wish
  resolve: (answer: Answer | undefined) => void
  reject: (error: unknown) => void
}

/** How many questions are in one statement at most, and after how many statements on their way the next one waits. */
type Width = { most: number; atOnce: number }
/** Statements on their way at most, so that connections are left for all else. */
const mostAtOnce = 4
/** More than 32 would make the first of them wait for the last. */
const ofReads: Width = { most: 32, atOnce: mostAtOnce }
/** Milliseconds after which a statement no longer holds up the one after it: it waits for somebody's lock. */
const patience = 50

/** Waits until all that has come in from the network by now has been looked at. */
const allIn = () => new Promise(resolve => setImmediate(resolve))

const lineFor = <Wish, Answer>(
  ask: (wishes: Wish[]) => Promise<Answers<Answer>>,
  { most, atOnce }: Width,
) => {
  const waiting: Waiting<Wish, Answer>[] = []
  let underWay = 0
  let inTheWay = 0

  const askTogether = async (batch: Waiting<Wish, Answer>[]) => {
    try {
      const answers = await ask(batch.map(({ wish }) => wish))
      batch.forEach(({ resolve }, index) => resolve(answers[index]))
    } catch (error) {
      const isEverybodys = isDatabaseAway(error) && !isBlocked(error)
      if (batch.length === 1 || isEverybodys) for (const { reject } of batch) reject(error)
      // What is wrong with one of them is not the others' fault.
      else await Promise.all(batch.map(one => askTogether([one])))
    }
  }
  const goOn = () => {
    if (inTheWay < atOnce && underWay < mostAtOnce && waiting.length > 0) void askNext()
  }
  const askNext = async () => {
    underWay++
    inTheWay++
    let isInTheWay = true
    const stepAside = () => {
      if (isInTheWay) inTheWay--
      isInTheWay = false
      goOn()
    }
    await allIn()
    const batch = waiting.splice(0, most)
    const overtaking = setTimeout(stepAside, patience)
    if (batch.length > 0) await askTogether(batch)
    clearTimeout(overtaking)
    underWay--
    stepAside()
  }
  return (wish: Wish) =>
    new Promise<Answer | undefined>((resolve, reject) => {
      waiting.push({ wish, resolve, reject })
      goOn()
    })
}

/** Rows that say by `n` which question they answer, counted from 1, in the order of the questions. */
export const inOrder = <Row extends { n: number }>(rows: Row[], questions: number) => {
  const answers = Array.from<Row | undefined>({ length: questions })
  for (const row of rows) answers[row.n - 1] = row
  return answers
}

/** Rows that say by `n` which question they belong to, counted from 1; each has any number of them. */
export const inLists = <Row extends { n: number }>(rows: Row[], questions: number) => {
  const lists = Array.from({ length: questions }, (): Row[] => [])
  for (const row of rows) lists[row.n - 1]?.push(row)
  return lists
}

/** Lines for questions of different kinds that are kept; one that goes is made anew. */
const mostLines = 500

/**
 * A statement that answers many questions as well as one, for what everybody asks in a rush: those that come at the same
 * moment, or while others are on their way, share it, and so the way to the database, its work and its commit (decision
 * 55). `ask` answers in the order of the questions, with nothing where there is nothing. If it fails, each is asked by
 * itself. In an open transaction each is, too. Only questions of the same `kind` are asked together. `most` and `atOnce` are
 * those of reads unless they are given.
 */
export const gathered = <Wish, Answer>(
  ask: (db: Db, wishes: Wish[]) => Promise<Answers<Answer>>,
  { kind = () => '', ...width }: Partial<Width> & { kind?: (wish: Wish) => string } = {},
) => {
  const pools = new WeakMap<pg.Pool, LRUCache<string, ReturnType<typeof lineFor<Wish, Answer>>>>()
  return async (db: Db, wish: Wish) => {
    const pool = db.$client
    if (!(pool instanceof pg.Pool)) return (await ask(db, [wish]))[0]
    const lines = pools.get(pool) ?? new LRUCache({ max: mostLines })
    pools.set(pool, lines)
    const key = kind(wish)
    const line = lines.get(key) ?? lineFor((wishes: Wish[]) => ask(db, wishes), { ...ofReads, ...width })
    lines.set(key, line)
    return line(wish)
  }
}
