import type { Db } from '../platform/db/database.ts'
import { taxFigures } from './tax.tables.ts'

/** Figures of the law, of all times. */
export const findFigures = (db: Db) => db.select().from(taxFigures)
