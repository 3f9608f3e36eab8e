import { sql } from 'drizzle-orm'
import { type Database, inTransaction, type Tx } from './database.ts'

// What ends a transaction that is not meant to be kept.
const takenBack = new Error('taken back')

// Of this transaction; what the connection did before and has not reported yet may be in it, so two readings are compared.
const deletedRows = async (tx: Tx) => {
  const { rows } = await tx.execute<{ name: string; deleted: number }>(
    sql`select relname as name, n_tup_del::int as deleted from pg_stat_xact_user_tables where schemaname = 'public'`,
  )
  return new Map(rows.map(({ name, deleted }) => [name, deleted]))
}

/**
 * Does what `run` does, takes all of it back, and tells how many rows of each table it has deleted, those that went with
 * others among them. Nobody else sees any of it; what it touches is locked meanwhile.
 */
export const rehearse = async (db: Database, run: (tx: Tx) => Promise<unknown>) => {
  const deleted = new Map<string, number>()
  const rehearsed = inTransaction(db, async tx => {
    const before = await deletedRows(tx)
    await run(tx)
    for (const [name, rows] of await deletedRows(tx)) deleted.set(name, rows - (before.get(name) ?? 0))
    throw takenBack
  })
  await rehearsed.catch(error => {
    if (error !== takenBack) throw error
  })
  return deleted
}
