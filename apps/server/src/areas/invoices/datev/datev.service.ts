import type { DatevSettings } from '@tafelrunde/contract/admin/money/datev'
import {
  type DatevExport,
  datevFileName,
  type makeDatevExport,
} from '@tafelrunde/contract/admin/money/datev-exports'
import type * as z from 'zod/mini'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction } from '../../../platform/db/database.ts'
import type { Page } from '../../../platform/db/filters.ts'
import { keepNothing } from '../../../platform/idempotency.ts'
import { InvalidField, orNotFound, Refusal } from '../../../platform/refusals.ts'
import { nameOf } from '../../accounts/accounts.service.ts'
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
import { momentsOf, periodOf } from './periods.service.ts'
import { invoicePostings } from './postings.rules.ts'

const tell = ({ id, from, until, createdAt, madeBy, ...row }: exports.ExportRow): DatevExport => ({
  id,
  from,
  until,
  created: createdAt,
  by: madeBy,
  invoices: row.invoices,
  cents: row.cents,
  payments: row.payments,
  payment_cents: row.paymentCents,
  only_new: row.onlyNew,
})

/** No export has an id like that: all are before it. */
const afterAll = 2 ** 31 - 1

type Days = { from: string; until: string }

/** What a period has, or what of it no export had. */
const lookAt = async (db: Db, { from, until }: Days, onlyNew: boolean) => {
  const moments = momentsOf({ from, until })
  const find = onlyNew ? items.findNew : items.findAll
  const movements = await find<Movement>(db, paymentItems, { from, until })
  return {
    ...(await queries.sumInvoices(db, { ...moments, newBefore: onlyNew ? afterAll : undefined })),
    movements,
    paymentCents: movements.reduce((sum, { cents }) => sum + cents, 0),
  }
}

type Asked = { from?: string | undefined; until?: string | undefined; only_new?: string | undefined }

/** What a period has, or what of it no export had, and which exports have days of it. */
export const sumDatev = async ({ db }: Pick<Deps, 'db'>, { only_new: onlyNew, ...asked }: Asked) => {
  const { from, until } = await periodOf(db, asked)
  const exported = await exports.findOverlapping(db, { from, until })
  const { invoices, cents, movements, paymentCents } = await lookAt(db, { from, until }, onlyNew === 'true')
  return {
    invoices,
    cents,
    payments: movements.length,
    payment_cents: paymentCents,
    exported: exported.map(tell),
  }
}

export const listExports = async ({ db }: Pick<Deps, 'db'>, page: Page) => {
  const { count, rows } = await exports.findExports(db, page)
  return { count, rows: rows.map(tell) }
}

/** Refuses as long as a file would lack what nobody has said yet. */
const needSettings = (settings: DatevSettings, hasPayments: boolean) => {
  if (settings.consultant === null) throw new InvalidField('consultant', texts.noNumbers)
  if (hasPayments && Object.values(settings.payments).includes(null))
    throw new InvalidField('payments', texts.noPaymentAccounts)
}

type Wish = z.infer<typeof makeDatevExport.schema.body>

/**
 * Notes that a period goes to the tax adviser. Refused where another export has days of it that whoever asks has not
 * seen: its postings would be in the books twice.
 */
export const makeExport = async (deps: Deps, caller: Caller, wish: Wish, keep = keepNothing) => {
  const madeBy = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    await queries.lockNumbers(tx)
    const { settings, from, until } = await periodOf(tx, wish)
    needSettings(settings, wish.payments)
    const [latest] = await exports.findOverlapping(tx, { from, until })
    if ((latest?.id ?? null) !== wish.seen) throw new Refusal('changed', texts.exportedMeanwhile)
    const { invoices, cents, ...paid } = await lookAt(tx, { from, until }, wish.only_new)
    const movements = wish.payments ? paid.movements : []
    if (invoices + movements.length === 0) throw new Refusal('state', texts.nothingToPost)
    const row = await exports.insertExport(tx, {
      from,
      until,
      createdAt: deps.clock.now(),
      madeBy,
      invoices,
      cents,
      throughInvoice: (await queries.findLastInvoice(tx)) ?? null,
      payments: wish.payments ? movements.length : null,
      paymentCents: wish.payments ? paid.paymentCents : 0,
      onlyNew: wish.only_new,
    })
    await items.insertItems(tx, row.id, movements)
    const answer = tell(row)
    await keep(tx, answer)
    return answer
  })
}

export const readExport = async (db: Db, id: number) => orNotFound(await exports.findExport(db, id))

/** What an export has as DATEV reads it, with the accounts of now. */
export const exportFile = async (db: Db, id: number) => {
  const { createdAt, throughInvoice, onlyNew, ...row } = await readExport(db, id)
  const settings = await readDatev(db)
  needSettings(settings, row.payments !== null)
  const days = { ...momentsOf(row), through: throughInvoice, newBefore: onlyNew ? id : undefined }
  const documents = await queries.findDocuments(db, days)
  const invoices = documents.flatMap(({ document, costCentre }) =>
    invoicePostings(readInvoiceContent(document), costCentre, settings),
  )
  const movements = await items.findOf<Movement>(db, paymentItems, id)
  const paid = movements.flatMap(movement => paymentPosting(movement, settings) ?? [])
  const text = bookingFile(settings, row, [...invoices, ...paid], createdAt)
  return { name: datevFileName(row), bytes: inWindows1252(text) }
}
