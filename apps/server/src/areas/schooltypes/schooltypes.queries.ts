import { count } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { schooltypes } from './schooltypes.tables.ts'

export const findSchooltypes = async (db: Db, { limit, offset }: Page) => {
  const [total] = await db.select({ count: count() }).from(schooltypes)
  const rows = await db
    .select()
    .from(schooltypes)
    .orderBy(schooltypes.name, schooltypes.id)
    .limit(limit)
    .offset(offset)
  return { count: total?.count ?? 0, rows }
}
