import { pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../../platform/db/columns.ts'

export const schooltypes = pgTable('schooltypes', {
  id: id(),
  name: text().notNull().unique(),
})
