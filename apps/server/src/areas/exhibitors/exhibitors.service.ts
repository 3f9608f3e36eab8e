import type { Db, Tx } from '../../platform/db/database.ts'
import { NotFound } from '../../platform/refusals.ts'
import { findExhibitor, findExhibitorsOf, leaveExhibitors } from './exhibitors.queries.ts'

/** An exhibitor's entry in the directory. */
export const readExhibitor = async (db: Db, isStaff: boolean, id: number) => {
  const row = await findExhibitor(db, isStaff, id)
  if (!row) throw new NotFound()
  return row
}

/** Takes an account away from the companies that it acts for; their entries stay, they are no persons. */
export const forgetExhibitor = async (tx: Tx, accountId: number) => {
  await leaveExhibitors(tx, accountId)
}

/** The companies that an account acts for. */
export const exportExhibitors = (db: Db, accountId: number) => findExhibitorsOf(db, accountId)
