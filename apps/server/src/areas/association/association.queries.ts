import { asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { files } from '../storage/storage.tables.ts'
import { association, smallBusinessDays } from './association.tables.ts'

type AssociationRow = typeof association.$inferSelect

const theOne = ([row]: AssociationRow[]) => {
  if (!row) throw new Error('the first migration makes the one row')
  return row
}

export const findAssociation = async (db: Db) => theOne(await db.select().from(association))

export const findLogo = async (db: Db) => {
  const [row] = await db
    .select({ bytes: files.bytes })
    .from(association)
    .innerJoin(files, eq(files.hash, association.logo))
  return row?.bytes
}

/** Its row, which nobody else changes until the transaction ends. */
export const lockAssociation = async (tx: Tx) => theOne(await tx.select().from(association).for('update'))

export const updateAssociation = (tx: Tx, changes: Partial<AssociationRow>) =>
  tx.update(association).set(changes)

/** Since when it is Kleinunternehmer, and since when not, the earliest first. */
export const findSmallBusinessDays = (db: Db) =>
  db
    .select({ validFrom: smallBusinessDays.validFrom, smallBusiness: smallBusinessDays.smallBusiness })
    .from(smallBusinessDays)
    .orderBy(asc(smallBusinessDays.validFrom))

/** Writes what holds from a day on. What says the same as the one before it is none any more. */
export const putSmallBusinessDay = async (tx: Tx, validFrom: string, smallBusiness: boolean) => {
  await tx
    .insert(smallBusinessDays)
    .values({ validFrom, smallBusiness })
    .onConflictDoUpdate({ target: smallBusinessDays.validFrom, set: { smallBusiness } })
  await tx.execute(sql`
    delete from small_business_days where valid_from in (
      select valid_from from (
        select valid_from, small_business = lag(small_business, 1, false) over (order by valid_from) as repeated
        from small_business_days) days
      where repeated)`)
}
