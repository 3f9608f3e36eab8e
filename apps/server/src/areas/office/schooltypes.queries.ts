import { count, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { schooltypes } from '../schooltypes/schooltypes.tables.ts'
import { workshopSchooltypes } from '../workshops/workshops.tables.ts'

export const findSchooltype = async (db: Db, id: number) => {
  const [row] = await db.select().from(schooltypes).where(eq(schooltypes.id, id))
  return row
}

/** Nobody else names a school type until the transaction ends; all may be read and chosen. */
export const lockNames = (tx: Tx) => tx.execute(sql`lock table ${schooltypes} in share row exclusive mode`)

/** Nobody chooses it any more until the transaction ends. */
export const lockSchooltype = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(schooltypes).where(eq(schooltypes.id, id)).for('update')
  return row
}

/** What all but this one are called. */
export const findOtherNames = async (tx: Tx, id: number) => {
  const rows = await tx.select({ name: schooltypes.name }).from(schooltypes).where(ne(schooltypes.id, id))
  return rows.map(({ name }) => name)
}

export const insertSchooltype = async (tx: Tx, name: string) =>
  onlyRow(await tx.insert(schooltypes).values({ name }).returning({ id: schooltypes.id })).id

export const updateSchooltype = (tx: Tx, id: number, name: string) =>
  tx.update(schooltypes).set({ name }).where(eq(schooltypes.id, id))

export const removeSchooltype = (tx: Tx, id: number) => tx.delete(schooltypes).where(eq(schooltypes.id, id))

/** How many workshops and accounts have it. */
export const countUses = async (tx: Tx, id: number) => {
  const [used] = await tx
    .select({ workshops: count() })
    .from(workshopSchooltypes)
    .where(eq(workshopSchooltypes.schooltypeId, id))
  const [had] = await tx.select({ accounts: count() }).from(accounts).where(eq(accounts.schooltypeId, id))
  return { workshops: used?.workshops ?? 0, accounts: had?.accounts ?? 0 }
}
