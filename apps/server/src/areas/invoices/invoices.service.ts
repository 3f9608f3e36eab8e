import type { ListedInvoice } from '@tafelrunde/contract/admin/money/invoices'
import type { Invoice } from '@tafelrunde/contract/admin/money/orders'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { Caller } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/database.ts'
import type { ListQuery } from '../../platform/db/filters.ts'
import { NotFound, orNotFound } from '../../platform/refusals.ts'
import { readFile } from '../storage/storage.service.ts'
import * as queries from './invoices.queries.ts'
import { readInvoiceContent } from './invoices.reader.ts'
import { paperName, xmlName } from './invoices.texts.ts'
import {
  findInvoices,
  findRemindable,
  type InvoiceFilters,
  type ListedRow,
  sumInvoices,
} from './list-invoices.queries.ts'

type Row = Pick<
  queries.InvoiceRow,
  'id' | 'number' | 'kind' | 'orderId' | 'issuedAt' | 'grossCents' | 'cancels' | 'corrects'
>

export const toInvoice = ({ id, number, kind, orderId, issuedAt, ...row }: Row): Invoice => ({
  id,
  number,
  kind,
  order: orderId,
  issued: issuedAt,
  gross_cents: row.grossCents,
  cancels: row.cancels,
  corrects: row.corrects,
})

/** The net sum and the VAT of each rate, as the paper says them. */
const tellTaxes = (document: unknown) => {
  const { sums, taxes } = readInvoiceContent(document)
  const charged = taxes.filter(({ vatPercent }) => vatPercent > 0)
  return { net_cents: sums.net, vat: charged.map(tax => ({ percent: tax.vatPercent, cents: tax.vatCents })) }
}

const toListedInvoice = (row: ListedRow): ListedInvoice => ({
  ...toInvoice(row),
  company: row.company,
  event_name: row.eventName,
  due: row.dueOn,
  state: row.state,
  paid_cents:
    row.state === 'open' || row.state === 'paid' ? row.grossCents + row.creditedCents - row.openCents : 0,
  open_cents: row.openCents,
  credit_cents: row.creditCents,
  paid_on: row.paidOn,
  credited_cents: row.creditedCents,
  ...tellTaxes(row.document),
  payments: row.payments,
  reminders: row.reminders.map(({ step, sent }) => ({ step, sent: new Date(sent) })),
  overdue_days: row.overdueDays,
})

/** The office's list, as overdue as it is on the day in Berlin. */
export const listInvoices = async (
  { db, clock }: Pick<Deps, 'clock'> & { db: Db },
  query: ListQuery & InvoiceFilters,
) => {
  const { count, rows } = await findInvoices(db, query, berlinDay(clock.now()))
  return { count, rows: rows.map(toListedInvoice) }
}

/** What is open of the invoices with these filters, what of it overdue, what was paid too much, and of how many it is time to remind. */
export const sumOpenInvoices = async ({ db, clock }: Pick<Deps, 'clock' | 'db'>, query: InvoiceFilters) => {
  const now = clock.now()
  const today = berlinDay(now)
  const due = await findRemindable(db, query, { today, now })
  return { ...(await sumInvoices(db, query, today)), to_remind: due.length }
}

/** An invoice, whosever it is. */
export const readInvoice = async (db: Db, id: number) => {
  const row = orNotFound(await queries.findInvoice(db, id))
  return row
}

/** An invoice of the caller's own orders, any for staff. */
const readOwn = async (db: Db, caller: Caller, id: number) => {
  const row = await readInvoice(db, id)
  if (row.accountId !== caller.id && !caller.isStaff) throw new NotFound()
  return row
}

/** The paper as it was written, with its name. */
export const readInvoicePaper = async (db: Db, caller: Caller, id: number) => {
  const row = await readOwn(db, caller, id)
  return { name: paperName(row), bytes: (await readFile(db, row.file)).bytes }
}

/** The same as XRechnung. */
export const readInvoiceXml = async (db: Db, caller: Caller, id: number) => {
  const row = await readOwn(db, caller, id)
  return { name: xmlName(row), xml: (await queries.findDocument(db, row.id))?.xml ?? '' }
}

/** An invoice and what credits some of it, as they were written, the oldest first. */
export const readWithCredits = async (db: Db, id: number) => {
  const content = readInvoiceContent((await queries.findDocument(db, id))?.document)
  const rows = await queries.findCredits(db, id)
  return { content, credits: rows.map(({ document }) => readInvoiceContent(document)) }
}

/** An invoice of this event by its number. */
export const findNumbered = async (db: Db, eventId: number, number: string) => {
  const row = await queries.findInvoiceByNumber(db, number)
  if (row?.eventId !== eventId) throw new NotFound()
  return row
}
