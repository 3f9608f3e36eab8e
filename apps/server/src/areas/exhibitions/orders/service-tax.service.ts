import { isTaxedAlike, taxFor } from '@tafelrunde/contract/values/tax'
import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { NotFound } from '../../../platform/refusals.ts'
import { inOrder, itemTax } from '../exhibitions.rules.ts'
import { readTaxFacts } from '../exhibitions.service.ts'
import * as queries from './orders.queries.ts'
import { tellOrders } from './orders.service.ts'
import { retaxPosition } from './stock.queries.ts'

/**
 * An order as it is taxed on the event's last day, for its buyer as they are now (§ 27 Abs. 1 UStG: the law of the day of the service
 * holds), and which positions are taxed otherwise by that than the order says. Writes nothing.
 */
export const taxOnLastDay = async (db: Db, row: queries.OrderRow) => {
  const facts = await readTaxFacts(db)
  const items = (await queries.findOrderedItems(db, [row.order.id])).map(item => ({
    ordered: item,
    now: { ...item, ...taxFor(itemTax(item.listed, row, facts), row.order) },
  }))
  const [told] = await tellOrders(
    db,
    [row],
    items.map(({ now }) => now),
  )
  if (!told) throw new NotFound()
  const changed = items.filter(({ ordered, now }) => !isTaxedAlike(ordered, now))
  return { answer: told.answer, changes: inOrder(changed.map(({ ordered, now }) => ({ ...now, ordered }))) }
}

type Taxed = Awaited<ReturnType<typeof taxOnLastDay>>

/** Has an order say the tax that its invoice says, in the caller's transaction, which has locked it. */
export const keepServiceTax = async (tx: Tx, { clock }: Pick<Deps, 'clock'>, { answer, changes }: Taxed) => {
  if (changes.length === 0) return
  for (const position of changes) await retaxPosition(tx, position.id, position)
  await queries.updateOrder(tx, answer.id, { datedAt: clock.now() })
}
