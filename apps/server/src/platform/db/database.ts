import type { SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Logger } from '../log.ts'
import { withTimeout } from '../timeout.ts'
import { askThrough } from './asking.ts'
import { hurried, type Patience, patient } from './connection.ts'
import { createNames } from './statements.ts'
import { beginText } from './writer.ts'

type Handle<Client> = NodePgDatabase & { $client: Client }
export type Database = Handle<pg.Pool>
/** An open transaction: what services get, and queries that lock or write. */
export type Tx = Handle<pg.PoolClient>
/** Either of both, for a query that is whole in itself. */
export type Db = Pick<Database, 'select' | 'update' | 'execute'> & { $client: pg.Pool | pg.PoolClient }

const connectionsOf = new WeakMap<pg.Pool, Set<pg.PoolClient>>()

/** What a transaction says of its own patience where its connection cannot. */
const limitsOf = new WeakMap<pg.Pool, string>()

/** What kind of connections a pool opens. */
type Manner = {
  /** Each statement is parsed once per connection (decision 54); false for a pooler that knows no named statements. */
  prepares?: boolean
  /**
   * The connections are those of a pooler in transaction mode: what one is told before a transaction is told to somebody
   * else's, so each transaction says itself when it gives up.
   */
  pooled?: boolean
}

/** Opens a pool of connections to a database, or to a pooler before it. */
export const openDatabase = (
  url: string,
  log: Logger,
  patience: Patience = hurried,
  { prepares = true, pooled = false }: Manner = {},
): Database => {
  const {
    query_timeout,
    lock_timeout,
    statement_timeout,
    idle_in_transaction_session_timeout,
    ...connecting
  } = patience
  const limits = { lock_timeout, statement_timeout, idle_in_transaction_session_timeout }
  const pool = new pg.Pool({ connectionString: url, ...connecting, ...(pooled ? {} : limits) })
  if (pooled)
    limitsOf.set(
      pool,
      Object.entries(limits)
        .map(([name, value]) => `; set local ${name} = ${value}`)
        .join(''),
    )
  const connections = new Set<pg.PoolClient>()
  const manner = { nameOf: prepares ? createNames() : () => undefined, patience: query_timeout }
  connectionsOf.set(pool, connections)
  // Unheard either would end the process. Whoever uses a connection hears of its end from the next query, too.
  pool.on('error', error => log.warn({ err: error }, 'lost an idle connection'))
  pool.on('connect', client => {
    connections.add(client)
    askThrough(client, manner)
    client.on('error', error => log.debug({ err: error }, 'lost a connection'))
  })
  pool.on('remove', client => connections.delete(client))
  return drizzle({ client: pool })
}

/** Closes all connections. What still works on one after a second is cut off, and its transaction with it. */
export const closeDatabase = async ({ $client: pool }: Database) => {
  const ended = pool.end()
  await withTimeout(1000, ended)
  for (const client of connectionsOf.get(pool) ?? []) void client.end()
  await withTimeout(1000, ended)
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

// Connection lost, no room on the disk or in memory or for one more client, shutting down, waited too long.
const awayCodes = /^(08|53|57P|57014|55P03|25P0[34]|ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/
const awayMessages = [
  /^Connection terminated/,
  /^timeout (expired|exceeded when trying to connect)$/,
  /^Query read timeout$/,
  /^Client (was closed|has encountered a connection error) and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
]

/** Whether a query failed because the database cannot be reached just now, and not because of the query. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ('code' in error && awayCodes.test(String(error.code))) return true
  return awayMessages.some(message => message.test(error.message)) || isDatabaseAway(error.cause)
}

/** Whether a statement gave up waiting for what somebody else had locked. */
export const isBlocked = (error: unknown) => codeOf(error)?.code === '55P03'

// Two promotions that wait for each other's accounts: PostgreSQL ends one of them, which then goes again.
const inEachOthersWay = ['40P01', '40001']
const attempts = 5

const transactionOnce = async <Result>(
  db: Database,
  run: (tx: Tx) => Promise<Result>,
  begin = beginText(),
) => {
  const client = await db.$client.connect()
  let broken = false
  try {
    await client.query(begin + (limitsOf.get(db.$client) ?? ''))
    const result = await run(drizzle({ client }))
    await client.query('commit')
    return result
  } catch (error) {
    // Where nothing is heard any more a rollback would not be either: the connection goes, its transaction with it.
    broken = isDatabaseAway(error) || !(await client.query('rollback').then(Boolean, () => false))
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

/** Reads in several steps what was there at one moment, whatever is written meanwhile. */
export const inSnapshot = <Result>(db: Database, run: (tx: Tx) => Promise<Result>) =>
  transactionOnce(db, run, 'begin isolation level repeatable read read only')

/** Runs a part of a transaction that may fail by itself: what it wrote is undone, the rest goes on. */
export const inSavepoint = async <Result>(tx: Tx, run: () => Promise<Result>) => {
  await tx.$client.query('savepoint part')
  try {
    const result = await run()
    await tx.$client.query('release savepoint part')
    return result
  } catch (error) {
    // Released as well, so that the name is that of the part around it again.
    if (!isDatabaseAway(error)) await tx.$client.query('rollback to savepoint part; release savepoint part')
    throw error
  }
}

/** A statement that may wait for what another process does in one long transaction, as may all after it. */
export const patiently = async ({ $client }: Tx, text: string) => {
  const { lock_timeout: lock, statement_timeout: statement, query_timeout } = patient
  await $client.query(`set local lock_timeout = ${lock}; set local statement_timeout = ${statement}`)
  const query = { text, query_timeout }
  await $client.query(query)
}

const dialect = new PgDialect()

/**
 * The rows of a statement that is written out around conditions of Drizzle's, as the driver reads them: for answers that
 * come often, as Drizzle takes longer to put a query together than PostgreSQL to answer it.
 */
export const rowsFor = async <Row extends pg.QueryResultRow>(db: Db, statement: SQL) => {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const { rows } = await db.$client.query<Row>(text, params)
  return rows
}

/** A statement that is written out, with its values as `$1`, `$2`: for the few hot ones. */
export const statement =
  <Row extends pg.QueryResultRow>(text: string) =>
  async (db: Db, ...values: unknown[]) => {
    const { rows } = await db.$client.query<Row>(text, values)
    return rows
  }
