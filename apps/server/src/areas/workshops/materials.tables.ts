import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment } from '../../platform/db/columns.ts'
import { files } from '../storage/storage.tables.ts'
import { workshops } from './workshops.tables.ts'

/** A file that a lecturer gives to the participants of a workshop. */
export const materials = pgTable(
  'materials',
  {
    id: id(),
    workshopId: belongsTo('workshop_id', () => workshops.id),
    name: text().notNull(),
    file: text()
      .notNull()
      .references(() => files.hash),
    /** Bytes. */
    size: integer().notNull(),
    visibleFrom: moment('visible_from').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  material => [
    index('materials_by_workshop').on(material.workshopId),
    index('materials_by_file').on(material.file),
  ],
)
