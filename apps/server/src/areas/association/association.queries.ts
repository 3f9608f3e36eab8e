import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { files } from '../storage/storage.tables.ts'
import { association } from './association.tables.ts'

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
