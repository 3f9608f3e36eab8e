import type { ExhibitionTerms, HallFields } from '@tafelrunde/contract/admin/money/orders'
import { usualDaysToPay } from '@tafelrunde/contract/admin/money/price-lists'
import type { ItemKind } from '@tafelrunde/contract/exhibitions/orders'
import { findFigures } from '../../common/tax.queries.ts'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { InvalidField, InvalidFields, NotFound, Refusal } from '../../platform/refusals.ts'
import { readSmallBusinessDays } from '../association/small-business.service.ts'
import { readEvent } from '../events/events.service.ts'
import { fileUrl } from '../storage/storage.rules.ts'
import { dropFile } from '../storage/storage.service.ts'
import { keptTerms } from './ending-terms.rules.ts'
import * as queries from './exhibitions.queries.ts'
import { readHall } from './exhibitions.reader.ts'
import { listedTax, toExhibition, toHall, wrongHall, wrongTerms } from './exhibitions.rules.ts'
import * as texts from './exhibitions.texts.ts'

type Needs = Pick<Deps, 'clock' | 'config'> & { db: Db }

/** What the tax of an item depends on besides the price list. */
export const readTaxFacts = async (db: Db) => ({
  figures: await findFigures(db),
  smallBusinessDays: await readSmallBusinessDays(db),
})

const tell = async ({ db, clock, config }: Needs, rows: queries.ExhibitionRow[]) => {
  const ids = rows.map(({ event }) => event.id)
  const items = await queries.findItems(db, ids)
  const tables = await queries.findHallTables(db, ids)
  const taxFacts = await readTaxFacts(db)
  return rows.map(row => {
    const isHere = ({ eventId }: { eventId: number }) => eventId === row.event.id
    return toExhibition(row, {
      items: items.filter(isHere),
      hall: toHall(
        readHall(row.exhibition.hall),
        tables.filter(isHere),
        fileUrl(config.APP_URL, row.hallImage),
      ),
      ...taxFacts,
      now: clock.now(),
    })
  })
}

/** What exhibitors can order, by event. */
export const listExhibitions = async (deps: Deps, page: Page) => {
  const { count, rows } = await queries.findExhibitions(deps.db, deps.clock.now(), page)
  return { count, rows: await tell(deps, rows) }
}

/** What exhibitors can order for an event, or could; 404 where nothing was ever offered. */
export const readExhibition = async (deps: Deps, eventId: number) => {
  const row = await queries.findExhibition(deps.db, eventId)
  const [told] = row ? await tell(deps, [row]) : []
  if (!told) throw new NotFound()
  return told
}

/** What is wrong with a hall, each as a fault of the field. */
export const hallFaults = (hall: HallFields) => {
  const wrong = wrongHall(hall)
  return [
    ...(wrong.placeTwice ? [new InvalidField('hall', texts.placeTwice(wrong.placeTwice))] : []),
    ...(wrong.sameSpot ? [new InvalidField('hall', texts.sameSpot)] : []),
    ...(wrong.outside ? [new InvalidField('hall', texts.outside(wrong.outside))] : []),
  ]
}

const checkTerms = (terms: ExhibitionTerms) => {
  const wrong = wrongTerms(terms)
  const fields = [
    ...(wrong.noExemption ? [new InvalidField('items', texts.noExemption(wrong.noExemption))] : []),
    ...(wrong.noTables ? [new InvalidField('items', texts.noTables)] : []),
    ...(wrong.kindTwice ? [new InvalidField('items', texts.kindTwice)] : []),
    ...(terms.hall ? hallFaults(terms.hall) : []),
  ]
  if (fields.length > 0) throw new InvalidFields(fields)
}

/** Refuses what would take away what somebody has ordered. */
export const checkItemsOrdered = async (
  tx: Tx,
  eventId: number,
  items: { kind: ItemKind; stock?: number | null | undefined }[],
) => {
  for (const { kind, name, taken, isOrdered } of await queries.findItems(tx, [eventId])) {
    const wanted = items.find(item => item.kind === kind)
    if (!wanted && isOrdered) throw new Refusal('state', texts.stillOrdered(name))
    if (wanted && taken > (wanted.stock ?? taken)) throw new Refusal('state', texts.moreTaken(name, taken))
  }
}

/** Refuses to take away a table that is somebody's. */
const checkTablesOrdered = async (tx: Tx, eventId: number, tables: HallFields['tables']) => {
  const places = new Set(tables.map(({ place }) => place))
  for (const { place, orderId } of await queries.findHallTables(tx, [eventId]))
    if (orderId !== null && !places.has(place)) throw new Refusal('state', texts.placeTaken(place))
}

/** Takes the drawing of an event's hall away, in the caller's transaction. */
export const forgetHallImage = async (tx: Tx, eventId: number) => {
  const image = await queries.deleteHallImage(tx, eventId)
  if (image) await dropFile(tx, image)
}

/** Writes the hall of an event that offers something, in the caller's transaction; null: none. */
export const putHall = async (tx: Tx, eventId: number, fields: HallFields | null) => {
  const { tables = [], ...hall } = fields ?? {}
  await checkTablesOrdered(tx, eventId, tables)
  await queries.putExhibition(tx, { eventId, hall: fields ? hall : null })
  await queries.putHallTables(tx, eventId, tables)
  if (!fields) await forgetHallImage(tx, eventId)
}

/** Writes what an event offers, in the caller's transaction. */
export const putExhibition = async (tx: Tx, eventId: number, terms: ExhibitionTerms) => {
  const { orders_until: ordersUntil = null, days_to_pay: daysToPay = usualDaysToPay } = terms
  const ending = keptTerms(terms.ending_terms ?? [])
  await queries.putExhibition(tx, { eventId, ordersUntil, daysToPay, ...ending })
  await checkItemsOrdered(tx, eventId, terms.items)
  await queries.putItems(
    tx,
    eventId,
    terms.items.map(item => ({
      kind: item.kind,
      name: item.name,
      unitCents: item.unit_cents,
      stock: item.stock ?? null,
      ...listedTax(terms, item),
    })),
  )
  await putHall(tx, eventId, terms.hall ?? null)
}

/** Replaces what an event offers; what was ordered before keeps its prices. */
export const replaceExhibition = async (deps: Deps, eventId: number, terms: ExhibitionTerms) => {
  await readEvent(deps.db, true, eventId)
  checkTerms(terms)
  return inTransaction(deps.db, async tx => {
    await putExhibition(tx, eventId, terms)
    const row = await queries.findExhibition(tx, eventId)
    const [told] = row ? await tell({ ...deps, db: tx }, [row]) : []
    if (!told) throw new NotFound()
    return told
  })
}
