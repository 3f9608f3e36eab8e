import type { DatevSettings } from '@tafelrunde/contract/admin/money/datev'
import { datevFileName } from '@tafelrunde/contract/admin/money/datev-exports'
import type { Db } from '../../../platform/db/database.ts'
import { InvalidField, orNotFound } from '../../../platform/refusals.ts'
import { settlementNumber } from '../../settlements/settlements.rules.ts'
import { readDocument } from '../../settlements/settlements.service.ts'
import { readInvoiceContent } from '../invoices.reader.ts'
import { paperName } from '../invoices.texts.ts'
import * as queries from './datev.queries.ts'
import * as texts from './datev.texts.ts'
import { readDatev } from './datev-settings.service.ts'
import * as exports from './exports.queries.ts'
import { bookingFile, type Posting } from './extf.rules.ts'
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
  if (parts.settlements && [creditor, fee, travel, expenses, payments.bank, payments.fees].includes(null))
    throw new InvalidField('settlements', texts.noSettlementAccounts)
}

/** The same for settlements with what somebody waived as a donation. */
export const needDonations = (settlements: SettlementMovement[], accounts: DatevSettings['settlements']) => {
  if (accounts.donations === null && settlements.some(({ donated }) => donated > 0))
    throw new InvalidField('settlements', texts.noDonationAccount)
}

export const readExport = async (db: Db, id: number) => orNotFound(await exports.findExport(db, id))

/** Where the bytes of a paper come from when it is its turn. */
type PaperSource = { file: string } | { settlement: number; version: number }
/** A paper that postings are of. */
export type BookedPaper = { name: string; guid: string } & PaperSource

type Guid = (name: string) => string

/**
 * What an export has, with the accounts of now, and the papers of its invoices and settlements, each once. `guidOf` names
 * a paper; without one, postings name none.
 */
export const readPostings = async (db: Db, id: number, guidOf?: Guid) => {
  const { throughInvoice, onlyNew, ...row } = await readExport(db, id)
  const settings = await readDatev(db)
  needSettings(settings, { payments: row.payments !== null, settlements: row.settlements !== null })
  const papers = new Map<string, BookedPaper>()
  const ofPaper = (postings: Posting[], name: string, source: PaperSource) => {
    if (!guidOf) return postings
    const guid = guidOf(name)
    papers.set(guid, { name, guid, ...source })
    return postings.map(posting => ({ ...posting, guid }))
  }
  const days = { ...momentsOf(row), through: throughInvoice, newBefore: onlyNew ? id : undefined }
  const documents = await queries.findDocuments(db, days)
  const invoices = documents.flatMap(({ document, costCentre, file, ...named }) =>
    ofPaper(invoicePostings(readInvoiceContent(document), costCentre, settings), paperName(named), { file }),
  )
  const payments = await items.findOf<Movement>(db, paymentItems, id)
  const paid = payments.flatMap(movement => paymentPosting(movement, settings) ?? [])
  const settled = await items.findOf<SettlementMovement & { document: unknown }>(db, settlementItems, id)
  needDonations(settled, settings.settlements)
  const owed = settled.flatMap(({ document, ...movement }) => {
    const content = readDocument(document)
    const postings = settlementPostings(movement, content, settings)
    const { settlement, source } = movement
    if (source !== 'settlement' && source !== 'settlement_back') return postings
    const name = texts.settlementPaperName(settlementNumber(settlement, content.event, content.version))
    return ofPaper(postings, name, { settlement, version: content.version })
  })
  return { row, settings, postings: [...invoices, ...paid, ...owed], papers: [...papers.values()] }
}

/** What an export has as DATEV reads it. */
export const exportFile = async (db: Db, id: number) => {
  const { row, settings, postings } = await readPostings(db, id)
  const text = bookingFile(settings, row, postings, row.createdAt)
  return { name: datevFileName(row), bytes: inWindows1252(text) }
}
