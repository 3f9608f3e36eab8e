import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from '../log.ts'

type Handle<Client> = NodePgDatabase & { $client: Client }
export type Database = Handle<pg.Pool>
/** An open transaction: what services get, and queries that lock or write. */
export type Tx = Handle<pg.PoolClient>
/** Either of both, for a query that is whole in itself. */
export type Db = Pick<Database, 'select' | 'update' | 'execute'> & { $client: pg.Pool | pg.PoolClient }

export const openDatabase = (url: string, log: Logger): Database => {
  const pool = new pg.Pool({ connectionString: url, max: 16 })
  pool.on('error', error => log.warn({ err: error }, 'lost an idle connection')) // unheard it would end the process
  return drizzle({ client: pool })
}

const codeOf = (error: unknown): { code: string; constraint: string } | undefined => {
  if (!(error instanceof Error)) return undefined
  if (!('code' in error)) return codeOf(error.cause)
  return { code: String(error.code), constraint: 'constraint' in error ? String(error.constraint) : '' }
}

/** Which constraint a write met, if that is why it failed. */
export const brokenConstraint = (error: unknown) => {
  const { code = '', constraint = '' } = codeOf(error) ?? {}
  return code.startsWith('23') ? constraint : undefined
}

const awayCodes = /^(08|57P|53300|ECONN|ENOENT|EPIPE|ETIMEDOUT)/ // connection lost, shutting down, too many clients

/** Whether a query failed because the database cannot be reached just now, and not because of the query. */
export const isDatabaseAway = (error: unknown) =>
  awayCodes.test(codeOf(error)?.code ?? '') ||
  (error instanceof Error &&
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message))

// Two promotions that wait for each other's accounts: PostgreSQL ends one of them, which then goes again.
const inEachOthersWay = ['40P01', '40001']
const attempts = 5

const transactionOnce = async <Result>(db: Database, run: (tx: Tx) => Promise<Result>) => {
  const client = await db.$client.connect()
  let broken = false
  try {
    await client.query('begin')
    const result = await run(drizzle({ client }))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Runs a statement or a transaction again when it and another one stood in each other's way. */
export const untilFree = async <Result>(run: () => Promise<Result>, attempt = 1): Promise<Result> => {
  try {
    return await run()
  } catch (error) {
    if (attempt === attempts || !inEachOthersWay.includes(codeOf(error)?.code ?? '')) throw error
    return untilFree(run, attempt + 1)
  }
}

/** A transaction, from the beginning again when another one stood in its way. */
export const inTransaction = <Result>(db: Database, run: (tx: Tx) => Promise<Result>) =>
  untilFree(() => transactionOnce(db, run))

/** Runs a part of a transaction that may fail by itself: what it wrote is undone, the rest goes on. */
export const inSavepoint = async <Result>(tx: Tx, run: () => Promise<Result>) => {
  await tx.$client.query('savepoint part')
  try {
    const result = await run()
    await tx.$client.query('release savepoint part')
    return result
  } catch (error) {
    await tx.$client.query('rollback to savepoint part')
    throw error
  }
}

/** A named SQL statement that PostgreSQL plans once per connection: for the few hot ones. */
export const prepared =
  <Row extends pg.QueryResultRow>(name: string, text: string) =>
  async (db: Db, ...values: unknown[]) => {
    const { rows } = await db.$client.query<Row>({ name, text, values })
    return rows
  }
