import type { Db, Tx } from '../../platform/db/database.ts'
import { association } from './association.tables.ts'

type AssociationRow = typeof association.$inferSelect

const theOne = ([row]: AssociationRow[]) => {
  if (!row) throw new Error('the first migration makes the one row')
  return row
}

export const findAssociation = async (db: Db) => theOne(await db.select().from(association))

/** Its row, which nobody else changes until the transaction ends. */
export const lockAssociation = async (tx: Tx) => theOne(await tx.select().from(association).for('update'))

export const updateAssociation = (tx: Tx, changes: Partial<AssociationRow>) =>
  tx.update(association).set(changes)
