import type { DatevSettings } from '@tafelrunde/contract/admin/money/datev'
import { datevFileName } from '@tafelrunde/contract/admin/money/datev-exports'
import type { Db } from '../../../platform/db/database.ts'
import { InvalidField, orNotFound } from '../../../platform/refusals.ts'
import { readDocument } from '../../settlements/settlements.service.ts'
import { readInvoiceContent } from '../invoices.reader.ts'
import * as queries from './datev.queries.ts'
import * as texts from './datev.texts.ts'
import { readDatev } from './datev-settings.service.ts'
import * as exports from './exports.queries.ts'
import { bookingFile } from './extf.rules.ts'
import * as items from './items.queries.ts'
import { inWindows1252 } from './latin.rules.ts'
import { type Movement, paymentPosting } from './payment-postings.rules.ts'
import { paymentItems } from './payments.queries.ts'
import { momentsOf } from './periods.service.ts'
import { invoicePostings } from './postings.rules.ts'
import { type SettlementMovement, settlementPostings } from './settlement-postings.rules.ts'
import { settlementItems } from './settlements.queries.ts'

/** Refuses as long as a file would lack what nobody has said yet. */
export const needSettings = (
  { consultant, payments, settlements }: DatevSettings,
  parts: { payments: boolean; settlements: boolean },
) => {
  if (consultant === null) throw new InvalidField('consultant', texts.noNumbers)
  if (parts.payments && Object.values(payments).includes(null))
    throw new InvalidField('payments', texts.noPaymentAccounts)
  const { creditor, fee, travel, expenses } = settlements
  if (parts.settlements && [creditor, fee, travel, expenses, payments.bank].includes(null))
    throw new InvalidField('settlements', texts.noSettlementAccounts)
}

export const readExport = async (db: Db, id: number) => orNotFound(await exports.findExport(db, id))

/** What an export has as DATEV reads it, with the accounts of now. */
export const exportFile = async (db: Db, id: number) => {
  const { createdAt, throughInvoice, onlyNew, ...row } = await readExport(db, id)
  const settings = await readDatev(db)
  needSettings(settings, { payments: row.payments !== null, settlements: row.settlements !== null })
  const days = { ...momentsOf(row), through: throughInvoice, newBefore: onlyNew ? id : undefined }
  const documents = await queries.findDocuments(db, days)
  const invoices = documents.flatMap(({ document, costCentre }) =>
    invoicePostings(readInvoiceContent(document), costCentre, settings),
  )
  const payments = await items.findOf<Movement>(db, paymentItems, id)
  const paid = payments.flatMap(movement => paymentPosting(movement, settings) ?? [])
  const settled = await items.findOf<SettlementMovement & { document: unknown }>(db, settlementItems, id)
  const owed = settled.flatMap(({ document, ...movement }) =>
    settlementPostings(movement, readDocument(document), settings),
  )
  const text = bookingFile(settings, row, [...invoices, ...paid, ...owed], createdAt)
  return { name: datevFileName(row), bytes: inWindows1252(text) }
}
