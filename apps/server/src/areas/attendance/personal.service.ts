import type { Db } from '../../platform/db/database.ts'
import { findMarksAbout } from './marks.queries.ts'

/** What was recorded about an account at doors, for its owner to read. */
export const exportAttendance = (db: Db, accountId: number) => findMarksAbout(db, accountId)
