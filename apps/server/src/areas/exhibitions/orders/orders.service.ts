import type { OrderState } from '@tafelrunde/contract/exhibitions/orders'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Page } from '../../../platform/db/filters.ts'
import { NotFound } from '../../../platform/refusals.ts'
import { readAssociation } from '../../association/association.service.ts'
import { checkEventFilter } from '../../events/events.service.ts'
import { toOrder } from './orders.answer.rules.ts'
import { orderDocument } from './orders.document.ts'
import * as queries from './orders.queries.ts'
import { orderPaperTitle } from './orders.texts.ts'

type OrderedItem = Awaited<ReturnType<typeof queries.findOrderedItems>>[number]

/** Each order with its event, and as the contract words it: with what it has, or with these items. */
export const tellOrders = async (db: Db, rows: queries.OrderRow[], told?: OrderedItem[]) => {
  const ids = rows.map(({ order }) => order.id)
  const items = told ?? (await queries.findOrderedItems(db, ids))
  const places = await queries.findPlaces(db, ids)
  const invoices = await queries.findValidInvoices(db, ids)
  return rows.map(row => {
    const isOwn = ({ orderId }: { orderId: number | null }) => orderId === row.order.id
    const invoice = invoices.find(isOwn)
    const answer = toOrder(row, {
      items: items.filter(isOwn),
      places: places.filter(isOwn).map(({ place }) => place),
      invoice: invoice ? { id: invoice.id, number: invoice.number, credits: invoice.credits } : null,
    })
    return { row, answer }
  })
}

type Filters = Page & { event?: number | undefined; state?: OrderState | undefined }

/** The own orders, all for staff. */
export const listOrders = async ({ db }: Pick<Deps, 'db'>, caller: Caller, query: Filters) => {
  await checkEventFilter(db, caller.isStaff, query.event)
  const { count, rows } = await queries.findOrders(db, caller.isStaff ? undefined : caller.id, query)
  return { count, rows: (await tellOrders(db, rows)).map(({ answer }) => answer) }
}

/** An order of the caller's own, any for staff. */
export const readOrder = async (db: Db, caller: Caller, id: number) => {
  const row = await queries.findOrder(db, id)
  if (!row || (row.order.accountId !== caller.id && !caller.isStaff)) throw new NotFound()
  const [told] = await tellOrders(db, [row])
  if (!told) throw new NotFound()
  return told
}

/** The same, and nobody else changes it until the transaction ends. */
export const lockOrder = async (tx: Tx, caller: Caller, id: number) => {
  await queries.lockOrder(tx, id)
  return readOrder(tx, caller, id)
}

/** What was ordered as a PDF; once the office has confirmed it, it is the Auftragsbestätigung. */
export const drawOrder = async (deps: Deps, caller: Caller, id: number) => {
  const { row, answer } = await readOrder(deps.db, caller, id)
  const { name, street, postalCode, city, email, phone, website } = await readAssociation(deps.db)
  const association = { name, street, postalCode, city, email, phone, website }
  const document = orderDocument(answer, row.event, association, row.order.datedAt)
  const title = orderPaperTitle(document.title, document.number)
  return {
    answer,
    title,
    name: `${title}.pdf`,
    bytes: await deps.papers.draw('order-confirmation', document, caller.id),
  }
}
