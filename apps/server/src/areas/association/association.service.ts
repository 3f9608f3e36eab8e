import type { Db } from '../../platform/db/database.ts'
import * as queries from './association.queries.ts'

/** Who runs this Tafelrunde, for the head and foot of what is written in its name. */
export const readAssociation = (db: Db) => queries.findAssociation(db)
