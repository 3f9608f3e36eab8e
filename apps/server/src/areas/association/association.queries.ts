import type { Db } from '../../platform/db/database.ts'
import { association } from './association.tables.ts'

export const findAssociation = async (db: Db) => {
  const [row] = await db.select().from(association)
  if (!row) throw new Error('the first migration makes the one row')
  return row
}
