import type { Invoice } from '@tafelrunde/contract/admin/orders'
import type { Caller } from '../../common/people.rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { NotFound, orNotFound } from '../../platform/refusals.ts'
import { readFile } from '../storage/storage.service.ts'
import * as queries from './invoices.queries.ts'
import { paperName, xmlName } from './invoices.texts.ts'

export const toInvoice = ({ id, number, kind, orderId, issuedAt, ...row }: queries.InvoiceRow): Invoice => ({
  id,
  number,
  kind,
  order: orderId,
  issued: issuedAt,
  gross_cents: row.grossCents,
  cancels: row.cancels,
})

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

/** An invoice of this event by its number. */
export const findNumbered = async (db: Db, eventId: number, number: string) => {
  const row = await queries.findInvoiceByNumber(db, number)
  if (row?.eventId !== eventId) throw new NotFound()
  return row
}
