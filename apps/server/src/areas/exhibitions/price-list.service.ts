import {
  type PriceList,
  type PriceListFields,
  usualDaysToPay,
} from '@tafelrunde/contract/admin/money/price-lists'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction } from '../../platform/db/database.ts'
import { checkSeen, type Subjects, versionOf } from '../audit/audit.service.ts'
import { lockForChange, readEvent } from '../events/events.service.ts'
import { keptTerms } from './ending-terms.rules.ts'
import * as queries from './exhibitions.queries.ts'
import { checkItemsOrdered } from './exhibitions.service.ts'
import { offeredItems, toPriceList } from './price-list.rules.ts'

/** Where an event's price list is written. */
export const priceSubjects: Subjects = ['exhibitions', 'price_items']

/** An event's price list for the office; empty where there is none yet. */
export const readPriceList = async (db: Db, eventId: number): Promise<PriceList> => {
  const { event } = await readEvent(db, true, eventId)
  const row = await queries.findExhibition(db, eventId)
  const items = await queries.findItems(db, [eventId])
  return {
    ...toPriceList(event, row?.exhibition, items),
    version: await versionOf(db, priceSubjects, eventId),
  }
}

/** Days until an invoice of an event that is written now is to be paid. */
export const readDaysToPay = async (db: Db, eventId: number) =>
  (await queries.findExhibition(db, eventId))?.exhibition.daysToPay ?? usualDaysToPay

/** Changes it as its changer saw it. The hall stays as it is, and so does the price of what was ordered before. */
export const changePriceList = (
  deps: Deps,
  eventId: number,
  { version, ...fields }: PriceListFields & { version: number },
) =>
  inTransaction(deps.db, async tx => {
    await lockForChange(tx, eventId)
    await checkSeen(tx, priceSubjects, eventId, version)
    const items = offeredItems(fields)
    await queries.putExhibition(tx, {
      eventId,
      ordersUntil: fields.orders_until,
      daysToPay: fields.days_to_pay,
      ...keptTerms(fields.ending_terms),
    })
    await checkItemsOrdered(tx, eventId, items)
    await queries.putItems(tx, eventId, items)
    return readPriceList(tx, eventId)
  })
