import type { Db, Tx } from '../../platform/db/database.ts'
import { everything } from '../../platform/db/filters.ts'
import { findExhibitorsOf, leaveExhibitors } from './exhibitors.queries.ts'
import { findOrders } from './orders.queries.ts'
import { tellOrders } from './orders.service.ts'
import { forgetIdle, leaveOrders, lockOrdersOf } from './personal.queries.ts'
import { releaseStock } from './stock.service.ts'

/**
 * Takes an account away from the companies that it acts for; their entries stay, they are no persons. Orders that
 * nobody has decided on are cancelled; of all that never became a contract only figures stay. What was confirmed
 * stays as it is: tax law wants it kept for years (§ 147 AO).
 */
export const forgetExhibitor = async (tx: Tx, accountId: number) => {
  const all = await lockOrdersOf(tx, accountId)
  for (const order of all.filter(({ state }) => state === 'ordered')) await releaseStock(tx, order)
  await forgetIdle(tx, accountId)
  await leaveOrders(tx, accountId)
  await leaveExhibitors(tx, accountId)
}

/** The companies that an account acts for, and what it has ordered. */
export const exportExhibitor = async (db: Db, accountId: number) => {
  const { rows } = await findOrders(db, accountId, everything)
  const orders = (await tellOrders(db, rows)).map(({ answer }) => answer)
  return { companies: await findExhibitorsOf(db, accountId), orders }
}
