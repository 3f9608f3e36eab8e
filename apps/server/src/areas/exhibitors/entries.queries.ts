import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { exhibitorEvents, exhibitors } from './exhibitors.tables.ts'

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

/** The companies that the account acts for are exhibitors of this event. */
export const showAtEvent = async (tx: Tx, accountId: number, eventId: number) => {
  const own = await tx
    .select({ exhibitorId: exhibitors.id })
    .from(exhibitors)
    .where(eq(exhibitors.accountId, accountId))
  if (own.length > 0)
    await tx
      .insert(exhibitorEvents)
      .values(own.map(entry => ({ ...entry, eventId })))
      .onConflictDoNothing()
}
