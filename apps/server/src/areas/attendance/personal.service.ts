import type { Db } from '../../platform/db/database.ts'
import { findEntriesOf } from './entrance/entrance.queries.ts'
import { findMarksAbout } from './marks.queries.ts'

/** What was recorded about an account at doors, for its owner to read. */
export const exportAttendance = (db: Db, accountId: number) => findMarksAbout(db, accountId)

/** When an account came in at which event, for its owner to read. */
export const exportEntries = (db: Db, accountId: number) => findEntriesOf(db, accountId)
