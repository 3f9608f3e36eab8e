import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { exhibitorEvents, exhibitors } from './directory.tables.ts'

/** Nobody makes another entry for the account until the transaction ends. */
export const lockOwner = (tx: Tx, accountId: number) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')

/** An entry, which nobody else changes until the transaction ends. */
export const lockEntry = async (tx: Tx, id: number) => {
  const [entry] = await tx.select().from(exhibitors).where(eq(exhibitors.id, id)).for('update')
  return entry
}

export const insertEntry = async (tx: Tx, row: typeof exhibitors.$inferInsert) => {
  const entry = onlyRow(await tx.insert(exhibitors).values(row).returning({ id: exhibitors.id }))
  return entry.id
}

export const updateEntry = (tx: Tx, id: number, changes: Partial<typeof exhibitors.$inferInsert>) =>
  tx.update(exhibitors).set(changes).where(eq(exhibitors.id, id))

export const findOwnIds = (tx: Tx, accountId: number) =>
  tx.select({ exhibitorId: exhibitors.id }).from(exhibitors).where(eq(exhibitors.accountId, accountId))

/** Those that are there already stay. */
export const addToEvents = (tx: Tx, rows: (typeof exhibitorEvents.$inferInsert)[]) =>
  tx.insert(exhibitorEvents).values(rows).onConflictDoNothing()
