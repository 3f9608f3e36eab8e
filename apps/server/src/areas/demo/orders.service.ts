import type { Tx } from '../../platform/db/database.ts'
import { putExhibition } from '../exhibitions/exhibitions.service.ts'
import { writeOrder } from '../exhibitions/orders/place-order.service.ts'
import { releaseStock } from '../exhibitions/orders/stock.service.ts'
import { exhibition, orderDeadlines, orders } from './content/orders.content.ts'
import { decideOrder } from './demo.queries.ts'
import { idOf } from './demo.rules.ts'

type Ids = ReadonlyMap<string, number>
const day = 86_400_000

const nothing = { places: [], chairs: 0, power: false, wifi: false, persons: 0, catering: 0 }
const unsaid = { country: 'DE', vat_id: '', contact_phone: '', reference: '', leitweg_id: '', remarks: '' }

/** What exhibitors can order, and who has: as the office would, so that it also counts what is on already. */
export const seedOrders = async (tx: Tx, accounts: Ids, eventIds: Ids, now: Date) => {
  const daysBefore = (days: number) => new Date(now.getTime() - days * day)
  for (const [event, days] of Object.entries(orderDeadlines)) {
    const until = days === null ? null : daysBefore(days)
    await putExhibition(tx, idOf(eventIds, event), { ...exhibition, orders_until: until })
  }
  for (const { account, event: key, daysAgo, state, declineRemark = '', wish, ...address } of orders) {
    const event = idOf(eventIds, key)
    const by = { id: account === undefined ? 0 : idOf(accounts, account), isStaff: true }
    const facts = { ...unsaid, ...address, ...nothing, ...wish, event }
    const id = await writeOrder(tx, by, facts, daysBefore(daysAgo))
    await decideOrder(tx, id, { state, declineRemark })
    if (state === 'declined') await releaseStock(tx, { id, eventId: event })
  }
}
