import { count } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { filtersOf, type ListQuery } from '../../platform/db/filters.ts'
import { schooltypes } from './schooltypes.tables.ts'

export const findSchooltypes = async (db: Db, query: ListQuery) => {
  const where = filtersOf(query, { id: schooltypes.id }, [schooltypes.name])
  const [total] = await db.select({ count: count() }).from(schooltypes).where(where)
  const rows = await db
    .select()
    .from(schooltypes)
    .where(where)
    .orderBy(schooltypes.name, schooltypes.id)
    .limit(query.limit)
    .offset(query.offset)
  return { count: total?.count ?? 0, rows }
}
